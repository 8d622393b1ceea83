/// The context of a transition, with which the animator also reports its end (Apple: UIViewControllerContextTransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens. The animator adds the new view. The old view is in the container if it leaves the window.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether the transition is being driven interactively.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; `.none` in container controllers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the views. Always the identity, because windows do not rotate.
  var targetTransform: CGAffineTransform { get }

  /// - Parameter percentComplete: the progress, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// Ends the transition. Called once by the animator.
  /// - Parameter didComplete: false if the transition was cancelled and the initial state is restored.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view; nil if the animator must leave it alone, such as the view of a presenter that stays in the window.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of the controller's view in the container before the transition; zero if it is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of the controller's view in the container after the transition; zero if it is not visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}
