/// A view that shows a configuration (Apple: UIContentView).
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration. By default it can if the configuration has the type of the current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIView {
  /// Whether constraints determine the size of the content view. Those of a list content view only follow its frames.
  var sizesByConstraints: Bool { !constraints.isEmpty && !(self is UIListContentView) }
}
