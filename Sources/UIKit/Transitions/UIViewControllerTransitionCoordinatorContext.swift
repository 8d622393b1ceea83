/// What is known about a transition under way (Apple: UIViewControllerTransitionCoordinatorContext).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A resized window changes at once: false.
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger moved it at its beginning.
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  /// Whether a finger moves it now.
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  /// 0...1: how far the finger had moved it when it was let go.
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var containerView: UIView { get }
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
