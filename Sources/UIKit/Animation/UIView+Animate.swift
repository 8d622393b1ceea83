import QuartzCore

extension UIView {
  /// Animates the view changes that `animations` makes. The model values change at once; the presented values move to them.
  ///
  /// - Parameters:
  ///   - duration: the duration in seconds. With 0 nothing animates, and the completion is called at the end of the turn of the run loop.
  ///   - delay: the delay in seconds.
  ///   - completion: called with false if an animation was removed before its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(duration: duration, delay: delay, curve: options.curve.timing, options: options, animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates with a spring that comes to rest within `duration` seconds.
  ///
  /// - Parameters:
  ///   - dampingRatio: the damping ratio; 1 does not oscillate.
  ///   - velocity: the initial velocity in total distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: Double(dampingRatio), duration: duration, initialVelocity: Double(velocity))
    runBlock(duration: duration, delay: delay, curve: .spring(spring), options: options, animations, completion)
  }

  /// Animates with a spring, given its perceived duration in seconds and its bounce. A bounce of 0 does not oscillate.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let model = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    let spring = Spring(
      mass: 1, stiffness: Double(model.stiffness), damping: Double(model.damping), initialVelocity: Double(initialSpringVelocity))
    runBlock(
      duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, curve: .spring(spring), options: options, animations, completion)
  }

  /// Repeats and optionally reverses the animations that `animations` adds to the running block.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let block = AnimationContext.current as? ViewAnimationBlock, count.isFinite else { return animations() }
    let before = (block.repeatCount, block.autoreverses)
    (block.repeatCount, block.autoreverses) = (Float(count), autoreverses)
    animations()
    (block.repeatCount, block.autoreverses) = before
  }

  private class func runBlock(
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    var duration = duration.isFinite ? max(duration, 0) : 0
    let delay = delay.isFinite ? max(delay, 0) : 0
    var curve = curve
    var options = options
    let outer = AnimationContext.current
    if let scrubber = AnimationContext.scrubber, AnimationContext.isEnabled, outer == nil {
      if scrubber.record(duration: duration, delay: delay, curve: options.curve, animations, completion) { return }
    }
    if let animator = outer as? AnimatorBlock, !options.contains(.overrideInheritedDuration) {
      return animator.nest(delay: delay, completion: completion) { _ in animations() }
    }
    if let outer {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve), !curve.isSpring { curve = outer.curve }
      if !options.contains(.overrideInheritedOptions) { options.formUnion(outer.options.intersection(.inherited)) }
    }
    let end = BlockCompletion(completion)
    ViewAnimationBlock(duration: duration, delay: delay, curve: curve, options: options, completion: end).run(animations)
    end.close()
  }

  // MARK: Disabling animations

  /// Makes changes without animations, even if it is called in an animation block or calls animation blocks itself.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext.runDisabled(actionsWithoutAnimation)
  }

  /// Enables or disables animations; they are enabled by default. While disabled, changes take effect at once and completions are called at
  /// the end of the turn of the run loop. Animations in flight continue.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }
  /// Whether animations are enabled. False inside `performWithoutAnimation`, too.
  public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }
  /// The duration in seconds of the running animation block; 0 outside of blocks.
  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }
}
