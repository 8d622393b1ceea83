import CoreGraphics
import DynamicsSolver
import Foundation

/// Keeps its items from passing through each other and through boundaries (Apple: UICollisionBehavior).
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  private struct Boundary {
    let identifier: any NSCopying
    let path: UIBezierPath
  }

  private var members: DynamicItems
  private var boundaries: [Boundary] = []
  private var insets: UIEdgeInsets?
  /// The index of the behavior's collision group in the solver, and the boundary identifiers by obstacle number; nil is the reference
  /// bounds.
  private var group = -1
  private var names: [(any NSCopying)?] = []
  /// The contacts of the last step.
  private var contacts: [Contact] = []

  @MainActor
  private struct Contact {
    let item: any UIDynamicItem
    let other: (any UIDynamicItem)?
    /// The boundary identifier; nil for another item and for the reference bounds.
    let name: (any NSCopying)?
    func isSame(as contact: Contact) -> Bool {
      item === contact.item && other === contact.other && UICollisionBehavior.equal(name, contact.name)
    }
  }

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

  /// The kinds of collisions. Default everything.
  open var collisionMode = Mode.everything { didSet { changed() } }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether the bounds of the animator's reference view are a boundary. Default false.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { insets != nil }
    set {
      insets = newValue ? insets ?? .zero : nil
      changed()
    }
  }

  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    changed()
  }

  /// Adds the lines of a path as a boundary; curves become short line segments. A boundary with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.removeAll { UICollisionBehavior.equal($0.identifier, identifier) }
    boundaries.append(Boundary(identifier: identifier, path: UIBezierPath(cgPath: bezierPath.cgPath)))
    changed()
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let line = UIBezierPath()
    line.move(to: p1)
    line.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: line)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { UICollisionBehavior.equal($0.identifier, identifier) }?.path
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { UICollisionBehavior.equal($0.identifier, identifier) }
    changed()
  }

  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  private static func equal(_ a: (any NSCopying)?, _ b: (any NSCopying)?) -> Bool {
    func name(_ value: any NSCopying) -> AnyHashable? {
      if let text = value as? NSString { return AnyHashable(text.description) }
      return (value as? any Hashable).map { AnyHashable($0) }
    }
    guard let a, let b else { return a == nil && b == nil }
    return name(a) == name(b)
  }

  // MARK: For the animator

  override var movedItems: [any UIDynamicItem] { items }

  override func addGroup(to groups: inout [DynamicsWorld.CollisionGroup], on simulation: DynamicsSimulation) {
    var obstacles: [DynamicsWorld.CollisionGroup.Numbered] = []
    names = []
    if collisionMode.contains(.boundaries) {
      if let insets, let bounds = dynamicAnimator?.referenceBounds {
        names.append(nil)
        let box = bounds.inset(by: insets)
        let sides: [(BodyVector, CGFloat)] = [
          (BodyVector(1, 0), box.minX), (BodyVector(-1, 0), -box.maxX), (BodyVector(0, 1), box.minY), (BodyVector(0, -1), -box.maxY),
        ]
        for (normal, distance) in sides where distance.isFinite {
          obstacles.append(.init(id: 0, obstacle: .halfPlane(normal: normal, distance: Double(distance))))
        }
      }
      for boundary in boundaries {
        for line in boundary.path.corners {
          for (start, end) in zip(line, line.dropFirst()) { obstacles.append(.init(id: names.count, obstacle: .segment(start, end))) }
        }
        names.append(boundary.identifier)
      }
    }
    group = groups.count
    groups.append(
      DynamicsWorld.CollisionGroup(
        bodies: items.compactMap { simulation.index(of: $0) }, bodiesCollide: collisionMode.contains(.items), obstacles: obstacles))
  }

  /// Notifies the delegate of contacts that began or ended in a step.
  func report(from simulation: DynamicsSimulation) {
    guard collisionDelegate != nil || !contacts.isEmpty else { return }
    let pairs = simulation.world.touching.filter { $0.key.group == group }.sorted {
      ($0.key.body, $0.key.other) < ($1.key.body, $1.key.other)
    }
    let present = pairs.map { pair, point in
      let contact = Contact(
        item: simulation.item(at: pair.body), other: pair.other > 0 ? simulation.item(at: pair.other) : nil,
        name: pair.other > 0 ? nil : names[-1 - pair.other])
      return (contact, CGPoint(x: point.x, y: point.y))
    }
    let before = contacts
    contacts = present.map(\.0)
    for (contact, point) in present where !before.contains(where: { $0.isSame(as: contact) }) {
      if let other = contact.other {
        collisionDelegate?.collisionBehavior(self, beganContactFor: contact.item, with: other, at: point)
      } else {
        collisionDelegate?.collisionBehavior(self, beganContactFor: contact.item, withBoundaryIdentifier: contact.name, at: point)
      }
    }
    for contact in before where !present.contains(where: { $0.0.isSame(as: contact) }) {
      if let other = contact.other {
        collisionDelegate?.collisionBehavior(self, endedContactFor: contact.item, with: other)
      } else {
        collisionDelegate?.collisionBehavior(self, endedContactFor: contact.item, withBoundaryIdentifier: contact.name)
      }
    }
  }
}

/// Lets `"floor" as NSCopying` name a boundary, as on Apple's systems.
// swift-format-ignore: AvoidRetroactiveConformances
extension String: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
