import QuartzCore

extension UIView {
  /// Animates through the key frames that `animations` adds with `addKeyframe`. Changes outside of key frames take the whole
  /// duration. Times are seconds of the display's clock.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var duration = duration.isFinite ? max(duration, 0) : 0
    if let outer = AnimationContext.current, !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    let curve = UIView.AnimationOptions(rawValue: options.rawValue).curve
    if let scrubber = AnimationContext.scrubber, AnimationContext.current == nil {
      if scrubber.take(duration: duration, delay: delay, curve: curve, animations, completion) { return }
    }
    let end = BlockCompletion(completion)
    let block = KeyframeBlock(duration: duration, curve: curve.timing)
    AnimationContext.run(block, animations)
    block.addAnimations(delay: delay.isFinite ? max(delay, 0) : 0, options: options, completion: end)
    end.close()
  }

  /// Inside of `animateKeyframes`: changes that begin at a fraction of the duration and take another fraction of it.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
  ) {
    guard let block = AnimationContext.current as? KeyframeBlock else { return animations() }
    block.add(start: frameStartTime, duration: frameDuration, animations)
  }
}
