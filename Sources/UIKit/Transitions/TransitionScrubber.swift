/// The animations of an interactive transition. They follow the progress of the gesture, then run to the end or back.
///
/// While it records, `UIView.animate` and `animateKeyframes` pass their changes to it instead of starting. Animations added directly to
/// layers and `UIView.transition` are not recorded.
@MainActor
final class TransitionScrubber {
  private struct Part {
    let animator: any UIViewImplicitlyAnimating
    /// The delay and the duration in seconds.
    let delay, duration: TimeInterval
  }

  private var parts: [Part] = []
  /// The progress, 0...1.
  private(set) var fraction: CGFloat = 0

  private var total: TimeInterval { parts.map { $0.delay + $0.duration }.max() ?? 0 }

  func record(_ body: () -> Void) {
    let before = AnimationContext.scrubber
    AnimationContext.scrubber = self
    body()
    AnimationContext.scrubber = before
  }

  /// - Returns: false if there is nothing to record.
  func record(
    duration: TimeInterval, delay: TimeInterval, curve: UIView.AnimationCurve, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) -> Bool {
    guard duration > 0, duration.isFinite else { return false }
    withoutActuallyEscaping(animations) { animations in
      let animator = UIViewPropertyAnimator(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
      animator.scrubsLinearly = false
      animator.addAnimations(animations)
      if let completion { animator.addCompletion { _ in completion(true) } }
      record(animator, duration: duration, delay: delay.isFinite ? max(delay, 0) : 0)
    }
    return true
  }

  func record(_ animator: any UIViewImplicitlyAnimating, duration: TimeInterval, delay: TimeInterval) {
    // Pausing runs the changes, which must not be recorded again.
    let before = AnimationContext.scrubber
    AnimationContext.scrubber = nil
    animator.pauseAnimation()
    AnimationContext.scrubber = before
    parts.append(Part(animator: animator, delay: delay, duration: duration))
  }

  func move(to fraction: CGFloat) {
    self.fraction = fraction
    let time = Double(fraction) * total
    for part in parts where part.animator.state == .active {
      part.animator.fractionComplete = CGFloat(min(max((time - part.delay) / max(part.duration, 1e-6), 0), 1))
    }
  }

  /// Runs the animations to the end, or back to the beginning.
  func run(forwards: Bool, speed: CGFloat, curve: UIView.AnimationCurve) {
    let remaining = forwards ? 1 - fraction : fraction
    let seconds = max(Double(remaining) * total / Double(max(speed, 0.01)), 0.001)
    let timing = UICubicTimingParameters(animationCurve: curve)
    for part in parts where part.animator.state == .active {
      part.animator.isReversed = !forwards
      part.animator.continueAnimation(withTimingParameters: timing, durationFactor: CGFloat(seconds / max(part.duration, 1e-6)))
    }
  }

  /// Pauses the animations and computes the current progress.
  func pause() {
    let active = parts.filter { $0.animator.state == .active }
    for part in active { part.animator.pauseAnimation() }
    for part in active { part.animator.isReversed = false }
    guard total > 0, let last = active.max(by: { $0.delay + $0.duration < $1.delay + $1.duration }) else { return }
    fraction = CGFloat((last.delay + Double(last.animator.fractionComplete) * last.duration) / total)
    move(to: fraction)
  }
}
