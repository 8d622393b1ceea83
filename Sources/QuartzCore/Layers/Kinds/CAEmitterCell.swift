import CoreGraphics
import Foundation
import RenderTree

/// What particles an emitter layer makes (Apple: CAEmitterCell). A number with a range is spread evenly over its value plus and minus
/// half of the range.
///
/// A layer takes over what its cells say when they are set; later changes have no effect, but for those through the layer's key path
/// "emitterCells.NAME.PROPERTY". Of the timing `beginTime` and `duration` count: seconds of the layer's time, or of the life of the
/// particle that emits, in which particles are born (duration 0: without end).
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming {
  var source = EmitterSource()
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  /// For key paths of the layer.
  open var name: String? {
    get { source.name }
    set { source.name = newValue }
  }
  /// Default true.
  open var isEnabled: Bool {
    get { source.isEnabled }
    set { source.isEnabled = newValue }
  }
  /// A `CGImage`; anything else shows nothing.
  open var contents: Any? {
    didSet { source.contents = (contents as? CGImage)?.pixels }
  }
  /// The part of the contents that shows, in units of it. Default (0, 0, 1, 1).
  open var contentsRect: CGRect {
    get { source.contentsRect }
    set { source.contentsRect = newValue }
  }
  /// Pixels of the contents per point. Default 1.
  open var contentsScale: CGFloat {
    get { source.contentsScale }
    set { source.contentsScale = newValue }
  }
  /// Default linear; `nearest` is kept for both.
  open var magnificationFilter = "linear" { didSet { source.isSharp = magnificationFilter == "nearest" } }
  open var minificationFilter = "linear"
  open var minificationFilterBias: Float = 0
  /// Multiplies the contents. Default opaque white.
  open var color: CGColor? {
    get { source.color }
    set { source.color = newValue }
  }
  /// What each particle emits in turn; at most four levels.
  open var emitterCells: [CAEmitterCell]? { didSet { source.cells = emitterCells?.map(\.source) ?? [] } }
  open var style: [AnyHashable: Any]?
  /// Particles a second. Default 0.
  open var birthRate: Float {
    get { Float(source.birthRate) }
    set { set(\.birthRate, CGFloat(newValue)) }
  }
  /// Seconds. Default 0: nothing shows.
  open var lifetime: Float {
    get { Float(source.lifetime) }
    set { set(\.lifetime, CGFloat(newValue)) }
  }
  open var lifetimeRange: Float {
    get { Float(source.lifetimeRange) }
    set { set(\.lifetimeRange, CGFloat(newValue)) }
  }
  /// Radians out of the plane. Default 0.
  open var emissionLatitude: CGFloat {
    get { source.emissionLatitude }
    set { set(\.emissionLatitude, newValue) }
  }
  /// Radians in the plane, from the x axis (of a line: upwards off it; on outlines of circles: outwards). Default 0.
  open var emissionLongitude: CGFloat {
    get { source.emissionLongitude }
    set { set(\.emissionLongitude, newValue) }
  }
  /// Radians around that, half on each side. Default 0.
  open var emissionRange: CGFloat {
    get { source.emissionRange }
    set { set(\.emissionRange, newValue) }
  }
  /// Points a second. Default 0.
  open var velocity: CGFloat {
    get { source.velocity }
    set { set(\.velocity, newValue) }
  }
  open var velocityRange: CGFloat {
    get { source.velocityRange }
    set { set(\.velocityRange, newValue) }
  }
  /// Points a second, each second. Default 0.
  open var xAcceleration: CGFloat {
    get { source.xAcceleration }
    set { set(\.xAcceleration, newValue) }
  }
  open var yAcceleration: CGFloat {
    get { source.yAcceleration }
    set { set(\.yAcceleration, newValue) }
  }
  open var zAcceleration: CGFloat {
    get { source.zAcceleration }
    set { set(\.zAcceleration, newValue) }
  }
  /// Default 1.
  open var scale: CGFloat {
    get { source.scale }
    set { set(\.scale, newValue) }
  }
  open var scaleRange: CGFloat {
    get { source.scaleRange }
    set { set(\.scaleRange, newValue) }
  }
  /// A second. Default 0.
  open var scaleSpeed: CGFloat {
    get { source.scaleSpeed }
    set { set(\.scaleSpeed, newValue) }
  }
  /// Radians a second. Default 0.
  open var spin: CGFloat {
    get { source.spin }
    set { set(\.spin, newValue) }
  }
  open var spinRange: CGFloat {
    get { source.spinRange }
    set { set(\.spinRange, newValue) }
  }
  /// Of the colour's parts. Default 0.
  open var redRange: Float {
    get { Float(source.redRange) }
    set { set(\.redRange, CGFloat(newValue)) }
  }
  open var greenRange: Float {
    get { Float(source.greenRange) }
    set { set(\.greenRange, CGFloat(newValue)) }
  }
  open var blueRange: Float {
    get { Float(source.blueRange) }
    set { set(\.blueRange, CGFloat(newValue)) }
  }
  open var alphaRange: Float {
    get { Float(source.alphaRange) }
    set { set(\.alphaRange, CGFloat(newValue)) }
  }
  /// A second. Default 0.
  open var redSpeed: Float {
    get { Float(source.redSpeed) }
    set { set(\.redSpeed, CGFloat(newValue)) }
  }
  open var greenSpeed: Float {
    get { Float(source.greenSpeed) }
    set { set(\.greenSpeed, CGFloat(newValue)) }
  }
  open var blueSpeed: Float {
    get { Float(source.blueSpeed) }
    set { set(\.blueSpeed, CGFloat(newValue)) }
  }
  open var alphaSpeed: Float {
    get { Float(source.alphaSpeed) }
    set { set(\.alphaSpeed, CGFloat(newValue)) }
  }

  open var beginTime: CFTimeInterval {
    get { source.beginTime }
    set { if newValue.isFinite { source.beginTime = newValue } }
  }
  open var duration: CFTimeInterval {
    get { source.duration }
    set { source.duration = newValue.isFinite ? newValue : 0 }
  }
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// A property by its name, or a value of your own.
  open func value(forKey key: String) -> Any? {
    if let path = EmitterSource.numberKeys[key] { return source[keyPath: path] }
    switch key {
    case "name": return name
    case "contents": return contents
    case "color": return color
    case "emitterCells": return emitterCells
    default: return values[key]
    }
  }

  open func setValue(_ value: Any?, forKey key: String) {
    if let path = EmitterSource.numberKeys[key] {
      if let number = AnimatableValue.number(from: value) { source[keyPath: path] = number }
      return
    }
    switch key {
    case "name": name = value as? String
    case "contents": contents = value
    case "color": color = value as? CGColor
    case "emitterCells": emitterCells = value as? [CAEmitterCell]
    default: values[key] = value
    }
  }

  /// What is not finite is ignored.
  private func set(_ path: WritableKeyPath<EmitterSource, CGFloat>, _ value: CGFloat) {
    if value.isFinite { source[keyPath: path] = value }
  }
}
