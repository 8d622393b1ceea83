import CoreGraphics
import DynamicsSolver
import Foundation

/// Pulls an item to a point and to an angle of 0, as a spring (Apple: UISnapBehavior). The spring oscillates 2.5 times per second.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  open var snapPoint: CGPoint { didSet { figureChanged() } }
  /// The damping, from 0 (oscillates long) to 1 (does not oscillate). Default 0.5.
  open var damping: CGFloat = 0.5 { didSet { figureChanged() } }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func apply(on simulation: DynamicsSimulation, elapsed: TimeInterval) {
    guard let index = simulation.index(of: item) else { return }
    let world = simulation.world
    let position = world.bodies[index].position
    let ratio = 0.3 + 0.7 * min(max(Double(damping), 0), 1)
    let delta = position - snapPoint.body
    for (slot, axis) in [BodyVector(1, 0), BodyVector(0, 1)].enumerated() {
      var row = SolverRow(index, 0, at: position, position, along: axis, in: world.bodies)
      row.hold(error: delta.dot(axis), frequency: 2.5, damping: ratio, step: DynamicsWorld.step, in: world.bodies)
      row.key = key(UInt64(slot))
      world.add(row)
    }
    var rotation = SolverRow(spinOf: index, 0)
    let angle = world.bodies[index].angle.remainder(dividingBy: 2 * .pi)
    rotation.hold(error: angle, frequency: 2.5, damping: ratio, step: DynamicsWorld.step, in: world.bodies)
    rotation.key = key(2)
    world.add(rotation)
  }
}
