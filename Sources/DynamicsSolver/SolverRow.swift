/// One equation of a joint or a contact, about the relative speed of two bodies along a direction or their relative spin.
package struct SolverRow {
  var a, b: Int
  /// The direction of the impulse on `a`; `b` receives the opposite. Zero for equations of angles alone.
  var direction: BodyVector
  var leverA, leverB: Double
  /// The negative of the desired relative speed.
  package var bias = 0.0
  var softness = 0.0
  package var minimumImpulse = -Double.infinity
  package var maximumImpulse = Double.infinity
  /// For friction: the row of the contact, and the maximum impulse as a multiple of the impulse of that row.
  var friction: (of: Int, coefficient: Double)?
  /// The key under which the impulse is kept for the next step; nil if it is not kept.
  package var key: UInt64?
  var impulse = 0.0
  var effectiveMass = 0.0

  /// Creates a row for the relative speed of a point of two bodies along a direction.
  package init(_ a: Int, _ b: Int, at pointA: BodyVector, _ pointB: BodyVector, along direction: BodyVector, in bodies: [RigidBody]) {
    (self.a, self.b) = (a, b)
    self.direction = direction
    leverA = (pointA - bodies[a].position).cross(direction)
    leverB = -(pointB - bodies[b].position).cross(direction)
  }

  /// Creates a row for the relative spin of two bodies.
  package init(spinOf a: Int, _ b: Int) {
    (self.a, self.b) = (a, b)
    direction = .zero
    leverA = 1
    leverB = -1
  }

  func stiffness(in bodies: [RigidBody]) -> Double {
    let (a, b) = (bodies[a], bodies[b])
    return direction.dot(direction) * (a.inverseMass + b.inverseMass) + leverA * leverA * a.inverseInertia
      + leverB * leverB * b.inverseInertia
  }

  func speed(in bodies: [RigidBody]) -> Double {
    direction.dot(bodies[a].velocity - bodies[b].velocity) + leverA * bodies[a].spin + leverB * bodies[b].spin
  }

  func apply(_ impulse: Double, to bodies: inout [RigidBody]) {
    bodies[a].velocity += direction * (impulse * bodies[a].inverseMass)
    bodies[a].spin += leverA * impulse * bodies[a].inverseInertia
    bodies[b].velocity -= direction * (impulse * bodies[b].inverseMass)
    bodies[b].spin += leverB * impulse * bodies[b].inverseInertia
  }

  /// Holds a length or an angle.
  /// - Parameters:
  ///   - error: the excess of the current length or angle.
  ///   - frequency: the oscillations per second of a spring; 0 is rigid.
  ///   - damping: the damping ratio of the spring; 1 is critical damping.
  package mutating func hold(error: Double, frequency: Double, damping: Double, step: Double, in bodies: [RigidBody]) {
    let k = stiffness(in: bodies)
    guard k > 0 else { return }
    guard frequency > 0 else {
      bias = 0.2 / step * error
      return
    }
    let mass = 1 / k
    let omega = 2 * Double.pi * min(frequency, 60)
    let spring = mass * omega * omega
    let resistance = 2 * mass * max(damping, 0) * omega
    let sum = step * (resistance + step * spring)
    softness = sum > 0 ? 1 / sum : 0
    bias = error * step * spring * softness
  }
}
