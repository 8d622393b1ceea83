import CoreGraphics

/// An invisible rectangle that leads the focus elsewhere (Apple: UIFocusGuide). An arrow key that would reach the guide's frame moves the focus
/// to its preferred environments.
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Whether keys reach the guide. Default true.
  open var isEnabled = true
  /// The environments to which the focus moves. The first one with a focusable item is used. Default empty: keys do not reach the guide.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}

extension UIView {
  /// The guides of this view and its descendants that keys can reach.
  var focusGuides: [UIFocusGuide] {
    guard !isHidden, isUserInteractionEnabled else { return [] }
    return layoutGuides.compactMap { $0 as? UIFocusGuide }.filter { $0.isEnabled && !$0.preferredFocusEnvironments.isEmpty }
      + subviews.flatMap(\.focusGuides)
  }
}

extension UIFocusGuide {
  /// The frame in the coordinates of a window.
  func frame(in window: UIWindow) -> CGRect { owningView?.convert(layoutFrame, to: window) ?? .null }
}
