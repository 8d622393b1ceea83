extension UINavigationController {
  func replaceStack(
    with controllers: [UIViewController], animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    var there: Set<ObjectIdentifier> = []
    let new = controllers.filter { there.insert(ObjectIdentifier($0)).inserted }
    guard !controllers.contains(where: { $0 is UINavigationController }) else {
      UIKitLog.refused("a navigation controller cannot be in the stack of another")
      return
    }
    stackTransition?.completeTransition(true)
    let old = stack
    let former = Set(old.map(ObjectIdentifier.init))
    let added = new.filter { !former.contains(ObjectIdentifier($0)) }
    let removed = old.filter { !there.contains(ObjectIdentifier($0)) }
    let isPush = new.last.map { top in added.contains { $0 === top } } ?? false
    for controller in added { add(controller) }
    for controller in removed {
      controller.isMovingOut = true
      controller.willMove(toParent: nil)
    }
    stack = new
    let settle = {
      for controller in added { controller.didMove(toParent: self) }
      // A controller that has moved to another parent in the meantime stays there.
      for controller in removed where controller.parentController === self { controller.removeFromParent() }
      self.stackSettled()
    }
    guard isViewLoaded, hasShownTop, old.last !== new.last else {
      navigationBar.setItems(new.map(\.navigationItem), animated: false)
      settle()
      tabBarController?.updateBar(animated: false)
      return
    }
    let undo = { [weak self] in
      guard let self else { return }
      for controller in removed { controller.isMovingOut = false }
      for controller in added { controller.removeFromParent() }
      stack = old
      navigationBar.setItems(old.map(\.navigationItem), animated: false)
    }
    showTop(insteadOf: old.last, animated: animated, isPush: isPush, interactor: interactor, settle: settle, undo: undo)
  }

  /// Shows the view of the top controller, with a transition if it is animated.
  func showTop(
    insteadOf former: UIViewController?, animated: Bool, isPush: Bool,
    interactor given: (any UIViewControllerInteractiveTransitioning)? = nil,
    settle: @escaping () -> Void = {}, undo: @escaping () -> Void = {}
  ) {
    let items = stack.map(\.navigationItem)
    guard let top = stack.last else {
      former?.viewIfLoaded?.removeFromSuperview()
      navigationBar.setItems(items, animated: false)
      return settle()
    }
    // The window may have changed since the last layout.
    contentContainerView.frame = view.bounds
    placeInsets(at: stack.count - 1)
    let isSeen = view.window?.showsContents == true && shouldAutomaticallyForwardAppearanceMethods
    let animated = animated && former != nil && isSeen
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if animated, let former {
      let operation = isPush ? Operation.push : .pop
      animator = delegate?.navigationController(self, animationControllerFor: operation, from: former, to: top)
      interactor = animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
      if animator == nil { interactor = given }
      animator = animator ?? makeAnimator(isPush: isPush, zoomed: isPush ? top : former)
    }
    let context = TransitionContext(
      in: contentContainerView,
      from: .init(controller: former, view: former?.viewIfLoaded, initialFrame: former.map(contentFrame) ?? .zero),
      to: .init(controller: top, view: top.view, finalFrame: contentFrame(of: top)), isAnimated: animated
    ) { [weak self] completed in
      if completed {
        self?.arrived(at: top, from: former, animated: animated, settle)
      } else {
        self?.returned(to: former, from: top, animated: animated, undo)
      }
    }
    stackTransition = context
    activeTransition = context
    context.prepare(animator, interactor)
    context.onAnimate = { [weak self] in
      if animated {
        self?.changeBars(to: items, with: top.view)
      } else {
        self?.navigationBar.setItems(items, animated: false)
      }
      self?.tabBarController?.updateBar(animated: animated)
    }
    delegate?.navigationController(self, willShow: top, animated: animated)
    top.view.frame = contentFrame(of: top)
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIViewController.deferAppearanceCallbacks(animated: animated) {
      if isSeen {
        former?.beginTransitionOfTree(appearing: false, animated: animated)
        top.beginTransitionOfTree(appearing: true, animated: animated)
      }
      if !animated { placeBars() }
      context.run { contentContainerView.addSubview(top.view) }
    }
    placeBars()
  }

  private func makeAnimator(isPush: Bool, zoomed: UIViewController) -> any UIViewControllerAnimatedTransitioning {
    let slide = NavigationAnimator(isPush: isPush)
    return ZoomAnimator(zoomed.preferredTransition, grows: isPush, fallback: slide) ?? slide
  }

  private func arrived(at top: UIViewController, from former: UIViewController?, animated: Bool, _ settle: () -> Void) {
    UIViewController.deferAppearanceCallbacks(animated: animated) {
      if let view = former?.viewIfLoaded, view.isDescendant(of: contentContainerView) { view.removeFromSuperview() }
    }
    former?.endTransitionOfTree()
    top.endTransitionOfTree()
    settle()
    forgetTransition()
    dropFormerBackgrounds(animated: animated)
    ZoomDismissal.attach(to: top)
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Restores the state before a transition that was cancelled.
  private func returned(to former: UIViewController?, from top: UIViewController, animated: Bool, _ undo: () -> Void) {
    UIViewController.deferAppearanceCallbacks(animated: animated) {
      top.beginTransitionOfTree(appearing: false, animated: animated)
      top.viewIfLoaded?.removeFromSuperview()
      top.endTransitionOfTree()
      undo()
      if let view = former?.viewIfLoaded {
        if let former { view.frame = contentFrame(of: former) }
        if view.superview !== contentContainerView { contentContainerView.addSubview(view) }
      }
      former?.beginTransitionOfTree(appearing: true, animated: animated)
      former?.endTransitionOfTree()
    }
    forgetTransition()
    dropFormerBackgrounds(animated: false)
    placeBars()
  }

  private func forgetTransition() {
    stackTransition = nil
    activeTransition = nil
  }

  // MARK: Swiping back

  /// Whether a pop is possible now: no transition runs and nothing is presented.
  var canPopNow: Bool { stack.count > 1 && stackTransition == nil && presented == nil }

  /// Whether the swipe may begin. It may not during a transition, or if the back button is hidden or replaced.
  var canSwipeBack: Bool {
    guard canPopNow, let item = stack.last?.navigationItem else { return false }
    let hasLeft = item.leftBarButtonItems?.contains(where: \.isInUse) == true
    return !item.hidesBackButton && (!hasLeft || item.leftItemsSupplementBackButton)
  }

  func swipeBack(with swipe: BackSwipe) {
    replaceStack(with: stack.dropLast(), animated: true, interactor: swipe)
  }
}
