/// Manages the view of a presented controller, and the views around it, in a container above the presenting controller (Apple:
/// UIPresentationController).
///
/// Custom subclasses are returned by the transitioning delegate of a controller whose style is `.custom`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The presented controller. It owns its presentation controller, so the reference from here is weak.
  open var presentedViewController: UIViewController { presentedReference ?? UIViewController() }
  weak var presentedReference: UIViewController?
  /// The presenting controller: the one on which `present` was called, or one of its containers. Set when the presentation begins.
  open internal(set) var presentingViewController: UIViewController {
    get { presentingReference ?? presentedViewController }
    set { presentingReference = newValue }
  }
  weak var presentingReference: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The container of the presented view and of views added by subclasses; nil before the presentation begins and after the dismissal.
  open internal(set) var containerView: UIView?
  /// Traits for the presented controller that replace the inherited ones.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.adoptTraits() }
  }

  /// Whether the presented controller has the elevated interface level, because another view is visible around its view. Default false.
  var elevatesContent: Bool { false }

  /// The position of the presenter's view in its hierarchy, while the presentation has removed it; nil otherwise.
  var formerPosition: FormerPosition?
  var style = UIModalPresentationStyle.custom
  /// The presentation of which this one is an adapted form; nil otherwise.
  weak var original: UIPresentationController?
  /// The running presentation or dismissal transition; nil otherwise.
  var transition: TransitionContext?
  /// Whether a presentation or a dismissal is running.
  var isTransitioning = false

  struct FormerPosition {
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

  /// Returns the adaptive style for traits; `.none` keeps the current style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? systemAdaptiveStyle(for: traitCollection)
  }

  /// Returns the adaptive style if no delegate determines it.
  func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Whether the presentation covers the whole window. Default true.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view is removed from the window while it is covered. Default false.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Views

  /// The view that the animator moves: the controller's view, or a view that contains it. Default the controller's view.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view in the container, in points. Default the bounds of the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  // MARK: Phases

  /// Called when the container is in place, before any appearance callbacks. Add your views here and animate them alongside the transition.
  open func presentationTransitionWillBegin() {}
  /// - Parameter completed: false if the presentation was cancelled. In that case remove your views.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  /// - Parameter completed: false if the dismissal was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Content container

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { containerView?.setNeedsLayout() }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    frameOfPresentedViewInContainerView.size
  }
  /// Called before the window changes its size. Call super, which notifies the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
  /// Called before the traits of the window change. Call super, which notifies the presented controller.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    (containerView ?? presentingViewController.viewIfLoaded)?.traitCollection ?? UIScreen.main.traitCollection
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: For system presentations

  /// Returns the default animator; nil presents without an animation.
  func makeAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    let transition = presentedViewController.preferredTransition
    var style = presentedViewController.modalTransitionStyle
    if case .style(let preferred)? = transition?.kind { style = preferred }
    let animator = ModalAnimator(isPresentation: isPresentation, style: style)
    return ZoomAnimator(transition, grows: isPresentation, fallback: animator) ?? animator
  }

  /// Returns the presentation in another style to which this presentation adapts.
  func adaptedPresentation(
    _ style: UIModalPresentationStyle, of shown: UIViewController, presenting: UIViewController
  ) -> UIPresentationController { shown.makeSystemPresentation(style, presenting: presenting) }

  /// Returns whether a touch beside the presented view passes through to the views below the container.
  func passes(touchAt point: CGPoint, with event: UIEvent?) -> Bool { false }

  /// Dismisses the presented controller, if that is allowed, after a touch beside it or a drag.
  /// - Returns: whether it is dismissed.
  @discardableResult
  func dismissByTouch() -> Bool {
    let presented = presentedViewController
    guard !presented.isBeingDismissed, !isTransitioning else { return false }
    guard !presented.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) != false else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presented.presenter?.performDismissal(animated: true, completion: nil, byTouch: true)
    return true
  }
}
