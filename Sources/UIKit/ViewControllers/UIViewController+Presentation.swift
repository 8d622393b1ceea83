extension UIViewController {
  // MARK: Presenting

  func show(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = other.modalPresentationStyle
    let presenter = style == .currentContext || style == .overCurrentContext ? contextController ?? topContainer : topContainer
    guard let window = presenter.loadedView?.window ?? loadedView?.window else {
      UIKitLog.refused("\(type(of: self)) is in no window and cannot present \(type(of: other))")
      return
    }
    guard presenter.presented == nil, other.presenter == nil, other !== presenter, other.parentController == nil else {
      let what = presenter.presented.map { "\(type(of: $0))" } ?? "\(type(of: other)), or one that holds it"
      UIKitLog.refused("\(type(of: presenter)) presents \(what) already")
      return
    }
    guard !presenter.isDismissing else {
      UIKitLog.refused("\(type(of: presenter)) is being dismissed and cannot present \(type(of: other))")
      return
    }
    let asked = other.makePresentation(over: presenter, source: self)
    asked.presentingViewController = presenter
    let traits = presenter.traitCollection
    let adapted = asked.adaptivePresentationStyle(for: traits)
    guard adapted != .none, adapted != asked.presentationStyle else {
      asked.delegate?.presentationController(asked, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)
      return start(asked, of: other, over: presenter, in: window, animated: animated, completion)
    }
    // The delegate may wrap the controller in another one for this style.
    let shown = asked.delegate?.presentationController(asked, viewControllerForAdaptivePresentationStyle: adapted) ?? other
    let actual = asked.adaptedPresentation(adapted, of: shown, presenting: presenter)
    actual.delegate = asked.delegate
    if shown === other { actual.original = asked }
    shown.originalPresentation = asked
    shown.presentation = actual
    asked.delegate?.presentationController(asked, prepare: actual)
    asked.delegate?.presentationController(asked, willPresentWithAdaptiveStyle: adapted, transitionCoordinator: nil)
    start(actual, of: shown, over: presenter, in: window, animated: animated, completion)
  }

  private func start(
    _ presentation: UIPresentationController, of other: UIViewController, over presenter: UIViewController, in window: UIWindow,
    animated: Bool, _ completion: (() -> Void)?
  ) {
    other.presentation = presentation
    let host = presentation.isOverContext ? presenter.loadedView?.superview ?? window : window
    // The views are about to be covered; their touches are cancelled.
    if let covered = presenter.viewIfLoaded { window.screen.touchRouter.cancelTouches(below: covered) }
    presentation.begin(over: presenter, in: host, from: self, animated: animated, completion: completion)
  }

  /// The controller that presents on behalf of this one: its outermost container.
  private var topContainer: UIViewController {
    var top = self
    while let parent = top.parentController { top = parent }
    return top
  }

  /// The nearest container that defines the presentation context.
  private var contextController: UIViewController? {
    var link: UIViewController? = self
    while let present = link {
      if present.definesPresentationContext { return present }
      link = present.parentController
    }
    return nil
  }

  // MARK: Presentation controllers

  private var systemStyle: UIModalPresentationStyle { modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle }

  /// Returns the presentation controller that was requested before the presentation, or a new one.
  private func makePresentation(over presenter: UIViewController, source: UIViewController) -> UIPresentationController {
    if let presentation, presentation.presentationStyle == systemStyle { return presentation }
    if systemStyle == .custom {
      let given = transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
      return given ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    }
    return makeSystemPresentation(systemStyle, presenting: presenter)
  }

  func makeSystemPresentation(_ style: UIModalPresentationStyle, presenting: UIViewController?) -> UIPresentationController {
    switch style {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(self, presenting: presenting, style: style == .automatic ? .pageSheet : style)
    case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default: FullScreenPresentationController(self, presenting: presenting, style: style)
    }
  }

  /// Returns the presentation controller that presents this controller or one of its containers; if there is none, a new one for
  /// a later presentation.
  func presentationForUse() -> UIPresentationController? {
    if let presentation, presentation.containerView != nil || presentation.presentationStyle == systemStyle { return presentation }
    var link = parentController
    while let present = link {
      if let found = present.presentation, found.containerView != nil { return found }
      link = present.parentController
    }
    guard systemStyle != .none, systemStyle != .custom else { return nil }
    let made = makeSystemPresentation(systemStyle, presenting: nil)
    presentation = made
    return made
  }

  // MARK: Dismissing

  func performDismissal(animated: Bool, completion: (() -> Void)?, byTouch: Bool = false) {
    guard let presented = presentedViewController else {
      if let presenter = presentingViewController { return presenter.performDismissal(animated: animated, completion: completion) }
      completion?()
      return
    }
    guard let presentation = presented.presentation, presentation.containerView != nil else {
      completion?()
      return
    }
    if presented.isDismissing {
      // It is being dismissed already; a dismissal without animation completes the running one at once.
      if !animated { presentation.transition?.completeTransition(true) }
      completion?()
      return
    }
    // The controllers that it presents are dismissed with it.
    if presented.presented != nil { presented.performDismissal(animated: false, completion: nil) }
    presentation.end(animated: animated, byTouch: byTouch, completion: completion)
  }

  // MARK: Appearance

  func beginTransitionOfTree(appearing: Bool, animated: Bool) {
    beginTransition(appearing: appearing, animated: animated, endsItself: false)
    guard shouldAutomaticallyForwardAppearanceMethods, let loadedView else { return }
    for child in childControllers {
      guard let view = child.loadedView, view.isDescendant(of: loadedView) else { continue }
      child.beginTransitionOfTree(appearing: appearing, animated: animated)
    }
  }
}
