/// Places a presented controller's view, and what goes with it, in a container above who presents it (Apple: UIPresentationController).
///
/// Subclasses of your own are given by the transitioning delegate of a controller whose style is `.custom`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The presented controller keeps its presentation controller, and not the other way round.
  open var presentedViewController: UIViewController { presentedReference ?? UIViewController() }
  weak var presentedReference: UIViewController?
  /// Who presents: the controller, or one of its containers. Set when the presentation begins.
  open internal(set) var presentingViewController: UIViewController {
    get { presentingReference ?? presentedViewController }
    set { presentingReference = newValue }
  }
  weak var presentingReference: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What holds the presented view and the views that you add around it; nil before the presentation begins and after the dismissal.
  open internal(set) var containerView: UIView?
  /// Given to the presented controller in place of what it would have.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.adoptTraits() }
  }

  /// Where the presenter's view stood, while the presentation has it out of the window.
  var formerPlace: FormerPlace?
  var style = UIModalPresentationStyle.custom
  /// The presentation that this one is an adapted form of.
  weak var original: UIPresentationController?
  /// The presentation or the dismissal that is under way.
  var transition: TransitionContext?
  /// A presentation or a dismissal is under way.
  var isTransitioning = false

  struct FormerPlace {
    weak var superview: UIView?
    let index: Int
  }

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presentedReference = presentedViewController
    presentingReference = presentingViewController
    super.init()
  }

  // MARK: Style

  open var presentationStyle: UIModalPresentationStyle { style }
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  /// The style in other surroundings; `.none` keeps the one that there is.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? systemAdaptiveStyle(for: traitCollection)
  }

  /// Without a delegate's word.
  func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Default true: over the whole window.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the window while it is covered. Default false.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Views

  /// What the animator moves: the controller's view, or one that holds it. Default: the former.
  open var presentedView: UIView? { presentedViewController.view }
  /// Points, in the container. Default: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Course

  /// The container is in place; nothing has been told to appear yet. Add your views, and animate them alongside.
  open func presentationTransitionWillBegin() {}
  /// - Parameter completed: false where the presentation was cancelled: take your views away again.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  /// - Parameter completed: false where the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content container

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { containerView?.setNeedsLayout() }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    frameOfPresentedViewInContainerView.size
  }
  /// The window gets another size. Call super: it tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
  /// The window gets other traits. Call super: it tells the presented controller.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    (containerView ?? presentingViewController.viewIfLoaded)?.traitCollection ?? UIScreen.main.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: For presentations of the system

  /// Which animator there is where nobody gives one; nil: none, it happens at once.
  func makeAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ModalAnimator(isPresentation: isPresentation, style: presentedViewController.modalTransitionStyle)
  }

  /// Another kind of presentation of a controller, in surroundings that ask for it.
  func adaptedPresentation(
    _ style: UIModalPresentationStyle, of shown: UIViewController, presenting: UIViewController
  ) -> UIPresentationController { shown.makeSystemPresentation(style, presenting: presenting) }

  /// Whether what is below the container gets a touch beside the presented view.
  func passes(touchAt point: CGPoint, with event: UIEvent?) -> Bool { false }

  /// A person touched beside the presented view, or pulled it away.
  /// - Returns: whether it goes.
  @discardableResult
  func dismissByTouch() -> Bool {
    let presented = presentedViewController
    guard !presented.isBeingDismissed, !isTransitioning else { return false }
    guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) != false else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presented.presenter?.takeAway(animated: true, completion: nil, byTouch: true)
    return true
  }
}
