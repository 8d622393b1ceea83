/// A view that shows a configuration (Apple: UIContentView).
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// Setting it changes what shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show another kind of configuration. Default: one of the type that it shows.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIView {
  /// Whether constraints say how large a content is. Those of a list content only follow its frames.
  var sizesByConstraints: Bool { !constraints.isEmpty && !(self is UIListContentView) }
}
