/// What an animator knows about a transition, and how it says that it is over (Apple: UIViewControllerContextTransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Where the transition happens. The animator adds the view that comes; the one that goes is in it where it leaves the window.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether a finger moves the transition now.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// Of a presentation; `.none` in a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The turn that the views are given; the identity, since nothing turns a window.
  var targetTransform: CGAffineTransform { get }

  /// - Parameter percentComplete: 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()

  /// The animator calls it once, when all has moved.
  /// - Parameter didComplete: false where the transition was cancelled and all is as it was before.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// nil for a view that the animator must leave alone, such as that of a presenter which stays in the window.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the controller's view is before the transition, in the container; zero where it is not in place.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view is after the transition, in the container; zero where it will not be in place.
  func finalFrame(for vc: UIViewController) -> CGRect
}
