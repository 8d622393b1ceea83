/// Moves the animations of an animator as far as a finger has gone (Apple: UIPercentDrivenInteractiveTransition).
///
/// Call `update(_:)` as the finger moves, and `finish()` or `cancel()` when it has gone. Changes that the animator makes with
/// `UIView.animate` or gives as its interruptible animator follow; a cancelled transition puts them back.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: TransitionContext?
  private var scrubber = TransitionScrubber()

  public override init() {
    super.init()
  }

  /// Seconds; of the transition that is under way.
  open var duration: CGFloat { CGFloat(context?.coordinator.transitionDuration ?? 0) }
  /// 0...1.
  open private(set) var percentComplete: CGFloat = 0
  /// The pace after the finger has gone, in the transition's own. Default 1.
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Kept: changes scrub by the curve that the animator gave them.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Default true. Where false the transition begins by itself, and `pause()` takes hold of it.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    scrubber = TransitionScrubber()
    context.animate(into: scrubber)
    if wantsInteractiveStart { scrubber.move(to: 0) } else { finish() }
  }

  /// Takes hold of a transition that runs.
  open func pause() {
    guard let context, !context.isOver else { return }
    scrubber.pause()
    percentComplete = scrubber.fraction
    context.pauseInteractiveTransition()
  }

  /// - Parameter percentComplete: 0...1; other numbers are clamped.
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
