import QuartzCore

/// The progress of an animator, without its effects on layers. Fractions run from 0 (start) to 1 (end).
struct AnimatorPhase {
  /// A run of the animator from one fraction to another, driven by the clock.
  struct Run {
    var start, target: Double
    /// The duration of the whole run in seconds.
    var duration: TimeInterval
    var curve: TimingCurve
    /// The curve of vertical positions, for springs with a separate vertical velocity.
    var curveY: TimingCurve? = nil
    /// The clock time at which the run begins, provided that it was never paused or reversed.
    var begin: TimeInterval
    /// The seconds elapsed in the run while it is paused; nil while it runs.
    var frozen: TimeInterval?
    /// Whether the run goes back towards its start.
    var isBackwards = false
    /// The seconds elapsed when the run last resumed or reversed, and the clock time of that moment.
    var resumption: (elapsed: TimeInterval, at: TimeInterval)?

    /// Returns the seconds elapsed in the run.
    func elapsed(at now: TimeInterval) -> TimeInterval {
      if let frozen { return frozen }
      let time = resumption.map { $0.elapsed + (now - $0.at) * (isBackwards ? -1 : 1) } ?? now - begin
      return min(max(time, 0), duration)
    }

    func isWaiting(at now: TimeInterval) -> Bool { frozen == nil && resumption == nil && now < begin }

    func fraction(at now: TimeInterval, isLinear: Bool) -> Double {
      let share = duration > 0 ? elapsed(at: now) / duration : 1
      return start + (target - start) * (isLinear ? curve.value(at: share, duration: duration) : share)
    }

    mutating func freeze(at now: TimeInterval) { frozen = elapsed(at: now) }

    mutating func resume(at now: TimeInterval) {
      guard let elapsed = frozen else { return }
      frozen = nil
      resumption = (elapsed, now)
    }

    mutating func turnRound(at now: TimeInterval) {
      let elapsed = elapsed(at: now)
      isBackwards.toggle()
      if frozen == nil { resumption = (elapsed, now) }
    }

    /// The fraction at which the run ends.
    var destination: Double { isBackwards ? start : target }
  }

  enum Pose {
    /// Not started.
    case ready
    case run(Run)
    /// Set through `fractionComplete`.
    case scrubbed(Double)
  }

  var state = UIViewAnimatingState.inactive
  var pose = Pose.ready
  var isReversed = false

  var isRunning: Bool {
    if state == .active, case .run(let run) = pose { return run.frozen == nil }
    return false
  }

  func fraction(at now: TimeInterval, isLinear: Bool) -> Double {
    switch pose {
    case .ready: 0
    case .run(let run): run.fraction(at: now, isLinear: isLinear)
    case .scrubbed(let fraction): fraction
    }
  }
}
