/// The position of a bar (Apple: UIBarPosition).
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top, with a background that extends below the status bar.
  case topAttached = 3
}

/// An object with a bar position (Apple: UIBarPositioning).
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar (Apple: UIBarPositioningDelegate).
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a toolbar (Apple: UIToolbarDelegate).
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UIView {
  /// The height of the safe area above a bar whose upper edge is at it; nil for a bar elsewhere. A bar that is attached to the top extends its
  /// background over this height.
  var safeAreaAboveBar: CGFloat? {
    guard let superview, transform == .identity else { return nil }
    let top = superview.safeAreaInsets.top
    return abs(frame.minY - superview.bounds.minY - top) < 1 ? top : nil
  }
}

extension UIToolbar: UIBarPositioning {
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }
}

extension UISearchBar: UIBarPositioning {
  public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
}

extension UINavigationBar: UIBarPositioning {
  /// The position: attached to the top for the bar of a navigation controller, otherwise as the delegate determines.
  public var barPosition: UIBarPosition { onResize != nil ? .topAttached : delegate?.position(for: self) ?? .top }
}
