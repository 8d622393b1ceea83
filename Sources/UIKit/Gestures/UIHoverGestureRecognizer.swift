/// A recogniser of a pointer over the view without a pressed button (Apple: UIHoverGestureRecognizer). It begins when the pointer
/// enters the view, changes when it moves, and ends when it leaves. It neither waits for other recognisers nor prevents them.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// The distance of a pencil's tip from the screen, 0...1. Always 0 for a pointer.
  open var zOffset: CGFloat { 0 }
  /// The angle between a pencil and the screen in radians. Always π/2 for a pointer.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The rotation of an Apple Pencil about its axis, in radians: 0, as for pencils that do not measure it.
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Called when the pointer is over the view, with its location on the screen.
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

  /// Hovering needs no pressed button: touches go to the view, and to other recognisers.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type != .touches && super.shouldReceive(event) }
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
