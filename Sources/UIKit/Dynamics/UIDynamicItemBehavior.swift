import CoreGraphics
import Foundation

/// What its items are like (Apple: UIDynamicItemBehavior). Of several behaviours of an item the last one counts.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var members: DynamicItems
  /// Given before the animator had the items.
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

  /// The share of speed that a bounce leaves, 0...1. Of two items the greater one counts. Default 0.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// 0 slides freely. Default 0.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// Default 1.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The speed falls as e^(-resistance t). Default 0.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// The same of turning. Default 0.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// For electric and magnetic fields. Default 0.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Takes part in collisions and does not move. Default false.
  open var isAnchored = false { didSet { changed() } }
  /// Default true.
  open var allowsRotation = true { didSet { changed() } }

  /// Points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard members.contains(item) else { return DynamicsStage.log.warning("a velocity for an item that the behaviour has not") }
    waiting.append((item, velocity.body, 0))
    changed()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let body = body(of: item) else { return .zero }
    return CGPoint(x: body.velocity.x, y: body.velocity.y)
  }

  /// Radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard members.contains(item) else { return DynamicsStage.log.warning("a velocity for an item that the behaviour has not") }
    waiting.append((item, .zero, velocity.isFinite ? Double(velocity) : 0))
    changed()
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { CGFloat(body(of: item)?.spin ?? 0) }

  private func body(of item: any UIDynamicItem) -> RigidBody? {
    guard let animator = dynamicAnimator, members.contains(item) else { return nil }
    animator.setUpIfNeeded()
    return animator.stage.index(of: item).map { animator.stage.world.bodies[$0] }
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func setUp(on stage: DynamicsStage) {
    func clean(_ value: CGFloat) -> Double { value.isFinite ? max(Double(value), 0) : 0 }
    for item in items {
      guard let index = stage.index(of: item) else { continue }
      stage.describe(item, density: clean(density), isAnchored: isAnchored, allowsRotation: allowsRotation)
      stage.world.bodies[index].elasticity = clean(elasticity)
      stage.world.bodies[index].friction = clean(friction)
      stage.world.bodies[index].resistance = clean(resistance)
      stage.world.bodies[index].angularResistance = clean(angularResistance)
      stage.world.bodies[index].charge = charge.isFinite ? Double(charge) : 0
    }
    for gift in waiting {
      guard let index = stage.index(of: gift.item), stage.world.bodies[index].inverseMass > 0 else { continue }
      stage.world.bodies[index].velocity += gift.velocity
      if stage.world.bodies[index].inverseInertia > 0 { stage.world.bodies[index].spin += gift.spin }
    }
    waiting = []
  }
}
