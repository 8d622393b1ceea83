import GestureMachines

/// The common part of pinch and rotation recognisers. They begin with two fingers, and continue until both have lifted.
@MainActor
struct PairFollower {
  var progress = PairProgress()

  /// The time without a movement after which fingers are taken to have left a touchpad, in seconds.
  static let padRest: TimeInterval = 0.25

  mutating func padChanged(_ event: TransformEvent) {
    progress.changed(scale: event.scale, rotation: event.rotation, time: event.timestamp)
  }

  mutating func began(_ touches: Set<UITouch>) {
    for touch in touches.sorted(by: { $0.serial < $1.serial }) { progress.began(touch.serial, at: touch.screenLocation) }
  }

  /// - Returns: the next state; nil if the state does not change.
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
