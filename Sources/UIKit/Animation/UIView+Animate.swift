import QuartzCore

extension UIView {
  /// Animates the changes of views that `animations` makes. The views' values change at once; what shows moves there.
  ///
  /// - Parameters: duration, delay: seconds, of the display's clock. `completion` gets false when an animation was removed
  ///   before its end. With a duration of 0 there is no animation, and the completion comes with the end of the turn.
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

  /// A spring that comes to rest within `duration` seconds.
  ///
  /// - Parameters: dampingRatio: 1 does not swing. velocity: at the start, in whole ways per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(dampingRatio: Double(dampingRatio), duration: duration, initialVelocity: Double(velocity))
    runBlock(duration: duration, delay: delay, curve: .spring(spring), options: options, animations, completion)
  }

  /// A spring by the duration that people see, and its bounce: 0 does not swing, towards 1 it swings more.
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

  /// Repeats and reverses the animations of the block that is running.
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
      if scrubber.take(duration: duration, delay: delay, curve: options.curve, animations, completion) { return }
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

  // MARK: Switching animations off

  /// Changes in `actionsWithoutAnimation` do not animate, whatever block it is called in and whatever blocks are in it.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext.runDisabled(actionsWithoutAnimation)
  }

  /// Default true. Off, changes show at once and completions come with the end of the turn. Animations in flight go on.
  public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }
  /// False in `performWithoutAnimation`, too.
  public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }
  /// Seconds of the animation block that is running; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }
}
