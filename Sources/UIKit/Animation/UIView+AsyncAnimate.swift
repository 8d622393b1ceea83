/// Asynchronous variants: each returns the value that a completion handler would receive.
extension UIView {
  @discardableResult
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) async -> Bool {
    await withCheckedContinuation { end in
      animate(withDuration: duration, animations: animations, completion: { end.resume(returning: $0) })
    }
  }

  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { end in
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: { end.resume(returning: $0) })
    }
  }

  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { end in
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity, options: options,
        animations: animations, completion: { end.resume(returning: $0) })
    }
  }

  @discardableResult
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void
  ) async -> Bool {
    await withCheckedContinuation { end in
      animate(
        springDuration: duration, bounce: bounce, initialSpringVelocity: initialSpringVelocity, delay: delay, options: options,
        animations: animations, completion: { end.resume(returning: $0) })
    }
  }

  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { end in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: { end.resume(returning: $0) })
    }
  }

  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?
  ) async -> Bool {
    await withCheckedContinuation { end in
      transition(with: view, duration: duration, options: options, animations: animations, completion: { end.resume(returning: $0) })
    }
  }

  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = []
  ) async -> Bool {
    await withCheckedContinuation { end in
      transition(from: fromView, to: toView, duration: duration, options: options, completion: { end.resume(returning: $0) })
    }
  }

  @discardableResult
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)? = nil
  ) async -> Bool {
    await withCheckedContinuation { end in
      perform(animation, on: views, options: options, animations: parallelAnimations, completion: { end.resume(returning: $0) })
    }
  }
}
