public import UIKit

public enum SKActionTimingMode: Int, Sendable { case linear, easeIn, easeOut, easeInEaseOut }

/// An action. It has a duration but no effect (Apple: SKAction).
open class SKAction: NSObject {
  open var duration: TimeInterval
  open var timingMode = SKActionTimingMode.linear
  open var timingFunction: (Float) -> Float = { $0 }
  open var speed: CGFloat = 1

  init(_ duration: TimeInterval) {
    self.duration = duration
    super.init()
  }
  open func reversed() -> SKAction { self }

  // MARK: Groups

  open class func sequence(_ actions: [SKAction]) -> SKAction { SKAction(actions.reduce(0) { $0 + $1.duration }) }
  open class func group(_ actions: [SKAction]) -> SKAction { SKAction(actions.map(\.duration).max() ?? 0) }
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction(action.duration * Double(count)) }
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.infinity) }
  open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func wait(forDuration duration: TimeInterval, withRange range: TimeInterval) -> SKAction { SKAction(duration) }
  open class func run(_ block: @escaping @Sendable () -> Void) -> SKAction { SKAction(0) }
  open class func run(_ block: @escaping @Sendable () -> Void, queue: DispatchQueue) -> SKAction { SKAction(0) }
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(0) }
  open class func customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction {
    SKAction(seconds)
  }
  open class func removeFromParent() -> SKAction { SKAction(0) }
  open class func hide() -> SKAction { SKAction(0) }
  open class func unhide() -> SKAction { SKAction(0) }

  // MARK: Position

  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { SKAction(0) }
  open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction { SKAction(0) }
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool) -> SKAction { SKAction(duration) }

  // MARK: Size

  open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func resize(byWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func scale(to size: CGSize, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func scaleX(to xScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func scaleY(to yScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func scaleX(by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }

  // MARK: Appearance

  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction(0) }
  open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction(0) }
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction { SKAction(sec * Double(textures.count)) }
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool) -> SKAction {
    SKAction(sec * Double(textures.count))
  }
  open class func colorize(with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }

  // MARK: Sounds and forces

  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction { SKAction(0) }
  open class func play() -> SKAction { SKAction(0) }
  open class func pause() -> SKAction { SKAction(0) }
  open class func stop() -> SKAction { SKAction(0) }
  open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  open class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
  open class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
  open class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(sec) }
}

public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// A transition. Scenes change without an animation.
open class SKTransition: NSObject {
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}
