import QuartzCore

/// The curve of an animator's way, and how long the whole of it takes.
@MainActor
struct Pacing {
  let curve: TimingCurve
  /// Of vertical positions, where a spring has two velocities.
  let curveY: TimingCurve?
  /// Seconds.
  let duration: TimeInterval

  init(curve: TimingCurve, curveY: TimingCurve? = nil, duration: TimeInterval) {
    self.curve = curve
    self.curveY = curveY
    self.duration = duration
  }

  /// - Parameter duration: the animator's; a spring that is given by its physics has its own.
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
    // One velocity is meant for all that has no direction.
    self.init(
      curve: .spring(across.spring), curveY: .spring(down.spring), duration: max(across.duration, down.duration))
  }
}
