import QuartzCore

/// The block in which an animator runs changes: each becomes a track.
@MainActor
final class AnimatorBlock: AnimationBlock {
  private let delay: Double
  private let record: (AnimatorTrack) -> Void
  private static var number = 0

  /// - Parameter delay: the fraction of the animator at which the changes set off.
  init(duration: TimeInterval, curve: TimingCurve, delay: Double, record: @escaping (AnimatorTrack) -> Void) {
    self.delay = delay
    self.record = record
    super.init(duration: duration, curve: curve)
  }

  override var animates: Bool { true }

  override func changed(_ change: ViewChange, of layer: CALayer, to new: AnimatableValue) {
    AnimatorBlock.number += 1
    let key = "\(change.path.rawValue).animator.\(AnimatorBlock.number)"
    record(AnimatorTrack(layer: layer, path: change.path, start: change.shown, end: new, delay: delay, animationKey: key))
  }
}
