/// Two fingers that turn about each other (Apple: UIRotationGestureRecognizer). It goes on until both have left.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var follower = PairFollower()
  private var offset: CGFloat = 0

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// Radians, clockwise, since the beginning. Settable: then it counts on from there.
  open var rotation: CGFloat {
    get { follower.progress.rotation + offset }
    set {
      guard newValue.isFinite else { return UIKitLog.refused("a rotation of \(newValue) is no number") }
      offset = newValue - follower.progress.rotation
    }
  }

  /// Radians a second.
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
    // Nobody says when the fingers leave the pad.
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
