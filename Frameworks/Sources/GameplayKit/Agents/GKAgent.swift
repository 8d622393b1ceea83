import FoundationCompatibility
import simd

/// An object that is notified before and after the update of an agent (Apple: GKAgentDelegate).
public protocol GKAgentDelegate: NSObjectProtocol {
  func agentWillUpdate(_ agent: GKAgent)
  func agentDidUpdate(_ agent: GKAgent)
}
extension GKAgentDelegate {
  public func agentWillUpdate(_ agent: GKAgent) {}
  public func agentDidUpdate(_ agent: GKAgent) {}
}

/// A component that moves towards goals (Apple: GKAgent). The goals are Reynolds' steering behaviors; Apple's results may differ.
open class GKAgent: GKComponent {
  open weak var delegate: (any GKAgentDelegate)?
  open var behavior: GKBehavior?
  open var mass: Float = 1
  open var radius: Float = 0.5
  /// The distance that the agent moves in a second. Setting it keeps the direction.
  open var speed: Float {
    get { length(motion) }
    set { motion = heading * newValue }
  }
  open var maxAcceleration: Float = 1
  open var maxSpeed: Float = 1

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    mass = coder.decodeFloat(forKey: "mass")
    radius = coder.decodeFloat(forKey: "radius")
    maxAcceleration = coder.decodeFloat(forKey: "maxAcceleration")
    maxSpeed = coder.decodeFloat(forKey: "maxSpeed")
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    coder.encode(mass, forKey: "mass")
    coder.encode(radius, forKey: "radius")
    coder.encode(maxAcceleration, forKey: "maxAcceleration")
    coder.encode(maxSpeed, forKey: "maxSpeed")
  }

  // The plane of a GKAgent2D is z = 0.
  var location = SIMD3<Float>()
  var motion = SIMD3<Float>()
  /// The direction in which the agent looks, of length 1.
  var heading: SIMD3<Float> { motion == SIMD3() ? SIMD3(1, 0, 0) : normalize(motion) }
  /// Turns the agent into the direction of its motion.
  func face() {}
  /// Whether the agent moves in the plane.
  var isFlat: Bool { false }

  open override func update(deltaTime seconds: TimeInterval) {
    delegate?.agentWillUpdate(self)
    let time = Float(seconds)
    if let behavior, time > 0 {
      var force = behavior.force(on: self, time: time) / max(mass, .leastNormalMagnitude)
      let size = length(force)
      if size > maxAcceleration { force *= maxAcceleration / size }
      motion += force * time
    }
    let speed = length(motion)
    if speed > maxSpeed { motion *= maxSpeed / speed }
    location += motion * time
    face()
    delegate?.agentDidUpdate(self)
  }

  func copyValues(to copy: GKAgent) -> GKAgent {
    (copy.behavior, copy.mass, copy.radius) = (behavior, mass, radius)
    (copy.maxAcceleration, copy.maxSpeed, copy.location, copy.motion) = (maxAcceleration, maxSpeed, location, motion)
    return copy
  }
}

/// An agent in the plane (Apple: GKAgent2D).
open class GKAgent2D: GKAgent {
  open var position: vector_float2 {
    get { vector_float2(location.x, location.y) }
    set { location = SIMD3(newValue.x, newValue.y, 0) }
  }
  open var velocity: vector_float2 { vector_float2(motion.x, motion.y) }
  /// The angle of the agent's direction in radians, anticlockwise from the x-axis.
  open var rotation: Float = 0

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    position = vector_float2(coder.decodeFloat(forKey: "x"), coder.decodeFloat(forKey: "y"))
    rotation = coder.decodeFloat(forKey: "rotation")
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    for (value, key) in [(position.x, "x"), (position.y, "y"), (rotation, "rotation")] { coder.encode(value, forKey: key) }
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKAgent2D()
    copy.rotation = rotation
    return copyValues(to: copy)
  }
  open override func update(deltaTime seconds: TimeInterval) { super.update(deltaTime: seconds) }

  override var isFlat: Bool { true }
  override var heading: SIMD3<Float> { SIMD3(cos(rotation), sin(rotation), 0) }
  override func face() { if motion != SIMD3() { rotation = atan2(motion.y, motion.x) } }
}

/// An agent in space (Apple: GKAgent3D).
open class GKAgent3D: GKAgent {
  open var position: vector_float3 {
    get { location }
    set { location = newValue }
  }
  open var velocity: vector_float3 { motion }
  open var rightHanded = true
  /// The axes of the agent; the first one is its direction.
  open var rotation = matrix_float3x3(1)

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    position = vector_float3(coder.decodeFloat(forKey: "x"), coder.decodeFloat(forKey: "y"), coder.decodeFloat(forKey: "z"))
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    for (value, key) in [(position.x, "x"), (position.y, "y"), (position.z, "z")] { coder.encode(value, forKey: key) }
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKAgent3D()
    (copy.rightHanded, copy.rotation) = (rightHanded, rotation)
    return copyValues(to: copy)
  }
  open override func update(deltaTime seconds: TimeInterval) { super.update(deltaTime: seconds) }

  override var heading: SIMD3<Float> { rotation.columns.0 }
  override func face() {
    guard motion != SIMD3() else { return }
    let ahead = normalize(motion)
    let aside = cross(abs(ahead.y) > 0.99 ? SIMD3(0, 0, 1) : SIMD3(0, 1, 0), ahead)
    let side = normalize(aside) * (rightHanded ? 1 : -1)
    rotation = matrix_float3x3(columns: (ahead, cross(side, ahead) * (rightHanded ? -1 : 1), side))
  }
}
