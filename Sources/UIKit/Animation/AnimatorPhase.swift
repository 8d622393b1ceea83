import QuartzCore

/// Where an animator's progress is, apart from what it does to layers. Fractions run from 0 (start) to 1 (end).
struct AnimatorPhase {
  /// A way that is run by the clock.
  struct Run {
    var start, target: Double
    /// Seconds for the whole way.
    var duration: TimeInterval
    var curve: TimingCurve
    /// Of vertical positions, where a spring has a velocity of its own for them.
    var curveY: TimingCurve? = nil
    /// The clock's time at which the way had not begun, if it always ran forwards.
    var begin: TimeInterval
    /// Seconds into the way while it stands still; nil while it runs.
    var frozen: TimeInterval?
    /// Runs back to where it came from.
    var isBackwards = false
    /// Seconds into the way, at the clock's time `turned`, when it turned round last.
    var turn: (elapsed: TimeInterval, at: TimeInterval)?

    /// Seconds into the way.
    func elapsed(at now: TimeInterval) -> TimeInterval {
      if let frozen { return frozen }
      let time = turn.map { $0.elapsed + (now - $0.at) * (isBackwards ? -1 : 1) } ?? now - begin
      return min(max(time, 0), duration)
    }

    func isWaiting(at now: TimeInterval) -> Bool { frozen == nil && turn == nil && now < begin }

    func fraction(at now: TimeInterval, isLinear: Bool) -> Double {
      let share = duration > 0 ? elapsed(at: now) / duration : 1
      return start + (target - start) * (isLinear ? curve.value(at: share, duration: duration) : share)
    }

    mutating func freeze(at now: TimeInterval) { frozen = elapsed(at: now) }

    mutating func resume(at now: TimeInterval) {
      guard let elapsed = frozen else { return }
      frozen = nil
      turn = (elapsed, now)
    }

    mutating func turnRound(at now: TimeInterval) {
      let elapsed = elapsed(at: now)
      isBackwards.toggle()
      if frozen == nil { turn = (elapsed, now) }
    }

    /// Where it ends.
    var destination: Double { isBackwards ? start : target }
  }

  enum Pose {
    /// Before anything happened.
    case ready
    case run(Run)
    /// Set by hand.
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
