/// The animation of a push or a pop. The upper view enters or leaves at the trailing edge. The lower view moves by a third of the width and
/// is dimmed. With Prefer Cross-Fade Transitions the upper view fades in or out instead (Apple: prefersCrossFadeTransitions), except in an
/// interactive pop.
final class NavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds.
  static let duration: TimeInterval = 0.35

  private let isPush: Bool

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let initial = context.viewController(forKey: .from).map(context.initialFrame),
      let final = context.viewController(forKey: .to).map(context.finalFrame)
    else { return context.completeTransition(true) }
    let container = context.containerView
    let (upper, lower) = isPush ? (to, from) : (from, to)
    to.frame = final
    if isPush { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    if UIAccessibility.prefersCrossFadeTransitions, !context.isInteractive { return fade(upper, context, showing: to, at: final) }
    let width = container.isRightToLeft ? -container.bounds.width : container.bounds.width
    let (upperX, lowerX) = isPush ? (final.midX, initial.midX) : (initial.midX, final.midX)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
    container.insertSubview(shade, belowSubview: upper)
    func place(covered: Bool) {
      upper.center.x = upperX + (covered ? 0 : width)
      lower.center.x = lowerX - (covered ? width / 3 : 0)
      shade.alpha = covered ? 1 : 0
    }
    place(covered: !isPush)
    // An interactive transition follows the finger, so its curve is linear.
    let curve: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    UIView.animate(withDuration: Self.duration, delay: 0, options: [curve, .allowUserInteraction]) {
      place(covered: self.isPush)
    } completion: { _ in
      shade.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
      // A transition that was ended early left the view in the middle of its animation.
      if to.superview === container { to.frame = final }
    }
  }

  private func fade(_ upper: UIView, _ context: any UIViewControllerContextTransitioning, showing to: UIView, at final: CGRect) {
    let alpha = upper.alpha
    if isPush { upper.alpha = 0 }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      upper.alpha = self.isPush ? alpha : 0
    } completion: { _ in
      upper.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
      if to.superview === context.containerView { to.frame = final }
    }
  }
}
