import CoreGraphics
import DynamicsSolver
import Foundation

/// The physical properties of items (Apple: UIDynamicItemBehavior). If several behaviors have the same item, the last one is used.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var members: DynamicItems
  /// Velocities added before the next setup of the animator.
  private var waiting: [(item: any UIDynamicItem, velocity: BodyVector, spin: Double)] = []

  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { members.list }

  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    changed()
  }

  /// The share of the speed that remains after a bounce, 0...1. The larger elasticity of the two items is used. Default 0.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// The friction between touching items; 0 slides freely. Default 0.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The relative density. A density of 1 gives 100 x 100 points a mass of 1. Default 1.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The damping of linear velocity, which decays by e^(-resistance t). Default 0.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// The damping of angular velocity, which decays by e^(-resistance t). Default 0.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// The charge in electric and magnetic fields. Default 0.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Whether the items take part in collisions without moving. Default false.
  open var isAnchored = false { didSet { changed() } }
  /// Whether the items can rotate. Default true.
  open var allowsRotation = true { didSet { changed() } }

  /// Adds to the linear velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard members.contains(item) else { return DynamicsSimulation.log.warning("a velocity for an item that the behaviour has not") }
    waiting.append((item, velocity.body, 0))
    changed()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let body = body(of: item) else { return .zero }
    return CGPoint(x: body.velocity.x, y: body.velocity.y)
  }

  /// Adds to the angular velocity of an item, in radians per second clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard members.contains(item) else { return DynamicsSimulation.log.warning("a velocity for an item that the behaviour has not") }
    waiting.append((item, .zero, velocity.isFinite ? Double(velocity) : 0))
    changed()
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { CGFloat(body(of: item)?.spin ?? 0) }

  private func body(of item: any UIDynamicItem) -> RigidBody? {
    guard let animator = dynamicAnimator, members.contains(item) else { return nil }
    animator.setUpIfNeeded()
    return animator.simulation.index(of: item).map { animator.simulation.world.bodies[$0] }
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func setUp(on simulation: DynamicsSimulation) {
    func clean(_ value: CGFloat) -> Double { value.isFinite ? max(Double(value), 0) : 0 }
    for item in items {
      guard let index = simulation.index(of: item) else { continue }
      simulation.describe(item, density: clean(density), isAnchored: isAnchored, allowsRotation: allowsRotation)
      simulation.world.bodies[index].elasticity = clean(elasticity)
      simulation.world.bodies[index].friction = clean(friction)
      simulation.world.bodies[index].resistance = clean(resistance)
      simulation.world.bodies[index].angularResistance = clean(angularResistance)
      simulation.world.bodies[index].charge = charge.isFinite ? Double(charge) : 0
    }
    for addition in waiting {
      guard let index = simulation.index(of: addition.item), simulation.world.bodies[index].inverseMass > 0 else { continue }
      simulation.world.bodies[index].velocity += addition.velocity
      if simulation.world.bodies[index].inverseInertia > 0 { simulation.world.bodies[index].spin += addition.spin }
    }
    waiting = []
  }
}
