extension UIViewController {
  /// The nearest container of a kind around this controller.
  func nearestParent<Container: UIViewController>() -> Container? {
    var link = parentController
    while let present = link {
      if let container = present as? Container { return container }
      link = present.parentController
    }
    return nil
  }
}
