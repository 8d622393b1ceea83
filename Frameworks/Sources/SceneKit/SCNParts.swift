// Other parts of nodes. Their values are stored; they have no effect on Linux.

open class SCNCamera: NSObject {
  open var name: String?
  open var fieldOfView: CGFloat = 60
  open var zNear: Double = 1
  open var zFar: Double = 100
  open var usesOrthographicProjection = false
  open var orthographicScale: Double = 1
  open var automaticallyAdjustsZRange = false
  open var wantsHDR = false
  public override init() { super.init() }
}

open class SCNLight: NSObject {
  open var name: String?
  open var type = LightType.omni
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000
  open var temperature: CGFloat = 6500
  open var castsShadow = false
  open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
  open var shadowRadius: CGFloat = 3
  open var spotInnerAngle: CGFloat = 0
  open var spotOuterAngle: CGFloat = 45
  open var attenuationStartDistance: CGFloat = 0
  open var attenuationEndDistance: CGFloat = 0
  open var categoryBitMask = -1
  public override init() { super.init() }

  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let area = LightType(rawValue: "area")
    public static let probe = LightType(rawValue: "probe")
  }
}

/// An action. It has a duration but no effect.
open class SCNAction: NSObject {
  open var duration: TimeInterval
  open var timingMode = SCNActionTimingMode.linear
  open var speed: CGFloat = 1
  init(_ duration: TimeInterval) {
    self.duration = duration
    super.init()
  }
  open func reversed() -> SCNAction { self }
  open class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.reduce(0) { $0 + $1.duration }) }
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { SCNAction(action.duration * Double(count)) }
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func run(_ block: @escaping @Sendable (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
  open class func removeFromParentNode() -> SCNAction { SCNAction(0) }
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func moveBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func rotateBy(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func rotateTo(x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
}
public enum SCNActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

open class SCNConstraint: NSObject {
  open var isEnabled = true
  open var influenceFactor: CGFloat = 1
  public override init() { super.init() }
}
open class SCNLookAtConstraint: SCNConstraint {
  open var target: SCNNode?
  open var isGimbalLockEnabled = false
  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }
}
open class SCNBillboardConstraint: SCNConstraint {}

public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }
open class SCNPhysicsShape: NSObject {
  public convenience init(geometry: SCNGeometry, options: [String: Any]? = nil) { self.init() }
  public convenience init(node: SCNNode, options: [String: Any]? = nil) { self.init() }
}
open class SCNPhysicsBody: NSObject {
  open var type = SCNPhysicsBodyType.dynamic
  open var physicsShape: SCNPhysicsShape?
  open var mass: CGFloat = 1
  open var friction: CGFloat = 0.5
  open var restitution: CGFloat = 0.5
  open var damping: CGFloat = 0.1
  open var velocity = SCNVector3()
  open var isAffectedByGravity = true
  open var categoryBitMask = 1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0
  public convenience init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) {
    self.init()
    (self.type, physicsShape) = (type, shape)
  }
  open class func dynamic() -> Self { make(.dynamic) }
  open class func `static`() -> Self { make(.static) }
  open class func kinematic() -> Self { make(.kinematic) }
  public required override init() { super.init() }
  private class func make(_ type: SCNPhysicsBodyType) -> Self {
    let body = self.init()
    body.type = type
    return body
  }
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
  open func applyForce(_ direction: SCNVector3, at position: SCNVector3, asImpulse impulse: Bool) {}
}
open class SCNPhysicsWorld: NSObject {
  open var gravity = SCNVector3(0, -9.8, 0)
  open var speed: CGFloat = 1
}
