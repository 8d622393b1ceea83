/// Animates the views of a transition (Apple: UIViewControllerAnimatedTransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds. Alongside animations have the same duration.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Adds the new view to the container, animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns the animation as an object that can be interrupted. The default returns a placeholder, and `animateTransition` is used.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimator(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear)) }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A placeholder for animators that are not interruptible.
final class NoAnimator: UIViewPropertyAnimator {}
