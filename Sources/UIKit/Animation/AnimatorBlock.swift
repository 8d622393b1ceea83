import QuartzCore

/// The block in which a property animator runs its changes. Each change becomes a track. Nested blocks share the animator's time.
@MainActor
final class AnimatorBlock: AnimationBlock {
  /// The fraction of the animator's duration at which changes begin.
  private var delay: Double
  private let record: (AnimatorTrack) -> Void
  private let finish: (@escaping (Bool) -> Void) -> Void
  private static var number = 0

  /// - Parameters:
  ///   - record: called with each new track.
  ///   - finish: called with the completion handler of each nested block.
  init(
    duration: TimeInterval, curve: TimingCurve, delay: Double, record: @escaping (AnimatorTrack) -> Void,
    finish: @escaping (@escaping (Bool) -> Void) -> Void
  ) {
    self.delay = delay
    self.record = record
    self.finish = finish
    super.init(duration: duration, curve: curve, options: .allowUserInteraction)
  }

  override var animates: Bool { true }

  override func changed(_ change: ViewChange, of layer: CALayer, to new: AnimatableValue) {
    record(
      AnimatorTrack(
        layer: layer, path: change.path, start: change.shown, end: new, old: change.old, delay: delay, animationKey: key(of: change.path)))
  }

  func add(_ frames: Keyframes, of path: LayerKeyPath, on layer: CALayer, shown: AnimatableValue, delay: Double) {
    guard let end = path.value(in: layer.properties) else { return }
    let track = AnimatorTrack(layer: layer, path: path, start: shown, end: end, old: shown, delay: delay, animationKey: key(of: path))
    track.frames = frames
    record(track)
  }

  /// Runs a nested block, whose changes begin `seconds` seconds later.
  func nest(delay seconds: TimeInterval, completion: ((Bool) -> Void)?, _ body: (_ delay: Double) -> Void) {
    let before = delay
    delay += (1 - delay) * (duration > 0 ? min(seconds / duration, 1) : 0)
    body(delay)
    delay = before
    if let completion { finish(completion) }
  }

  private func key(of path: LayerKeyPath) -> String {
    AnimatorBlock.number += 1
    return "\(path.rawValue).animator.\(AnimatorBlock.number)"
  }
}
