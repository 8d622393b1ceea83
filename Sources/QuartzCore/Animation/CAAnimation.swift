import Foundation
import RenderTree

/// The abstract base class of animations (Apple: CAAnimation). A layer copies an animation that is
/// added, so later changes to it have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying, @preconcurrency NSSecureCoding {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// The pacing over the duration. The default is nil: linear.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, held strongly as Apple documents.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation when it has ended. The default is true.
  open var isRemovedOnCompletion = true

  /// Stored; has no effect on Linux, where animations follow the display's frames.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The delay in seconds between the commit and the start of an animation whose `beginTime` is 0.
  package var delay: CFTimeInterval = 0
  /// A curve that no cubic Bézier can represent. Overrides `timingFunction`.
  package var customCurve: TimingCurve?
  /// The handling of touches while the animation is on a layer.
  package var touchRule = TouchRule.shown

  private var values: [String: Any] = [:]

  public override init() { super.init() }

  // MARK: Archives

  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Reads an archived animation. Its delegate, images, and values of a program's own classes are not in the archive.
  public required init?(coder: NSCoder) {
    super.init()
    read(from: PropertyArchive(coder: coder))
  }

  open func encode(with coder: NSCoder) {
    write(to: PropertyArchive(coder: coder) { [self] in shouldArchiveValue(forKey: $0) })
  }

  /// Writes the properties. Subclasses override it to write those that they add.
  func write(to archive: PropertyArchive) {
    archive.write(beginTime, "beginTime")
    archive.write(duration, "duration")
    archive.write(speed, "speed")
    archive.write(timeOffset, "timeOffset")
    archive.write(repeatCount.isFinite ? repeatCount : .greatestFiniteMagnitude, "repeatCount")
    archive.write(repeatDuration.isFinite ? repeatDuration : .greatestFiniteMagnitude, "repeatDuration")
    // Numbers of archives are finite.
    archive.write(repeatCount == .infinity, "VitrineInfiniteRepeatCount")
    archive.write(repeatDuration == .infinity, "VitrineInfiniteRepeatDuration")
    archive.write(autoreverses, "autoreverses")
    archive.write(fillMode.rawValue, "fillMode")
    archive.write(timingFunction, "timingFunction")
    archive.write(isRemovedOnCompletion, "removedOnCompletion")
    let range = preferredFrameRateRange
    archive.write([range.minimum, range.maximum, range.preferred ?? 0], "preferredFrameRateRange")
    let own = values.filter { archive.includes($0.key) && ArchivedValue($0.value) != nil }.sorted { $0.key < $1.key }
    archive.write(own.map(\.key), "VitrineKeys")
    archive.write(own.map(\.value), "VitrineValues")
  }

  /// Reads the properties. Subclasses override it to read those that they add.
  func read(from archive: PropertyArchive) {
    archive.read("beginTime", into: &beginTime)
    archive.read("duration", into: &duration)
    archive.read("speed", into: &speed)
    archive.read("timeOffset", into: &timeOffset)
    archive.read("repeatCount", into: &repeatCount)
    archive.read("repeatDuration", into: &repeatDuration)
    if archive.read("VitrineInfiniteRepeatCount") == true { repeatCount = .infinity }
    if archive.read("VitrineInfiniteRepeatDuration") == true { repeatDuration = .infinity }
    archive.read("autoreverses", into: &autoreverses)
    if let mode: String = archive.read("fillMode") { fillMode = CAMediaTimingFillMode(rawValue: mode) }
    archive.read("timingFunction", into: &timingFunction)
    archive.read("removedOnCompletion", into: &isRemovedOnCompletion)
    if let rates: [Float] = archive.read("preferredFrameRateRange"), rates.count == 3 {
      preferredFrameRateRange = CAFrameRateRange(minimum: rates[0], maximum: rates[1], preferred: rates[2])
    }
    let keys: [String] = archive.read("VitrineKeys") ?? [], own: [Any] = archive.read("VitrineValues") ?? []
    for (key, value) in zip(keys, own) { values[key] = value }
  }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns the default value of a key; nil if it has none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether the value of the key is archived. Default true (Apple: shouldArchiveValue(forKey:)).
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Returns the value of a custom key. Custom values are copied with the animation.
  open func value(forKey key: String) -> Any? { values[key] ?? type(of: self).defaultValue(forKey: key) }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  /// Returns a copy of the same class.
  package func duplicate() -> CAAnimation {
    let copy = CAAnimation()
    copy.adopt(self)
    return copy
  }

  /// Copies all properties of `other`. Subclasses override it to copy the properties that they add.
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
