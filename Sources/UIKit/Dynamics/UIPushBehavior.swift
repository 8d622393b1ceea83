import CoreGraphics
import DynamicsSolver
import Foundation

/// Pushes its items once or continuously (Apple: UIPushBehavior). A push of length 1 gives an item of 100 x 100 points and density 1 a
/// speed of 100 points/s at once, or an acceleration of 100 points/s².
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  public let mode: Mode
  private var members: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    self.mode = mode
    members = DynamicItems(items)
    super.init()
  }

  open var items: [any UIDynamicItem] { members.list }

  open func addItem(_ item: any UIDynamicItem) {
    members.add(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    members.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    changed()
  }

  /// Returns the point of the push as an offset in the coordinate system of the item. Default zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    figureChanged()
  }

  /// Whether the push is active. Default true. Becomes false after an instantaneous push; setting it to true pushes again.
  open var active = true { didSet { if active != oldValue { figureChanged() } } }

  /// The push vector. Default zero.
  open var pushDirection = CGVector.zero { didSet { figureChanged() } }

  /// The direction in radians from the x axis, clockwise.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func apply(on simulation: DynamicsSimulation, elapsed: TimeInterval) {
    guard active else { return }
    let push = pushDirection.body * 100
    for item in items {
      guard let index = simulation.index(of: item) else { continue }
      let arm = simulation.world.bodies[index].rotation.apply(targetOffsetFromCenter(for: item).body)
      if mode == .instantaneous {
        simulation.world.bodies[index].push(push, at: simulation.world.bodies[index].position + arm)
      } else {
        simulation.world.bodies[index].force += push
        simulation.world.bodies[index].torque += arm.cross(push)
      }
    }
    if mode == .instantaneous, push != .zero { active = false }
  }
}
