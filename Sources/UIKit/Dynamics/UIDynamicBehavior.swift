import DynamicsSolver
import Foundation

/// A behavior of items. The base class combines other behaviors (Apple: UIDynamicBehavior).
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called once per frame, after the items were moved.
  open var action: (() -> Void)?
  public private(set) weak var dynamicAnimator: UIDynamicAnimator?
  private(set) weak var parentBehavior: UIDynamicBehavior?

  private static var count: UInt64 = 0
  /// A unique number in order of creation. Distinguishes the solver rows of different behaviors.
  private let number: UInt64

  public override init() {
    UIDynamicBehavior.count += 1
    number = UIDynamicBehavior.count
    super.init()
  }

  /// Adds a child. A behavior that already belongs to an animator or to another behavior is logged and not added.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parentBehavior == nil, behavior.dynamicAnimator == nil, !behavior.tree.contains(where: { $0 === self }) else {
      return DynamicsSimulation.log.warning("\(type(of: behavior)) belongs to an animator or a behaviour already")
    }
    if let dynamicAnimator { behavior.willMoveTree(to: dynamicAnimator) }
    childBehaviors.append(behavior)
    behavior.parentBehavior = self
    behavior.setAnimatorOfTree(dynamicAnimator)
    changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    if dynamicAnimator != nil { behavior.willMoveTree(to: nil) }
    childBehaviors.remove(at: index)
    behavior.parentBehavior = nil
    behavior.setAnimatorOfTree(nil)
    changed()
  }

  /// Called before the behavior is added to an animator, or (nil) removed from its animator.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the animator

  /// This behavior and all its descendants.
  var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }
  /// The items that this behavior itself acts on.
  var movedItems: [any UIDynamicItem] { [] }
  /// Sets the properties of the items' bodies.
  func setUp(on simulation: DynamicsSimulation) {}
  /// Adds the collision group of the behavior, if it has one.
  func addGroup(to groups: inout [DynamicsWorld.CollisionGroup], on simulation: DynamicsSimulation) {}
  /// Adds forces and solver rows to a step.
  /// - Parameter elapsed: the total running time of the animator in seconds.
  func apply(on simulation: DynamicsSimulation, elapsed: TimeInterval) {}

  /// Requests a new setup of the solver and wakes the animator.
  func changed() { dynamicAnimator?.behaviorsChanged() }

  /// Wakes the animator after the change of a value. Each step reads the values anew.
  func figureChanged() { dynamicAnimator?.wake() }

  /// Returns the key of one of the behavior's solver rows.
  func key(_ slot: UInt64) -> UInt64 { number << 16 | slot }

  func willMoveTree(to animator: UIDynamicAnimator?) { for behavior in tree { behavior.willMove(to: animator) } }
  func setAnimatorOfTree(_ animator: UIDynamicAnimator?) { for behavior in tree { behavior.dynamicAnimator = animator } }
}

/// The items of a behavior, without duplicates.
struct DynamicItems {
  private(set) var list: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

  func contains(_ item: any UIDynamicItem) -> Bool { list.contains { $0 === item } }
  mutating func add(_ item: any UIDynamicItem) { if !contains(item) { list.append(item) } }
  mutating func remove(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
}

extension CGVector {
  init(angle: CGFloat, length: CGFloat) { self.init(dx: cos(angle) * length, dy: sin(angle) * length) }

  /// The direction in radians from the x axis, clockwise.
  var angle: CGFloat { atan2(dy, dx) }
  var length: CGFloat { hypot(dx, dy) }

  /// The vector for the solver; zero if a component is not finite.
  var body: BodyVector { dx.isFinite && dy.isFinite ? BodyVector(Double(dx), Double(dy)) : .zero }
}

extension CGPoint {
  /// The point for the solver; zero if a coordinate is not finite.
  var body: BodyVector { x.isFinite && y.isFinite ? BodyVector(Double(x), Double(y)) : .zero }
}

extension UIOffset {
  var body: BodyVector { horizontal.isFinite && vertical.isFinite ? BodyVector(Double(horizontal), Double(vertical)) : .zero }
}
