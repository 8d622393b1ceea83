import CoreGraphics
import DynamicsSolver
import Foundation

/// Accelerates all its items equally (Apple: UIGravityBehavior). A vector of length 1 is 1000 points/s².
open class UIGravityBehavior: UIDynamicBehavior {
  private var members: DynamicItems

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

  /// The gravity vector. Default (0, 1), down.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { figureChanged() } }

  /// The direction in radians from the x axis, clockwise. Default half of pi.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the gravity vector. Default 1.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func apply(on simulation: DynamicsSimulation, elapsed: TimeInterval) {
    let acceleration = gravityDirection.body * 1000
    for item in items {
      if let index = simulation.index(of: item) { simulation.world.bodies[index].acceleration += acceleration }
    }
  }
}
