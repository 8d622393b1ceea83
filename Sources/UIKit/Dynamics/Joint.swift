import DynamicsSolver
import Foundation

/// The relative position and angle of two bodies at the moment a joint was created.
struct JointRestPose {
  let pointA, pointB: BodyVector
  let angle: Double
  let angleB: Double

  init(_ a: RigidBody, _ b: RigidBody, at pivot: BodyVector?) {
    let pivot = pivot ?? a.position
    pointA = a.local(pivot)
    pointB = b.local(pivot)
    angle = a.angle - b.angle
    angleB = b.angle
  }
}

/// Adds the solver rows of an attachment to a step.
@MainActor
struct Joint {
  let behavior: UIAttachmentBehavior
  let a, b: Int
  let restPose: JointRestPose
  let world: DynamicsWorld
  private var slot: UInt64 = 0

  init(behavior: UIAttachmentBehavior, a: Int, b: Int, restPose: JointRestPose, world: DynamicsWorld) {
    self.behavior = behavior
    self.a = a
    self.b = b
    self.restPose = restPose
    self.world = world
  }

  private func clean(_ value: CGFloat) -> Double { value.isFinite ? max(Double(value), 0) : 0 }

  private mutating func add(_ row: SolverRow) {
    var row = row
    row.key = behavior.key(slot)
    slot += 1
    world.add(row)
  }

  private mutating func holdRow(_ row: SolverRow, error: Double, isSpring: Bool = true) {
    var row = row
    row.hold(
      error: error, frequency: isSpring ? clean(behavior.frequency) : 0, damping: clean(behavior.damping), step: DynamicsWorld.step,
      in: world.bodies)
    add(row)
  }

  /// Keeps two ends at the length of the attachment, or, for a limit attachment, within that length.
  mutating func tie(_ endA: BodyVector, _ endB: BodyVector) {
    let delta = endA - endB
    let distance = delta.length
    let length = clean(behavior.length)
    if behavior.kind == .limit {
      guard distance > length, distance > 1e-9 else { return }
      var row = SolverRow(a, b, at: endA, endB, along: delta / distance, in: world.bodies)
      row.maximumImpulse = 0
      return holdRow(row, error: distance - length)
    }
    guard length > 1e-6, distance > 1e-9 else { return join(endA, endB) }
    holdRow(SolverRow(a, b, at: endA, endB, along: delta / distance, in: world.bodies), error: distance - length)
  }

  /// Keeps two ends at the same position.
  private mutating func join(_ endA: BodyVector, _ endB: BodyVector) {
    for axis in [BodyVector(1, 0), BodyVector(0, 1)] {
      holdRow(SolverRow(a, b, at: endA, endB, along: axis, in: world.bodies), error: (endA - endB).dot(axis))
    }
  }

  private var anchors: (a: BodyVector, b: BodyVector) { (world.bodies[a].point(restPose.pointA), world.bodies[b].point(restPose.pointB)) }
  private var relativeAngle: Double { world.bodies[a].angle - world.bodies[b].angle - restPose.angle }

  /// Keeps a value in the attachment range of the behavior.
  private mutating func limit(_ row: SolverRow, value: Double) {
    let range = behavior.attachmentRange
    let bias = 0.2 / DynamicsWorld.step
    if range.minimum.isFinite, value < Double(range.minimum) {
      var row = row
      row.bias = bias * (value - Double(range.minimum))
      row.minimumImpulse = 0
      add(row)
    }
    if range.maximum.isFinite, value > Double(range.maximum) {
      var row = row
      row.bias = bias * (value - Double(range.maximum))
      row.maximumImpulse = 0
      add(row)
    }
  }

  mutating func pin() {
    let anchors = anchors
    join(anchors.a, anchors.b)
    limit(SolverRow(spinOf: a, b), value: relativeAngle)
    let torque = clean(behavior.frictionTorque) * 100 * DynamicsWorld.step
    if torque > 0 {
      var row = SolverRow(spinOf: a, b)
      (row.minimumImpulse, row.maximumImpulse) = (-torque, torque)
      add(row)
    }
  }

  mutating func fix() {
    let anchors = anchors
    join(anchors.a, anchors.b)
    holdRow(SolverRow(spinOf: a, b), error: relativeAngle)
  }

  /// - Parameter axis: the axis of translation, for the angle of the second body at the joint's creation.
  mutating func slide(along axis: BodyVector) {
    let anchors = anchors
    let axis = BodyRotation(world.bodies[b].angle - restPose.angleB).apply(axis)
    guard axis != .zero else { return fix() }
    let across = axis.turned
    // In the frame of the second body, the axis passes through the end of the first body.
    holdRow(
      SolverRow(a, b, at: anchors.a, anchors.a, along: across, in: world.bodies), error: (anchors.a - anchors.b).dot(across),
      isSpring: false)
    holdRow(SolverRow(spinOf: a, b), error: relativeAngle, isSpring: false)
    limit(SolverRow(a, b, at: anchors.a, anchors.a, along: axis, in: world.bodies), value: (anchors.a - anchors.b).dot(axis))
  }
}
