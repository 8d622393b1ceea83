extension UIViewController {
  /// The nearest ancestor controller of a given type.
  func nearestParent<Container: UIViewController>() -> Container? {
    var link = parentController
    while let present = link {
      if let container = present as? Container { return container }
      link = present.parentController
    }
    return nil
  }
}
