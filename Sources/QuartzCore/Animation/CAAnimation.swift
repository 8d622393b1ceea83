import Foundation
import RenderTree

/// Abstract base of animations (Apple: CAAnimation). A layer copies what it is given, so later changes have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// Pacing over the duration. Default nil: linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Held strongly, as Apple documents.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation when it has ended. Default true.
  open var isRemovedOnCompletion = true

  /// Kept: animations follow the display's frames.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Seconds after the commit at which an animation with `beginTime` 0 begins.
  package var delay: CFTimeInterval = 0
  /// Overrides `timingFunction` with a curve that no cubic can say.
  package var customCurve: TimingCurve?
  /// What becomes of touches while it is on a layer.
  package var touchRule = TouchRule.shown

  private var values: [String: Any] = [:]

  public override init() { super.init() }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Default of a key; nil where there is none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a value of the key is archived. Nothing is.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Arbitrary values travel with an animation under keys of your own.
  open func value(forKey key: String) -> Any? { values[key] ?? type(of: self).defaultValue(forKey: key) }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// A copy of the same kind.
  package func duplicate() -> CAAnimation {
    let copy = CAAnimation()
    copy.adopt(self)
    return copy
  }

  /// Takes over everything of `other`. Kinds extend it by what they add.
  package func adopt(_ other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
    delay = other.delay
    customCurve = other.customCurve
    touchRule = other.touchRule
    values = other.values
  }

  package var curve: TimingCurve { customCurve ?? timingFunction?.curve ?? .linear }
}

extension CAAnimation: KeyValueContainer {}
