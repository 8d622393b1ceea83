/// The default animations of presentations and dismissals: the modal transition styles. With Prefer Cross-Fade Transitions all of them
/// dissolve (Apple: prefersCrossFadeTransitions), except in an interactive dismissal.
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The duration in seconds.
  static let duration: TimeInterval = 0.4

  private let isPresentation: Bool
  private let style: UIModalTransitionStyle

  init(isPresentation: Bool, style: UIModalTransitionStyle) {
    self.isPresentation = isPresentation
    self.style = style
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let from = context.view(forKey: .from), to = context.view(forKey: .to)
    if let to, let controller = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: controller)
      if isPresentation {
        container.addSubview(to)
      } else if let from, from.superview === container {
        container.insertSubview(to, belowSubview: from)
      } else {
        container.insertSubview(to, at: 0)
      }
    }
    guard let moving = isPresentation ? to : from else { return context.completeTransition(true) }
    if UIAccessibility.prefersCrossFadeTransitions, !context.isInteractive { return dissolve(moving, context) }
    switch style {
    case .coverVertical, .partialCurl: slide(moving, context)
    case .crossDissolve: dissolve(moving, context)
    case .flipHorizontal: flip(from: from, to: to, moving, context)
    }
  }

  private func run(_ context: any UIViewControllerContextTransitioning, _ animations: @escaping () -> Void, after: (() -> Void)? = nil) {
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction], animations: animations) { _ in
      after?()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Slides the view up from below the container, or down out of it.
  private func slide(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let distance = max(context.containerView.bounds.maxY - view.frame.minY, 0)
    let restingY = view.center.y
    if isPresentation { view.center.y = restingY + distance }
    run(context) { view.center.y = self.isPresentation ? restingY : restingY + distance }
  }

  private func dissolve(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let alpha = view.alpha
    if isPresentation { view.alpha = 0 }
    run(context, { view.alpha = self.isPresentation ? alpha : 0 }, after: { view.alpha = alpha })
  }

  /// Flips between the two views like a card. If one of them stays in the window, the view dissolves instead.
  private func flip(from: UIView?, to: UIView?, _ moving: UIView, _ context: any UIViewControllerContextTransitioning) {
    guard let from, let to else { return dissolve(moving, context) }
    let container = context.containerView
    // The container was not visible before, so its superview is flipped.
    let card = container.superview ?? container
    if from.superview !== container { container.insertSubview(from, at: 0) }
    to.isHidden = true
    let options: UIView.AnimationOptions = isPresentation ? .transitionFlipFromRight : .transitionFlipFromLeft
    UIView.transition(with: card, duration: Self.duration, options: options) {
      from.isHidden = true
      to.isHidden = false
    } completion: { _ in
      from.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
