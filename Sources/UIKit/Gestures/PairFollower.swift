/// What pinch and rotation have in common: they begin with two fingers, and go on until both have left.
@MainActor
struct PairFollower {
  var progress = PairProgress()

  /// Seconds without a move after which fingers have left a touch pad.
  static let padRest: TimeInterval = 0.25

  mutating func padChanged(_ event: TransformEvent) {
    progress.changed(scale: event.scale, rotation: event.rotation, time: event.timestamp)
  }

  mutating func began(_ touches: Set<UITouch>) {
    for touch in touches.sorted(by: { $0.serial < $1.serial }) { progress.began(touch.serial, at: touch.screenLocation) }
  }

  /// - Returns: the state that follows; nil: none.
  mutating func moved(_ touches: Set<UITouch>, _ machine: GestureMachine, begins: (PairProgress) -> Bool) -> UIGestureRecognizer.State? {
    progress.moved(
      Dictionary(touches.map { ($0.serial, $0.screenLocation) }, uniquingKeysWith: { $1 }), time: touches.first?.timestamp ?? 0)
    guard progress.isPair else { return nil }
    if machine.isActive { return .changed }
    return machine.phase == .possible && begins(progress) ? .began : nil
  }

  mutating func ended(_ touches: Set<UITouch>, _ machine: GestureMachine) -> UIGestureRecognizer.State? {
    for touch in touches { progress.ended(touch.serial) }
    guard progress.isEmpty else { return nil }
    return machine.phase == .possible ? .failed : .ended
  }
}
