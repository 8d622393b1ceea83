/// A transition between two controllers in a container, run by an animator or interactively. It ends exactly once.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  struct Side {
    let controller: UIViewController?
    /// The view; nil if the animator must leave it alone.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  var from, to: Side
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let coordinator: TransitionCoordinator
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  var targetTransform: CGAffineTransform { .identity }

  /// Starts further animations together with the animator, such as that of a bar.
  var onAnimate: (() -> Void)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Updates views and sends callbacks at the end; called once.
  private var onEnd: ((_ completed: Bool) -> Void)?

  init(
    in container: UIView, from: Side, to: Side, isAnimated: Bool, style: UIModalPresentationStyle = .none,
    onEnd: @escaping (_ completed: Bool) -> Void
  ) {
    containerView = container
    self.from = from
    self.to = to
    self.isAnimated = isAnimated
    presentationStyle = style
    self.onEnd = onEnd
    coordinator = TransitionCoordinator(in: container, isAnimated: isAnimated, style: style)
    super.init()
    coordinator.transition = self
    for controller in [from.controller, to.controller] { controller?.activeTransition = self }
  }

  var isOver: Bool { onEnd == nil }
  /// Whether a transition without an animator ends immediately instead of at the end of the turn of the run loop.
  var endsAtOnce = false

  // MARK: Running

  /// - Parameter animator: the animator; nil if nothing animates.
  func prepare(_ animator: (any UIViewControllerAnimatedTransitioning)?, _ interactor: (any UIViewControllerInteractiveTransitioning)?) {
    guard isAnimated, let animator else { return }
    self.animator = animator
    self.interactor = interactor
    coordinator.transitionDuration = animator.transitionDuration(using: self)
    guard let interactor else { return }
    isInteractive = interactor.wantsInteractiveStart
    coordinator.initiallyInteractive = isInteractive
    coordinator.isInteractive = isInteractive
    coordinator.completionCurve = interactor.completionCurve
  }

  /// - Parameter placeViews: moves the views to their final positions, if nothing animates.
  func run(placeViews: () -> Void) {
    guard animator != nil else {
      placeViews()
      onAnimate?()
      coordinator.runAlongside()
      if endsAtOnce { return completeTransition(true) }
      // Ends after the views were laid out.
      return UIApplication.shared.afterCommit { self.completeTransition(true) }
    }
    if let interactor { interactor.startInteractiveTransition(self) } else { animate() }
  }

  /// Starts the animator and the alongside animations.
  func animate() {
    animator?.animateTransition(using: self)
    onAnimate?()
    coordinator.runAlongside()
  }

  /// Records the animations of the animator in a scrubber.
  func animate(into scrubber: TransitionScrubber) {
    guard let animator else { return }
    scrubber.record {
      let interruptible = animator.interruptibleAnimator(using: self)
      if interruptible is NoAnimator {
        animator.animateTransition(using: self)
      } else {
        scrubber.record(interruptible, duration: coordinator.transitionDuration, delay: 0)
      }
      onAnimate?()
      coordinator.runAlongside()
    }
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.percentComplete = percentComplete }

  func finishInteractiveTransition() { settle(cancelled: false) }
  func cancelInteractiveTransition() { settle(cancelled: true) }

  private func settle(cancelled: Bool) {
    transitionWasCancelled = cancelled
    coordinator.isCancelled = cancelled
    if let interactor { coordinator.completionVelocity = interactor.completionSpeed }
    isInteractive = false
    coordinator.interactionChanged(to: false)
  }

  func pauseInteractiveTransition() {
    isInteractive = true
    transitionWasCancelled = false
    coordinator.isCancelled = false
    coordinator.interactionChanged(to: true)
  }

  func completeTransition(_ didComplete: Bool) {
    guard let end = onEnd else { return }
    onEnd = nil
    end(didComplete)
    for controller in [from.controller, to.controller] where controller?.activeTransition === self {
      controller?.activeTransition = nil
    }
    animator?.animationEnded(didComplete)
    coordinator.runCompletions()
    animator = nil
    interactor = nil
    onAnimate = nil
  }

  // MARK: Controllers and frames

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : key == .to ? to.view : nil }

  private func side(of controller: UIViewController) -> Side? {
    from.controller === controller ? from : to.controller === controller ? to : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }
}
