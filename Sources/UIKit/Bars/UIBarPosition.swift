/// Where a bar stands (Apple: UIBarPosition).
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top, with its background below the status bar.
  case topAttached = 3
}

/// What says where it stands (Apple: UIBarPositioning).
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is to stand (Apple: UIBarPositioningDelegate).
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Apple: UIToolbarDelegate.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIToolbar: UIBarPositioning {
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
}

extension UINavigationBar: UIBarPositioning {
  /// Of a navigation controller's bar, attached to the top.
  public var barPosition: UIBarPosition { onResize != nil ? .topAttached : delegate?.position(for: self) ?? .top }
}
