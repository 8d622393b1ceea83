import QuartzCore

/// A movement of a finger that has not moved the focus yet (Apple: UIFocusMovementHint). Only the touch surface of a remote control makes
/// hints, so UIKit on Linux makes none.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, NSCopying {
  /// The direction of the movement, from -1 to 1.
  open private(set) var movementDirection = CGVector.zero
  /// The perspective, rotation and translation together.
  open var interactionTransform: CATransform3D {
    CATransform3DTranslate(
      CATransform3DRotate(
        CATransform3DRotate(perspectiveTransform, rotation.dx, 1, 0, 0), rotation.dy, 0, 1, 0), translation.dx, translation.dy, 0)
  }
  open private(set) var perspectiveTransform = CATransform3DIdentity
  open private(set) var rotation = CGVector.zero
  open private(set) var translation = CGVector.zero

  override init() { super.init() }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
