import GestureMachines

/// A recogniser of two fingers that rotate about each other (Apple: UIRotationGestureRecognizer). It continues until both have lifted.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var follower = PairFollower()
  private var offset: CGFloat = 0

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// The clockwise rotation since the beginning, in radians. It can be set; later changes are relative to the set value.
  open var rotation: CGFloat {
    get { follower.progress.rotation + offset }
    set {
      guard newValue.isFinite else { return UIKitLog.refused("a rotation of \(newValue) is no number") }
      offset = newValue - follower.progress.rotation
    }
  }

  /// The rotation in radians per second.
  open var velocity: CGFloat { follower.progress.velocity.rotation }

  override func forget() {
    follower = PairFollower()
    offset = 0
  }

  override func padChanged(_ event: TransformEvent) {
    guard event.rotation != 0 || machine.isActive else { return }
    follower.padChanged(event)
    lastLocation = event.location
    state = machine.isActive ? .changed : .began
    // There is no event for fingers that leave a touchpad; the end is detected by a timer.
    cancelTimers()
    schedule(after: PairFollower.padRest) { [weak self] in if self?.machine.isActive == true { self?.state = .ended } }
  }

  open override var numberOfTouches: Int { trackedTouches.count(where: \.isDown) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { follower.began(touches) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let next = follower.moved(touches, machine) { abs($0.rotation) >= PairProgress.turnHysteresis }
    if let next { state = next }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let next = follower.ended(touches, machine) { state = next }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
