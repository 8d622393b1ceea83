import Foundation

/// The duration of a focus update (Apple: UIFocusAnimationContext).
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration in seconds. 0 on Linux, where the ring appears at once.
  var duration: TimeInterval { get }
}

final class ImmediateFocusAnimation: NSObject, UIFocusAnimationContext {
  var duration: TimeInterval { 0 }
}

extension UIFocusAnimationCoordinator {
  /// Runs the animations of the item that gets the focus.
  public func addCoordinatedFocusingAnimations(_ animations: (((any UIFocusAnimationContext)) -> Void)?, completion: (() -> Void)? = nil) {
    animations?(ImmediateFocusAnimation())
    completion?()
  }
  /// Runs the animations of the item that loses the focus.
  public func addCoordinatedUnfocusingAnimations(_ animations: (((any UIFocusAnimationContext)) -> Void)?, completion: (() -> Void)? = nil)
  {
    animations?(ImmediateFocusAnimation())
    completion?()
  }
}
