/// A pointer over the view, with no button down (Apple: UIHoverGestureRecognizer). It begins as the pointer comes in, changes as it
/// moves, and ends as it leaves; it neither waits for others nor keeps them from anything.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

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
