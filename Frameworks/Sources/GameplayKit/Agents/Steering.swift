import simd

/// The forces of steering behaviors (Reynolds, "Steering Behaviors For Autonomous Characters", 1999).
enum Steering {
  typealias Danger = (time: Float, away: SIMD3<Float>)

  /// Returns the change of the velocity towards the maximum speed along `direction`.
  static func speed(along direction: SIMD3<Float>, _ mover: GKAgent) -> SIMD3<Float> {
    direction == SIMD3() ? SIMD3() : normalize(direction) * mover.maxSpeed - mover.motion
  }
  static func seek(_ point: SIMD3<Float>, _ mover: GKAgent) -> SIMD3<Float> { speed(along: point - mover.location, mover) }
  static func flee(_ point: SIMD3<Float>, _ mover: GKAgent) -> SIMD3<Float> { speed(along: mover.location - point, mover) }

  /// Returns the agents within a distance, and within an angle in radians from the direction of the agent.
  static func neighbors(of mover: GKAgent, in agents: [GKAgent], _ maxDistance: Float, _ maxAngle: Float) -> [GKAgent] {
    agents.filter { other in
      let offset = other.location - mover.location
      let size = length(offset)
      guard other !== mover, size <= maxDistance else { return false }
      return size == 0 || maxAngle >= .pi || dot(offset / size, mover.heading) >= cos(maxAngle)
    }
  }

  /// Returns the force away from the danger that is reached first.
  static func nearest(_ dangers: [Danger], _ mover: GKAgent) -> SIMD3<Float> {
    guard let danger = dangers.min(by: { $0.time < $1.time }) else { return SIMD3() }
    // A danger straight ahead is passed on the left.
    let aside = mover.isFlat ? SIMD3(-mover.heading.y, mover.heading.x, 0) : cross(mover.heading, SIMD3(0.1, 1, 0.2))
    return speed(along: length(danger.away) < 1e-6 ? aside : danger.away, mover)
  }

  /// Returns the next collision with a moving ball; nil if there is none.
  private static func collision(
    with center: SIMD3<Float>, _ motion: SIMD3<Float>, radius: Float, _ mover: GKAgent, within maxTime: Float
  ) -> Danger? {
    let (offset, speed) = (center - mover.location, motion - mover.motion)
    let relative = length_squared(speed)
    let time = relative == 0 ? 0 : min(max(-dot(offset, speed) / relative, 0), maxTime)
    let closest = offset + speed * time
    return length(closest) < radius + mover.radius ? (time, -closest) : nil
  }
  static func danger(of agent: GKAgent, for mover: GKAgent, within maxTime: Float) -> Danger? {
    collision(with: agent.location, agent.motion, radius: agent.radius, mover, within: maxTime)
  }
  static func danger(of obstacle: GKObstacle, for mover: GKAgent, within maxTime: Float) -> Danger? {
    switch obstacle {
    case let circle as GKCircleObstacle:
      let center = SIMD3(circle.position.x, circle.position.y, mover.location.z)
      return collision(with: center, SIMD3(), radius: circle.radius, mover, within: maxTime)
    case let sphere as GKSphereObstacle:
      return collision(with: sphere.position, SIMD3(), radius: sphere.radius, mover, within: maxTime)
    case let polygon as GKPolygonObstacle:
      return danger(of: Outline(points: polygon.points), for: mover, within: maxTime)
    default: return nil
    }
  }

  /// Returns the nearest of 16 positions ahead at which the agent touches the polygon.
  private static func danger(of outline: Outline, for mover: GKAgent, within maxTime: Float) -> Danger? {
    for step in 0...16 {
      let time = maxTime * Float(step) / 16
      let next = mover.location + mover.motion * time
      let point = vector_float2(next.x, next.y)
      let nearest = outline.nearest(to: point)
      let isInside = outline.contains(point)
      guard isInside || distance(nearest, point) < mover.radius else { continue }
      let away = isInside ? nearest - point : point - nearest
      return (time, SIMD3(away.x, away.y, 0))
    }
    return nil
  }
}
