public import UIKit

/// The physical properties of a body, which does not move (Apple: SKPhysicsBody).
@preconcurrency @MainActor
open class SKPhysicsBody: NSObject {
  open internal(set) weak var node: SKNode?
  open var isDynamic = true
  open var allowsRotation = true
  open var affectedByGravity = true
  open var pinned = false
  open var usesPreciseCollisionDetection = false
  open var isResting = false
  open var mass: CGFloat = 1
  open var density: CGFloat = 1
  open var friction: CGFloat = 0.2
  open var charge: CGFloat = 0
  open var restitution: CGFloat = 0.2
  open var linearDamping: CGFloat = 0.1
  open var angularDamping: CGFloat = 0.1
  open var angularVelocity: CGFloat = 0
  open var velocity = CGVector.zero
  open var categoryBitMask = UInt32.max
  open var collisionBitMask = UInt32.max
  open var contactTestBitMask: UInt32 = 0
  open var fieldBitMask = UInt32.max
  public private(set) var area: CGFloat = 0

  public override init() { super.init() }
  public convenience init(circleOfRadius r: CGFloat) {
    self.init()
    area = .pi * r * r
  }
  public convenience init(circleOfRadius r: CGFloat, center: CGPoint) { self.init(circleOfRadius: r) }
  public convenience init(rectangleOf s: CGSize) {
    self.init()
    area = s.width * s.height
  }
  public convenience init(rectangleOf s: CGSize, center: CGPoint) { self.init(rectangleOf: s) }
  public convenience init(polygonFrom path: CGPath) { self.init() }
  public convenience init(texture: SKTexture, size: CGSize) { self.init(rectangleOf: size) }
  public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) { self.init(rectangleOf: size) }
  public convenience init(edgeLoopFrom rect: CGRect) { self.init() }
  public convenience init(edgeLoopFrom path: CGPath) { self.init() }
  public convenience init(edgeChainFrom path: CGPath) { self.init() }
  public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) { self.init() }
  public convenience init(bodies: [SKPhysicsBody]) { self.init() }

  open func applyForce(_ force: CGVector) {}
  open func applyForce(_ force: CGVector, at point: CGPoint) {}
  open func applyTorque(_ torque: CGFloat) {}
  open func applyImpulse(_ impulse: CGVector) {}
  open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {}
  open func applyAngularImpulse(_ impulse: CGFloat) {}
  open func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// A contact of two bodies, which never occurs.
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
  public let bodyA = SKPhysicsBody()
  public let bodyB = SKPhysicsBody()
  open var contactPoint: CGPoint { .zero }
  open var contactNormal: CGVector { .zero }
  open var collisionImpulse: CGFloat { 0 }
}

@preconcurrency @MainActor
public protocol SKPhysicsContactDelegate: AnyObject {
  func didBegin(_ contact: SKPhysicsContact)
  func didEnd(_ contact: SKPhysicsContact)
}
extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}

@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
  open var gravity = CGVector(dx: 0, dy: -9.8)
  open var speed: CGFloat = 1
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?
  open func add(_ joint: SKPhysicsJoint) {}
  open func remove(_ joint: SKPhysicsJoint) {}
  open func removeAllJoints() {}
  open func body(at point: CGPoint) -> SKPhysicsBody? { nil }
  open func body(in rect: CGRect) -> SKPhysicsBody? { nil }
}

@preconcurrency @MainActor
open class SKPhysicsJoint: NSObject {
  open var bodyA = SKPhysicsBody()
  open var bodyB = SKPhysicsBody()
}
open class SKPhysicsJointPin: SKPhysicsJoint {
  open class func joint(withBodyA a: SKPhysicsBody, bodyB b: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin { SKPhysicsJointPin() }
}
open class SKPhysicsJointFixed: SKPhysicsJoint {
  open class func joint(withBodyA a: SKPhysicsBody, bodyB b: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed {
    SKPhysicsJointFixed()
  }
}

/// A range of values.
open class SKRange: NSObject {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
    super.init()
  }
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
  public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance, upperLimit: value + variance) }
  public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .infinity) }
  public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.infinity, upperLimit: upper) }
}

/// A constraint. Stored; has no effect on Linux.
open class SKConstraint: NSObject {
  open var enabled = true
  open class func positionX(_ range: SKRange) -> Self { make() }
  open class func positionY(_ range: SKRange) -> Self { make() }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self { make() }
  open class func distance(_ range: SKRange, to node: SKNode) -> Self { make() }
  open class func distance(_ range: SKRange, to point: CGPoint) -> Self { make() }
  open class func zRotation(_ zRange: SKRange) -> Self { make() }
  public required override init() { super.init() }
  private class func make() -> Self { self.init() }
}
