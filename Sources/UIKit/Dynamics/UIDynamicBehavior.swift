import Foundation

/// Something that acts on items; by itself it holds other behaviours together (Apple: UIDynamicBehavior).
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called once a frame, after the items were moved.
  open var action: (() -> Void)?
  public private(set) weak var dynamicAnimator: UIDynamicAnimator?
  private(set) weak var parentBehavior: UIDynamicBehavior?

  private static var count: UInt64 = 0
  /// Tells the solver's rows of behaviours apart, in the order of being made.
  private let number: UInt64

  public override init() {
    UIDynamicBehavior.count += 1
    number = UIDynamicBehavior.count
    super.init()
  }

  /// A behaviour that has an animator, or stands in another, is logged and left.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parentBehavior == nil, behavior.dynamicAnimator == nil, !behavior.tree.contains(where: { $0 === self }) else {
      return DynamicsStage.log.warning("\(type(of: behavior)) belongs to an animator or a behaviour already")
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

  /// About to join an animator, or (nil) to leave it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the animator

  /// Itself and all below.
  var tree: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.tree) }
  /// The items that it acts on itself.
  var movedItems: [any UIDynamicItem] { [] }
  /// Says what items are like.
  func setUp(on stage: DynamicsStage) {}
  /// Says what collides.
  func addGroup(to groups: inout [DynamicsWorld.CollisionGroup], on stage: DynamicsStage) {}
  /// Adds forces and rows to a step.
  /// - Parameter elapsed: seconds that the animator has run.
  func apply(on stage: DynamicsStage, elapsed: TimeInterval) {}

  /// Something of it is another one: the animator looks again, and wakes.
  func changed() { dynamicAnimator?.behaviorsChanged() }

  /// A figure that each step reads is another one: the animator wakes.
  func figureChanged() { dynamicAnimator?.wake() }

  /// The name of one of its rows.
  func key(_ slot: UInt64) -> UInt64 { number << 16 | slot }

  func willMoveTree(to animator: UIDynamicAnimator?) { for behavior in tree { behavior.willMove(to: animator) } }
  func setAnimatorOfTree(_ animator: UIDynamicAnimator?) { for behavior in tree { behavior.dynamicAnimator = animator } }
}

/// The items of a behaviour that takes any number of them.
struct DynamicItems {
  private(set) var list: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

  func contains(_ item: any UIDynamicItem) -> Bool { list.contains { $0 === item } }
  mutating func add(_ item: any UIDynamicItem) { if !contains(item) { list.append(item) } }
  mutating func remove(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
}

extension CGVector {
  /// Zero for what is not finite.
  var body: BodyVector { dx.isFinite && dy.isFinite ? BodyVector(Double(dx), Double(dy)) : .zero }
}

extension CGPoint {
  /// Zero for what is not finite.
  var body: BodyVector { x.isFinite && y.isFinite ? BodyVector(Double(x), Double(y)) : .zero }
}

extension UIOffset {
  var body: BodyVector { horizontal.isFinite && vertical.isFinite ? BodyVector(Double(horizontal), Double(vertical)) : .zero }
}
