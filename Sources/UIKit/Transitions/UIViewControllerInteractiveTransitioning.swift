/// Lets something else than time, as a rule a finger, move a transition (Apple: UIViewControllerInteractiveTransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The pace after the finger has gone, in the transition's own: default 1.
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition waits for a finger from its beginning. Default true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
