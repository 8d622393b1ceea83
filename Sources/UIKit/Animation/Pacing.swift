import QuartzCore

/// The timing curve of an animator and the resulting duration.
@MainActor
struct Pacing {
  let curve: TimingCurve
  /// The curve of vertical positions, for springs with two different velocities; nil otherwise.
  let curveY: TimingCurve?
  /// The duration in seconds.
  let duration: TimeInterval

  init(curve: TimingCurve, curveY: TimingCurve? = nil, duration: TimeInterval) {
    self.curve = curve
    self.curveY = curveY
    self.duration = duration
  }

  /// - Parameter duration: the animator's duration. A spring defined by its physics ignores it and uses its settling time.
  init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
    guard let spring = provider.springTimingParameters else {
      self.init(curve: provider.cubicTimingParameters?.curve ?? .easeInEaseOut, duration: duration)
      return
    }
    let velocity = spring.initialVelocity
    let across = spring.resolved(duration: duration, velocity: Double(velocity.dx))
    guard velocity.dx != velocity.dy else {
      self.init(curve: .spring(across.spring), duration: across.duration)
      return
    }
    let down = spring.resolved(duration: duration, velocity: Double(velocity.dy))
    // Properties without a direction use the horizontal velocity.
    self.init(
      curve: .spring(across.spring), curveY: .spring(down.spring), duration: max(across.duration, down.duration))
  }
}
