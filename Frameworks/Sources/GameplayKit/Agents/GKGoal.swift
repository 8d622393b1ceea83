import FoundationCompatibility
import simd

/// A force that moves an agent (Apple: GKGoal).
open class GKGoal: NSObject, NSCopying {
  private var steering: (GKAgent, Float) -> SIMD3<Float> = { _, _ in SIMD3() }
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { GKGoal(steering) }
  func force(on agent: GKAgent, time: Float) -> SIMD3<Float> { steering(agent, time) }

  /// - Parameter steering: returns the change of the velocity that fulfils the goal.
  private convenience init(_ steering: @escaping (GKAgent, Float) -> SIMD3<Float>) {
    self.init()
    self.steering = steering
  }

  // MARK: General movement

  public convenience init(toSeekAgent agent: GKAgent) {
    self.init { [weak agent] mover, _ in agent.map { Steering.seek($0.location, mover) } ?? SIMD3() }
  }
  public convenience init(toFleeAgent agent: GKAgent) {
    self.init { [weak agent] mover, _ in agent.map { Steering.flee($0.location, mover) } ?? SIMD3() }
  }
  public convenience init(toReachTargetSpeed targetSpeed: Float) {
    self.init { mover, _ in mover.heading * targetSpeed - mover.motion }
  }
  /// Creates a goal that changes its direction by up to 45 degrees in a second.
  public convenience init(toWander speed: Float) {
    self.init { mover, time in
      let ahead = mover.heading
      var turn = SIMD3<Float>.random(in: -1...1)
      if mover.isFlat { turn.z = 0 }
      let aside = turn - ahead * dot(turn, ahead)
      let size = length(aside)
      guard size > 0 else { return ahead * speed - mover.motion }
      // Random turns accumulate with the square root of the time.
      let direction = normalize(ahead + aside * (time.squareRoot() * .pi / 4 / size))
      return direction * speed - mover.motion
    }
  }

  // MARK: Avoidance and interception

  public convenience init(toAvoid obstacles: [GKObstacle], maxPredictionTime: TimeInterval) {
    self.init { mover, _ in
      Steering.nearest(obstacles.compactMap { Steering.danger(of: $0, for: mover, within: Float(maxPredictionTime)) }, mover)
    }
  }
  public convenience init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) {
    self.init { mover, _ in
      let others = agents.filter { $0 !== mover }
      return Steering.nearest(others.compactMap { Steering.danger(of: $0, for: mover, within: Float(maxPredictionTime)) }, mover)
    }
  }
  public convenience init(toInterceptAgent target: GKAgent, maxPredictionTime: TimeInterval) {
    self.init { [weak target] mover, _ in
      guard let target else { return SIMD3() }
      let time = distance(target.location, mover.location) / max(mover.maxSpeed, .leastNormalMagnitude)
      return Steering.seek(target.location + target.motion * min(time, Float(maxPredictionTime)), mover)
    }
  }

  // MARK: Flocks

  public convenience init(toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
    self.init { mover, _ in
      let near = Steering.neighbors(of: mover, in: agents, maxDistance, maxAngle)
      let away = near.reduce(SIMD3<Float>()) { sum, other in
        let offset = mover.location - other.location
        return sum + offset / max(length_squared(offset), .leastNormalMagnitude)
      }
      return Steering.speed(along: away, mover)
    }
  }
  public convenience init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
    self.init { mover, _ in
      let near = Steering.neighbors(of: mover, in: agents, maxDistance, maxAngle)
      return Steering.speed(along: near.reduce(SIMD3<Float>()) { $0 + $1.heading }, mover)
    }
  }
  public convenience init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
    self.init { mover, _ in
      let near = Steering.neighbors(of: mover, in: agents, maxDistance, maxAngle)
      guard !near.isEmpty else { return SIMD3() }
      return Steering.seek(near.reduce(SIMD3<Float>()) { $0 + $1.location } / Float(near.count), mover)
    }
  }

  // MARK: Paths

  public convenience init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) {
    self.init { mover, _ in
      let next = mover.location + mover.motion * Float(maxPredictionTime)
      guard let nearest = path.point(nearestTo: next), distance(nearest, next) > path.radius else { return SIMD3() }
      return Steering.seek(nearest, mover)
    }
  }
  public convenience init(toFollow path: GKPath, maxPredictionTime: TimeInterval, forward: Bool) {
    self.init { mover, _ in
      let distance = max(mover.speed, mover.maxSpeed) * Float(maxPredictionTime) * (forward ? 1 : -1)
      return path.point(nearestTo: mover.location, movedBy: distance).map { Steering.seek($0, mover) } ?? SIMD3()
    }
  }
}
