// The phases of a presentation and of its dismissal. Documentation/Cycles.md lists the order of the calls.
extension UIPresentationController {
  // MARK: Presenting

  /// - Parameters:
  ///   - presenter: the controller whose view is covered.
  ///   - host: the view to which the container is added.
  ///   - source: the controller on which `present` was called.
  func begin(
    over presenter: UIViewController, in host: UIView, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    presentingViewController = presenter
    presenter.presented = presented
    presented.presenter = presenter
    presented.isPresenting = true
    isTransitioning = true
    let transitioningDelegate = presented.transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated {
      animator = transitioningDelegate?.animationController(forPresented: presented, presenting: presenter, source: source)
      interactor = animator.flatMap { transitioningDelegate?.interactionControllerForPresentation(using: $0) }
      animator = animator ?? makeAnimator(isPresentation: true)
    }
    let container = PresentationContainerView(for: self, frame: isOverContext ? presenter.view.frame : host.bounds)
    containerView = container
    host.addSubview(container)
    presented.loadViewIfNeeded()
    let removes = shouldRemovePresentersView
    if removes { rememberPosition(of: presenter) }

    let frame = presenter.view.superview.map { container.convert(presenter.view.frame, from: $0) } ?? container.bounds
    let context = TransitionContext(
      in: container,
      from: .init(controller: presenter, view: removes ? presenter.view : nil, initialFrame: frame, finalFrame: removes ? .zero : frame),
      to: .init(controller: presented, view: presentedView), isAnimated: animator != nil, style: presentationStyle
    ) { completed in
      self.presentationEnded(completed, animated: animated)
      if completed { completion?() }
    }
    transition = context
    context.prepare(animator, interactor)
    presentationTransitionWillBegin()
    context.to.view = presentedView
    context.to.finalFrame = frameOfPresentedViewInContainerView
    UIViewController.deferAppearanceCallbacks(animated: animated) {
      if removes { presenter.beginTransitionOfTree(appearing: false, animated: animated) }
      presented.beginTransitionOfTree(appearing: true, animated: animated)
      context.run {
        guard let view = presentedView else { return }
        view.frame = context.to.finalFrame
        container.addSubview(view)
      }
    }
  }

  private func presentationEnded(_ completed: Bool, animated: Bool) {
    let presented = presentedViewController, presenter = presentingViewController
    isTransitioning = false
    transition = nil
    if completed {
      UIViewController.deferAppearanceCallbacks(animated: animated) {
        if formerPosition != nil { presenter.viewIfLoaded?.removeFromSuperview() }
      }
      // Unlike a push: published logs of full-screen presentations, from iOS 8 to 17, have the two calls in this order.
      presented.endTransitionOfTree()
      if formerPosition != nil { presenter.endTransitionOfTree() }
      presented.isPresenting = false
      // A sheet has its own drag.
      if presentedView === presented.viewIfLoaded { ZoomDismissal.attach(to: presented) }
      presentationTransitionDidEnd(true)
      containerView?.setNeedsLayout()
      return
    }
    UIViewController.deferAppearanceCallbacks(animated: animated) {
      presented.beginTransitionOfTree(appearing: false, animated: animated)
      presentedView?.removeFromSuperview()
    }
    presented.endTransitionOfTree()
    if formerPosition != nil {
      UIViewController.deferAppearanceCallbacks(animated: animated) {
        putBack(presenter)
        presenter.beginTransitionOfTree(appearing: true, animated: animated)
      }
      presenter.endTransitionOfTree()
    }
    presented.isPresenting = false
    presentationTransitionDidEnd(false)
    tearDown()
  }

  // MARK: Dismissing

  /// - Parameter byTouch: whether the user dismisses it, so that the delegate is notified at the end.
  func end(animated: Bool, byTouch: Bool, completion: (() -> Void)?) {
    let presented = presentedViewController, presenter = presentingViewController
    guard let container = containerView else { return }
    // Ends a presentation that is still running.
    transition?.completeTransition(true)
    isTransitioning = true
    presented.isDismissing = true
    let transitioningDelegate = presented.transitioningDelegate
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated, container.window != nil {
      animator = transitioningDelegate?.animationController(forDismissed: presented)
      interactor = animator.flatMap { transitioningDelegate?.interactionControllerForDismissal(using: $0) }
      if animator == nil { interactor = ZoomDismissal.running(on: presented) }
      animator = animator ?? makeAnimator(isPresentation: false)
    }
    let removed = formerPosition != nil
    let frame = presentedView.map { $0.superview === container ? $0.frame : container.convert($0.bounds, from: $0) } ?? .zero
    let below = presenter.viewIfLoaded
    let context = TransitionContext(
      in: container, from: .init(controller: presented, view: presentedView, initialFrame: frame),
      to: .init(controller: presenter, view: removed ? below : nil, finalFrame: removed ? container.bounds : below?.frame ?? .zero),
      isAnimated: animator != nil, style: presentationStyle
    ) { completed in
      self.dismissalEnded(completed, animated: animated, byTouch: byTouch)
      if completed { completion?() }
    }
    transition = context
    context.endsAtOnce = true
    context.prepare(animator, interactor)
    dismissalTransitionWillBegin()
    UIViewController.deferAppearanceCallbacks(animated: animated) {
      presented.beginTransitionOfTree(appearing: false, animated: animated)
      if removed { presenter.beginTransitionOfTree(appearing: true, animated: animated) }
      context.run {}
    }
  }

  private func dismissalEnded(_ completed: Bool, animated: Bool, byTouch: Bool) {
    let presented = presentedViewController, presenter = presentingViewController
    let removed = formerPosition != nil
    isTransitioning = false
    transition = nil
    if completed {
      UIViewController.deferAppearanceCallbacks(animated: animated) {
        if removed { putBack(presenter) }
        presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
      }
      presented.endTransitionOfTree()
      if removed { presenter.endTransitionOfTree() }
      presented.isDismissing = false
      dismissalTransitionDidEnd(true)
      let delegate = delegate
      tearDown()
      if byTouch { delegate?.presentationControllerDidDismiss(self) }
      return
    }
    if removed {
      UIViewController.deferAppearanceCallbacks(animated: animated) {
        presenter.beginTransitionOfTree(appearing: false, animated: animated)
        presenter.viewIfLoaded?.removeFromSuperview()
      }
      presenter.endTransitionOfTree()
    }
    presented.beginTransitionOfTree(appearing: true, animated: animated)
    presented.endTransitionOfTree()
    presented.isDismissing = false
    dismissalTransitionDidEnd(false)
    containerView?.setNeedsLayout()
  }

  // MARK: Adapting

  /// Called when the traits of the container change. If they require another style, the presented view moves into the new presentation
  /// without a transition.
  func adaptAgain() {
    let presented = presentedViewController, asked = original ?? self
    guard let container = containerView as? PresentationContainerView, !isTransitioning, asked.presentedViewController === presented
    else { return }
    let style = asked.adaptivePresentationStyle(for: container.traitCollection)
    let isAsIs = style == .none || style == asked.presentationStyle
    guard isAsIs ? self !== asked : style != presentationStyle else { return }
    let next = isAsIs ? asked : asked.adaptedPresentation(style, of: presented, presenting: presentingViewController)
    guard next !== self, next.shouldRemovePresentersView == shouldRemovePresentersView else { return }
    asked.delegate?.presentationController(asked, willPresentWithAdaptiveStyle: isAsIs ? .none : style, transitionCoordinator: nil)
    next.delegate = delegate
    next.original = next === asked ? nil : asked
    next.presentingViewController = presentingViewController
    next.containerView = container
    next.formerPosition = formerPosition
    presented.originalPresentation = next === asked ? nil : asked
    presented.presentation = next
    container.presentation = next
    let former = presentedView
    // The view is in the window before the controller's view moves into it, so the controller receives no disappearance callbacks.
    if let view = next.presentedView { container.addSubview(view) }
    next.presentationTransitionWillBegin()
    if let view = next.presentedView {
      view.frame = next.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    if former !== next.presentedView { former?.removeFromSuperview() }
    dismissalTransitionDidEnd(true)
    containerView = nil
    formerPosition = nil
    next.presentationTransitionDidEnd(true)
    container.setNeedsLayout()
  }

  // MARK: Position in the view hierarchy

  var isOverContext: Bool { presentationStyle == .currentContext || presentationStyle == .overCurrentContext }

  private func rememberPosition(of presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
    formerPosition = FormerPosition(superview: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0)
  }

  private func putBack(_ presenter: UIViewController) {
    guard let position = formerPosition, let superview = position.superview, let view = presenter.viewIfLoaded else { return }
    if !isOverContext { view.frame = superview.bounds }
    superview.insertSubview(view, at: min(position.index, superview.subviews.count))
  }

  /// Removes the container after a dismissal or a cancelled presentation.
  private func tearDown() {
    let presented = presentedViewController
    containerView?.removeFromSuperview()
    containerView = nil
    formerPosition = nil
    if presented.presenter?.presented === presented { presented.presenter?.presented = nil }
    presented.presenter = nil
    if presented.presentation === self { presented.presentation = original }
  }
}
