import GestureMachines

/// A recogniser of two fingers that move apart or together (Apple: UIPinchGestureRecognizer). It continues until both have lifted.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var follower = PairFollower()
  private var factor: CGFloat = 1

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// The ratio of the fingers' distance to the initial one. It can be set; later changes are relative to the set value.
  open var scale: CGFloat {
    get { follower.progress.scale * factor }
    set {
      guard newValue.isFinite else { return UIKitLog.refused("a scale of \(newValue) is no number") }
      factor = newValue / follower.progress.scale
    }
  }

  /// The change of the scale per second.
  open var velocity: CGFloat { follower.progress.velocity.scale * factor }

  override func forget() {
    follower = PairFollower()
    factor = 1
  }

  override func padChanged(_ event: TransformEvent) {
    guard event.scale != 1 || machine.isActive else { return }
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
    let next = follower.moved(touches, machine) { abs($0.stretch) >= PairProgress.pinchHysteresis }
    if let next { state = next }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let next = follower.ended(touches, machine) { state = next }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
