/// A pointer over the view, with no button down (Apple: UIHoverGestureRecognizer). It begins as the pointer comes in, changes as it
/// moves, and ends as it leaves; it neither waits for others nor keeps them from anything.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// Of a pencil's tip: 0 on the screen, 1 as far as it is seen. A pointer is on the screen.
  open var zOffset: CGFloat { 0 }
  /// Radians between a pencil and the screen; a pointer comes from above.
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The pointer is over the view, at a point of the screen.
  func hovers(at point: CGPoint) {
    lastLocation = point
    switch machine.phase {
    case .possible: state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  func leaves(at point: CGPoint) {
    lastLocation = point
    if machine.isActive { state = .ended }
  }

  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
