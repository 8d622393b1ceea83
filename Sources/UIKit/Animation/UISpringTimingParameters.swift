import QuartzCore

/// Pacing by a spring (Apple: UISpringTimingParameters).
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Kind {
    /// The spring takes the animator's duration.
    case ratio(Double)
    /// The spring has a duration of its own.
    case physical(mass: Double, stiffness: Double, damping: Double)
  }

  /// In whole ways per second: `dx` of all properties, `dy` of vertical positions.
  public let initialVelocity: CGVector
  private let kind: Kind

  /// UIKit's default spring: mass 3, stiffness 1000, damping 500.
  public override init() {
    kind = .physical(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
    super.init()
  }

  /// A ratio of 1 does not swing.
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

  /// By the duration that people see, and the bounce.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    let model = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(mass: 1, stiffness: model.stiffness, damping: model.damping, initialVelocity: initialVelocity)
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring with one of the velocities, and how long it takes when the animator has `duration` seconds.
  func resolved(duration: TimeInterval, velocity: Double) -> (spring: Spring, duration: TimeInterval) {
    switch kind {
    case .ratio(let ratio): return (Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity), duration)
    case .physical(let mass, let stiffness, let damping):
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
      return (spring, spring.settlingDuration)
    }
  }
}
