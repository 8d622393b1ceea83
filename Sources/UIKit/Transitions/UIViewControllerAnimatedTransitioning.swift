/// Moves the views of a transition (Apple: UIViewControllerAnimatedTransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds. What animates alongside takes as long.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the view that comes to the container, animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animation as an object that can be stopped in its course. The default is one that does nothing; then `animateTransition`
  /// counts.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
  /// The transition is over, cancelled or not.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear)) }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for an animator that has none.
final class NoAnimator: UIViewPropertyAnimator {}
