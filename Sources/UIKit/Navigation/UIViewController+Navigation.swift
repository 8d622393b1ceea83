extension UIViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? { nearestParent() }
  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? { nearestParent() }

  /// The nearest split view controller around this one.
  public var splitViewController: UISplitViewController? { nearestParent() }

  private func nearestParent<Container: UIViewController>() -> Container? {
    var link = parentController
    while let present = link {
      if let container = present as? Container { return container }
      link = present.parentController
    }
    return nil
  }
}
