import QuartzCore

/// A timing curve given by a spring (Apple: UISpringTimingParameters).
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// A spring that lasts as long as the animator.
    case ratio(Double)
    /// A spring with its own settling time.
    case physical(mass: Double, stiffness: Double, damping: Double)
  }

  /// The initial velocity in total distances per second: `dx` applies to all properties, `dy` to vertical positions.
  public let initialVelocity: CGVector
  private let kind: Kind

  /// UIKit's default spring: mass 3, stiffness 1000, damping 500.
  public override init() {
    kind = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// Creates a spring from a damping ratio. A ratio of 1 does not oscillate.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    kind = .ratio(Double(ratio))
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physical(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from its perceived duration in seconds and its bounce.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    let model = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(mass: 1, stiffness: model.stiffness, damping: model.damping, initialVelocity: initialVelocity)
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the spring with one of the two velocities, and its duration for an animator that lasts `duration` seconds.
  func resolved(duration: TimeInterval, velocity: Double) -> (spring: Spring, duration: TimeInterval) {
    switch kind {
    case .ratio(let ratio): return (Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity), duration)
    case .physical(let mass, let stiffness, let damping):
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      return (spring, spring.settlingDuration)
    }
  }
}
