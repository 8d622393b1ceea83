import CoreGraphics
import DynamicsSolver
import Foundation
import Logging

/// The items of an animator and their bodies in the solver's world.
@MainActor
final class DynamicsSimulation {
  private struct Member {
    let item: any UIDynamicItem
    /// The item's transform without its rotation.
    var unrotatedTransform: CGAffineTransform
    /// The center and angle last assigned to the item.
    var center: CGPoint
    var angle: Double
  }

  let world = DynamicsWorld()
  /// The items in the order of the world's bodies. The first item belongs to the second body; the first body is the ground.
  private var members: [Member] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  static let log = Logger(label: "vitrine.dynamics")

  func index(of item: any UIDynamicItem) -> Int? { indices[ObjectIdentifier(item)] }
  var items: [any UIDynamicItem] { members.map(\.item) }
  func item(at index: Int) -> any UIDynamicItem { members[index - 1].item }

  /// Replaces the items. Items that were simulated already keep their motion.
  func setItems(_ items: [any UIDynamicItem]) {
    let items = DynamicItems(items).list
    guard !items.elementsEqual(members, by: { $0 === $1.item }) else { return }
    var bodies: [RigidBody] = [.ground]
    var members: [Member] = []
    var indices: [ObjectIdentifier: Int] = [:]
    for item in items {
      indices[ObjectIdentifier(item)] = bodies.count
      if let index = index(of: item) {
        bodies.append(world.bodies[index])
        members.append(self.members[index - 1])
      } else {
        let (member, body) = DynamicsSimulation.makeMember(item)
        bodies.append(body)
        members.append(member)
      }
    }
    (self.members, self.indices, world.bodies) = (members, indices, bodies)
    world.forgetContacts()
  }

  private static func makeMember(_ item: any UIDynamicItem) -> (Member, RigidBody) {
    let transform = item.transform
    let angle = Double(atan2(transform.b, transform.a))
    let member = Member(item: item, unrotatedTransform: transform.rotated(by: CGFloat(-angle)), center: item.center, angle: angle)
    var body = RigidBody(shape: shape(of: item), density: 1, isAnchored: false, allowsRotation: true)
    body.position = position(item)
    body.angle = angle.isFinite ? angle : 0
    return (member, body)
  }

  private static func position(_ item: any UIDynamicItem) -> BodyVector {
    let center = BodyVector(Double(item.center.x), Double(item.center.y))
    return center.isFinite ? center : .zero
  }

  /// Moves a body to the position and angle of its item, which the program has changed. The body keeps its velocity.
  func update(_ item: any UIDynamicItem) {
    guard let index = index(of: item) else { return DynamicsSimulation.log.warning("an item that no behaviour has cannot be updated") }
    let (member, body) = DynamicsSimulation.makeMember(item)
    members[index - 1] = member
    world.bodies[index].position = body.position
    world.bodies[index].angle = body.angle
    world.forgetContacts()
    describe(item, density: nil, isAnchored: nil, allowsRotation: nil)
  }

  private var materials: [ObjectIdentifier: (density: Double, isAnchored: Bool, allowsRotation: Bool)] = [:]

  /// Resets all bodies to the properties of items without a `UIDynamicItemBehavior`.
  func forgetProperties() {
    materials = [:]
    for index in world.bodies.indices.dropFirst() {
      world.bodies[index].elasticity = 0
      world.bodies[index].friction = 0
      world.bodies[index].resistance = 0
      world.bodies[index].angularResistance = 0
      world.bodies[index].charge = 0
      describe(item(at: index), density: 1, isAnchored: false, allowsRotation: true)
    }
  }

  func describe(_ item: any UIDynamicItem, density: Double?, isAnchored: Bool?, allowsRotation: Bool?) {
    guard let index = index(of: item) else { return }
    var properties = materials[ObjectIdentifier(item)] ?? (1, false, true)
    properties = (density ?? properties.density, isAnchored ?? properties.isAnchored, allowsRotation ?? properties.allowsRotation)
    materials[ObjectIdentifier(item)] = properties
    world.bodies[index].setMatter(
      shape: DynamicsSimulation.shape(of: item), density: properties.density, isAnchored: properties.isAnchored,
      allowsRotation: properties.allowsRotation)
  }

  /// Assigns the positions and angles of the bodies to their items.
  func updateItems() {
    for index in members.indices {
      let body = world.bodies[index + 1]
      let center = CGPoint(x: body.position.x, y: body.position.y)
      if center != members[index].center {
        members[index].center = center
        members[index].item.center = center
      }
      if body.angle != members[index].angle {
        members[index].angle = body.angle
        members[index].item.transform = members[index].unrotatedTransform.rotated(by: CGFloat(body.angle))
      }
    }
  }

  // MARK: Shapes

  private static func shape(of item: any UIDynamicItem) -> BodyShape {
    if let group = item as? UIDynamicItemGroup { return group.shape { shape(of: $0) } }
    let size = item.bounds.size
    let (width, height) = (Double(size.width), Double(size.height))
    guard width.isFinite, height.isFinite else { return .box(width: 1, height: 1) }
    switch item.collisionBoundsType {
    case .rectangle: return .box(width: width, height: height)
    case .ellipse: return .ellipse(width: width, height: height)
    case .path:
      if let hull = BodyShape.hull(of: item.collisionBoundingPath.corners.flatMap { $0 }) { return hull }
      log.warning("the collision path of \(type(of: item)) encloses nothing; its bounds count")
      return .box(width: width, height: height)
    }
  }
}

extension UIBezierPath {
  /// The subpaths as lists of points. Curves become short line segments.
  var corners: [[BodyVector]] {
    let flat = cgPath.vector.flattened(tolerance: 0.1)
    var result: [[BodyVector]] = []
    var points = flat.points[...]
    for verb in flat.verbs {
      switch verb {
      case .move: result.append(points.popFirst().map { [BodyVector($0.x, $0.y)] } ?? [])
      case .line: if let p = points.popFirst(), !result.isEmpty { result[result.count - 1].append(BodyVector(p.x, p.y)) }
      case .close: if let first = result.last?.first { result[result.count - 1].append(first) }
      default: points = points.dropFirst(verb == .quad ? 2 : 3)
      }
    }
    return result.filter { $0.allSatisfy(\.isFinite) }
  }
}
