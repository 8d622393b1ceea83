/// Drives the animations of an animator by the progress of a gesture (Apple: UIPercentDrivenInteractiveTransition).
///
/// Call `update(_:)` during the gesture and `finish()` or `cancel()` at its end. It drives changes that the animator makes with
/// `UIView.animate`, and its interruptible animator. A cancelled transition animates back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: TransitionContext?
  private var scrubber = TransitionScrubber()

  public override init() {
    super.init()
  }

  /// The duration of the running transition in seconds.
  open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }
  /// The progress, 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed after the gesture, as a multiple of the transition's own speed. Default 1.
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Stored; has no effect on Linux. Changes follow the curve of the animator.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition starts interactively. Default true. If false, it runs by itself until `pause()` is called.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    scrubber = TransitionScrubber()
    context.animate(into: scrubber)
    if wantsInteractiveStart { scrubber.move(to: 0) } else { finish() }
  }

  /// Pauses a running transition for interaction.
  open func pause() {
    guard let context, !context.isOver else { return }
    scrubber.pause()
    percentComplete = scrubber.fraction
    context.pauseInteractiveTransition()
  }

  /// - Parameter percentComplete: the progress; clamped to 0...1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, !context.isOver, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    scrubber.move(to: self.percentComplete)
    context.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() {
    guard let context, !context.isOver else { return }
    context.finishInteractiveTransition()
    scrubber.run(forwards: true, speed: completionSpeed, curve: completionCurve)
  }

  open func cancel() {
    guard let context, !context.isOver else { return }
    context.cancelInteractiveTransition()
    scrubber.run(forwards: false, speed: completionSpeed, curve: completionCurve)
  }
}
