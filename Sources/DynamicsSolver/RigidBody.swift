/// A body of the solver. The first body of a world is the ground, which never moves.
package struct RigidBody {
  package var position = BodyVector.zero
  package var angle = 0.0
  /// The velocity in points per second, and the spin in radians per second.
  package var velocity = BodyVector.zero
  package var spin = 0.0

  private(set) var shape = BodyShape(parts: [])
  /// The mass: 1 for 100 x 100 points of density 1.
  package private(set) var mass = 0.0
  package private(set) var inverseMass = 0.0
  package private(set) var inverseInertia = 0.0
  private(set) var radius = 0.0

  package var elasticity = 0.0
  package var friction = 0.0
  package var resistance = 0.0
  package var angularResistance = 0.0
  package var charge = 0.0

  /// The force in mass times points/s², cleared by each step.
  package var force = BodyVector.zero
  package var torque = 0.0
  /// The acceleration in points/s², independent of the mass, cleared by each step.
  package var acceleration = BodyVector.zero
  /// Whether a row applied an impulse to the body in this step.
  var isHeld = false

  package static let ground = RigidBody()

  private init() {}

  package init(shape: BodyShape, density: Double, isAnchored: Bool, allowsRotation: Bool) {
    setMatter(shape: shape, density: density, isAnchored: isAnchored, allowsRotation: allowsRotation)
  }

  package mutating func setMatter(shape: BodyShape, density: Double, isAnchored: Bool, allowsRotation: Bool) {
    if shape != self.shape {
      self.shape = shape
      radius = shape.radius
    }
    let density = density.isFinite ? max(density, 1e-6) : 1
    mass = max(shape.area * density / 10000, 1e-9)
    inverseMass = isAnchored ? 0 : 1 / mass
    let inertia = mass * shape.unitInertia
    inverseInertia = isAnchored || !allowsRotation || inertia <= 0 ? 0 : 1 / inertia
    if isAnchored { velocity = .zero }
    if inverseInertia == 0 { spin = 0 }
  }

  package var rotation: BodyRotation { BodyRotation(angle) }

  /// Returns a point in world coordinates, given in the body's own coordinates.
  package func point(_ local: BodyVector) -> BodyVector { position + rotation.apply(local) }
  package func local(_ point: BodyVector) -> BodyVector { rotation.applyInverse(point - position) }

  package func velocity(at point: BodyVector) -> BodyVector { velocity + spin * (point - position).turned }

  package mutating func push(_ impulse: BodyVector, at point: BodyVector) {
    velocity += impulse * inverseMass
    spin += (point - position).cross(impulse) * inverseInertia
  }
}
