import QuartzCore

extension UIView {
  /// Animates through the key frames that `animations` adds with `addKeyframe`. Changes outside of key frames take the whole duration.
  /// Times are in seconds of the display's clock. In the block of a property animator the key frames share the time of the animator and are
  /// scrubbed with it.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var duration = duration.isFinite ? max(duration, 0) : 0
    let delay = delay.isFinite ? max(delay, 0) : 0
    var options = options
    let outer = AnimationContext.current
    if let outer {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(KeyframeAnimationOptions(rawValue: outer.options.intersection(.inherited).rawValue))
      }
    }
    let curve = UIView.AnimationOptions(rawValue: options.rawValue).curve
    if let scrubber = AnimationContext.scrubber, AnimationContext.isEnabled, outer == nil {
      let frames = { animateKeyframes(withDuration: duration, delay: 0, options: options, animations: animations) }
      if scrubber.record(duration: duration, delay: delay, curve: curve, frames, completion) { return }
    }
    let block = KeyframeBlock(duration: duration, curve: curve.timing, options: options)
    if let animator = outer as? AnimatorBlock, !options.contains(.overrideInheritedDuration) {
      AnimationContext.run(block, animations)
      return animator.nest(delay: delay, completion: completion) { block.addTracks(to: animator, delay: $0) }
    }
    let end = BlockCompletion(completion)
    AnimationContext.run(block, animations)
    block.addAnimations(delay: delay, completion: end)
    end.close()
  }

  /// Adds a key frame inside `animateKeyframes`. Its start time and duration are fractions of the total duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
  ) {
    guard let block = AnimationContext.current as? KeyframeBlock else { return animations() }
    block.add(start: frameStartTime, duration: frameDuration, animations)
  }
}
