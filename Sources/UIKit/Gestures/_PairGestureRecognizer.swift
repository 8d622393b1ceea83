import GestureMachines

/// The part that pinches and rotations have in common: a recogniser that follows two fingers, of whose movement each subclass reads one aspect.
/// It begins with two fingers, and continues until both have lifted. Not part of Apple's interface.
open class _PairGestureRecognizer: UIGestureRecognizer {
  final var progress = PairProgress()
  /// The time without a movement after which fingers are taken to have left a touchpad, in seconds.
  static let padRest: TimeInterval = 0.25

  /// Whether the movement so far is large enough for the recogniser to begin.
  func isLargeEnough(_ progress: PairProgress) -> Bool { false }

  /// Whether a touchpad's event changes the scale or the rotation that the recogniser reports.
  func concerns(_ event: TransformEvent) -> Bool { false }

  override func forget() { progress = PairProgress() }

  override func padChanged(_ event: TransformEvent) {
    guard concerns(event) || machine.isActive else { return }
    progress.changed(scale: event.scale, rotation: event.rotation, time: event.timestamp)
    lastLocation = event.location
    state = machine.isActive ? .changed : .began
    // There is no event for fingers that leave a touchpad; the end is detected by a timer.
    cancelTimers()
    schedule(after: Self.padRest) { [weak self] in if self?.machine.isActive == true { self?.state = .ended } }
  }

  open override var numberOfTouches: Int { trackedTouches.count(where: \.isDown) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.sorted(by: { $0.serial < $1.serial }) { progress.began(touch.serial, at: touch.screenLocation) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    progress.moved(
      Dictionary(touches.map { ($0.serial, $0.screenLocation) }, uniquingKeysWith: { $1 }), time: touches.first?.timestamp ?? 0)
    guard progress.isPair else { return }
    if machine.isActive {
      state = .changed
    } else if machine.phase == .possible, isLargeEnough(progress) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { progress.ended(touch.serial) }
    guard progress.isEmpty else { return }
    state = machine.phase == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
