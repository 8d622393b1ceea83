import QuartzCore

extension UIView {
  /// Animates from the current look of `view` to its look after `animations`, with the transition that the options name.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let end = BlockCompletion(completion)
    defer { end.close() }
    let isAnimated = duration > 0 && duration.isFinite && AnimationContext.isEnabled && options.transition != 0
    let block = ViewAnimationBlock(
      duration: duration.isFinite ? max(duration, 0) : 0, delay: 0, curve: options.curve.timing, options: options, completion: end)
    guard isAnimated, view.layer.settleBeforeTransition() else {
      if options.transition == 0 { block.run { animations?() } } else { performWithoutAnimation { animations?() } }
      return
    }
    if options.contains(.allowAnimatedContent) {
      block.run { animations?() }
    } else {
      performWithoutAnimation { animations?() }
    }
    let transition = CATransition()
    transition.duration = duration
    transition.customCurve = options.curve.timing
    transition.delegate = end
    transition.touchRule = options.contains(.allowUserInteraction) ? .shown : .blocked
    transition.adopt(options)
    end.enter()
    view.layer.add(transition, forKey: "transition")
  }

  /// Replaces a view by another in the superview of the first, with a transition of that superview.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      BlockCompletion(completion).close()
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension CATransition {
  /// Sets the transition type that the options name: a flip, a page curl or a dissolve.
  func adopt(_ options: UIView.AnimationOptions) {
    switch options.transition {
    case 1, 2, 6, 7:
      type = .flip
      subtype = [1: CATransitionSubtype.fromLeft, 2: .fromRight, 6: .fromTop, 7: .fromBottom][options.transition]
    case 3, 4:
      // The lower edge is lifted. Names with Y assume that y points up, as Core Animation's do.
      type = options.transition == 3 ? .pageCurl : .pageUnCurl
      subtype = .fromTop
    default: break
    }
  }
}
