import CoreGraphics
import DynamicsSolver
import Foundation

/// A force field about a position (Apple: UIFieldBehavior).
///
/// Apple documents no units. Here a strength of 1 is: of gravity fields 1000 points/s²; of springs 1 per s² and point; of drag and of
/// velocity fields 1 per second; of vortices, noise and turbulence 1000 points/s²; of electric fields 1000 points/s² for a charge and a
/// mass of 1; of magnetic fields 1 per second for a charge and a mass of 1. With a falloff n, fields decrease with the n-th power of the
/// distance in units of 100 points. Distances less than `minimumRadius` count as `minimumRadius`.
open class UIFieldBehavior: UIDynamicBehavior {
  enum Kind {
    case linearGravity, radialGravity, velocity, noise, turbulence, spring, electric, magnetic, drag, vortex
    case block((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private let kind: Kind
  private var members = DynamicItems()

  init(kind: Kind) {
    self.kind = kind
    super.init()
  }

  private static func make(_ kind: Kind, _ change: (UIFieldBehavior) -> Void = { _ in }) -> UIFieldBehavior {
    let field = UIFieldBehavior(kind: kind)
    change(field)
    return field
  }

  /// A field that accelerates all masses equally in one direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior { make(.linearGravity) { $0.direction = direction } }
  /// A field that accelerates all masses equally towards the position, or away from it if the strength is negative.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior { make(.radialGravity) { $0.position = position } }
  /// A field that brings items to a velocity in points per second.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior { make(.velocity) { $0.direction = direction } }
  /// A field of random accelerations that change smoothly with position and time. The values are the same in each run.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    make(.noise) {
      $0.smoothness = smoothness
      $0.animationSpeed = speed
    }
  }
  /// A noise field whose acceleration is proportional to the speed of the item.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    make(.turbulence) {
      $0.smoothness = smoothness
      $0.animationSpeed = speed
    }
  }
  /// A field that pulls items to the position, proportionally to their distance.
  open class func springField() -> UIFieldBehavior { make(.spring) }
  /// A field that repels positive charges from the position.
  open class func electricField() -> UIFieldBehavior { make(.electric) }
  /// A field that deflects moving charges.
  open class func magneticField() -> UIFieldBehavior { make(.magnetic) }
  /// A field that acts against the motion.
  open class func dragField() -> UIFieldBehavior { make(.drag) }
  /// A field that pushes items clockwise around the position.
  open class func vortexField() -> UIFieldBehavior { make(.vortex) }
  /// A field whose block returns the force in units of `UIPushBehavior`. The block receives the field, the position, the velocity in points
  /// per second, the mass, the charge and the duration of the step in seconds.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior { make(.block(block)) }

  open var items: [any UIDynamicItem] { members.list }

  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// The center of the field. Default zero.
  open var position = CGPoint.zero { didSet { figureChanged() } }
  /// The region in which the field acts, relative to the position. Default infinite.
  open var region = UIRegion.infinite { didSet { figureChanged() } }
  /// The strength, in the units described for the class. Default 1.
  open var strength: CGFloat = 1 { didSet { figureChanged() } }
  /// The exponent of the decrease with distance. Default 0: the field does not decrease.
  open var falloff: CGFloat = 0 { didSet { figureChanged() } }
  /// The smoothness of noise and turbulence: from 0, noise cells of 10 points, to 1, cells of 100 points. Default 0.
  open var smoothness: CGFloat = 0 { didSet { figureChanged() } }
  /// The changes per second of noise and turbulence. Default 0.
  open var animationSpeed: CGFloat = 0 { didSet { figureChanged() } }
  /// The least distance used in computations, in points. Default 1.
  open var minimumRadius: CGFloat = 1 { didSet { figureChanged() } }
  /// The direction of linear gravity and velocity fields. Default zero.
  open var direction = CGVector.zero { didSet { figureChanged() } }

  override var movedItems: [any UIDynamicItem] { items }

  override func apply(on simulation: DynamicsSimulation, elapsed: TimeInterval) {
    for item in items {
      guard let index = simulation.index(of: item) else { continue }
      let body = simulation.world.bodies[index]
      let offset = body.position - position.body
      guard body.inverseMass > 0, region.contains(CGPoint(x: offset.x, y: offset.y)) else { continue }
      let acceleration = acceleration(of: body, at: offset, elapsed: elapsed)
      if acceleration.isFinite { simulation.world.bodies[index].acceleration += acceleration }
    }
  }

  private func acceleration(of body: RigidBody, at offset: BodyVector, elapsed: TimeInterval) -> BodyVector {
    let distance = max(offset.length, Double(minimumRadius), 1e-3)
    let share = Double(strength) * (falloff == 0 ? 1 : pow(distance / 100, -Double(falloff)))
    let outward = offset.normalized
    switch kind {
    case .linearGravity: return direction.body * (1000 * share)
    case .radialGravity: return outward * (-1000 * share)
    case .velocity: return (direction.body - body.velocity) * share
    case .noise: return noise(at: body.position, elapsed) * (1000 * share)
    case .turbulence: return noise(at: body.position, elapsed) * (10 * share * body.velocity.length)
    case .spring: return offset * -share
    case .electric: return outward * (1000 * share * body.charge * body.inverseMass)
    case .magnetic: return body.velocity.turned * (share * body.charge * body.inverseMass)
    case .drag: return body.velocity * -share
    case .vortex: return outward.turned * (1000 * share)
    case .block(let block):
      let force = block(
        self, CGPoint(x: body.position.x, y: body.position.y), CGVector(dx: body.velocity.x, dy: body.velocity.y), CGFloat(body.mass),
        CGFloat(body.charge), DynamicsWorld.step)
      return force.body * (100 * body.inverseMass)
    }
  }

  /// Returns noise between -1 and 1 on each axis, interpolated smoothly between random numbers on a lattice.
  private func noise(at position: BodyVector, _ time: TimeInterval) -> BodyVector {
    let cell = 10 + 90 * min(max(Double(smoothness), 0), 1)
    let (x, y, z) = (position.x / cell, position.y / cell, time * Double(animationSpeed))
    guard abs(x) < 1e9, abs(y) < 1e9, abs(z) < 1e9 else { return .zero }
    func smooth(_ p: Double) -> Double { p * p * (3 - 2 * p) }
    func value(_ salt: UInt64) -> Double {
      var sum = 0.0
      for corner in 0..<8 {
        let (i, j, k) = (Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2 & 1))
        let (fx, fy, fz) = (smooth(x - x.rounded(.down)), smooth(y - y.rounded(.down)), smooth(z - z.rounded(.down)))
        let weight = (i == 0 ? 1 - fx : fx) * (j == 0 ? 1 - fy : fy) * (k == 0 ? 1 - fz : fz)
        sum += weight * UIFieldBehavior.lattice(x.rounded(.down) + i, y.rounded(.down) + j, z.rounded(.down) + k, salt)
      }
      return sum
    }
    return BodyVector(value(1), value(2))
  }

  private static func lattice(_ x: Double, _ y: Double, _ z: Double, _ salt: UInt64) -> Double {
    var h = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    h ^= UInt64(bitPattern: Int64(z)) &* 0x1656_67B1_9E37_79F9 ^ salt &* 0xBF58_476D_1CE4_E5B9
    h = (h ^ (h >> 30)) &* 0xBF58_476D_1CE4_E5B9
    h = (h ^ (h >> 27)) &* 0x94D0_49BB_1331_11EB
    h ^= h >> 31
    return Double(h >> 11) / Double(1 << 53) * 2 - 1
  }
}
