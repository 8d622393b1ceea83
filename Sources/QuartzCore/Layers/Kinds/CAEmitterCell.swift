import CoreGraphics
import Foundation
import RenderTree

/// The particles that an emitter layer emits (Apple: CAEmitterCell). A value with a range is distributed evenly between
/// the value minus and plus half of the range.
///
/// A layer copies the values of its cells when they are set. Later changes have no effect, except through the layer's key path
/// "emitterCells.NAME.PROPERTY". Of the timing, only `beginTime` and `duration` are used: the period in which particles are emitted, in
/// seconds of the layer's time or of the life of the emitting particle. A duration of 0 has no end.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject, CAMediaTiming, @preconcurrency NSSecureCoding {
  var source = EmitterSource()
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Reads an archived cell. Its contents are not in the archive.
  public required init?(coder: NSCoder) {
    super.init()
    let archive = PropertyArchive(coder: coder)
    for (key, path) in EmitterSource.numberKeys { archive.read(key, into: &source[keyPath: path]) }
    name = archive.read("name")
    color = archive.read("color") ?? color
    emitterCells = archive.read("emitterCells")
    contentsRect = archive.read("contentsRect") ?? contentsRect
    contentsScale = archive.read("contentsScale") ?? contentsScale
    isEnabled = archive.read("enabled") ?? isEnabled
    beginTime = archive.read("beginTime") ?? beginTime
    duration = archive.read("duration") ?? duration
    magnificationFilter = archive.read("magnificationFilter") ?? magnificationFilter
    minificationFilter = archive.read("minificationFilter") ?? minificationFilter
  }

  open func encode(with coder: NSCoder) {
    let archive = PropertyArchive(coder: coder) { [self] in shouldArchiveValue(forKey: $0) }
    for (key, path) in EmitterSource.numberKeys { archive.write(source[keyPath: path], key) }
    archive.write(name, "name")
    archive.write(color, "color")
    archive.write(emitterCells, "emitterCells")
    archive.write(contentsRect, "contentsRect")
    archive.write(contentsScale, "contentsScale")
    archive.write(isEnabled, "enabled")
    archive.write(beginTime, "beginTime")
    archive.write(duration, "duration")
    archive.write(magnificationFilter, "magnificationFilter")
    archive.write(minificationFilter, "minificationFilter")
  }

  /// Whether the value of the key is archived. Default true.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Returns the value that a new cell has for a key; nil if it has none.
  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().standardValue(forKey: key) }

  /// The name of the cell, used in key paths of the layer.
  open var name: String? {
    get { source.name }
    set { source.name = newValue }
  }
  /// Whether the cell emits particles. The default is true.
  open var isEnabled: Bool {
    get { source.isEnabled }
    set { source.isEnabled = newValue }
  }
  /// The image of the particles: a `CGImage`. Other objects are not drawn.
  open var contents: Any? {
    didSet { source.contents = (contents as? CGImage)?.pixels }
  }
  /// The visible part of the contents, in units of their size. The default is (0, 0, 1, 1).
  open var contentsRect: CGRect {
    get { source.contentsRect }
    set { source.contentsRect = newValue }
  }
  /// The number of pixels of the contents per point. The default is 1.
  open var contentsScale: CGFloat {
    get { source.contentsScale }
    set { source.contentsScale = newValue }
  }
  /// The sampling of scaled contents. The default is linear; `nearest` applies to both magnification and minification.
  open var magnificationFilter = "linear" { didSet { source.isSharp = magnificationFilter == "nearest" } }
  /// Stored; has no effect on Linux: `magnificationFilter` applies to both.
  open var minificationFilter = "linear"
  /// Stored; has no effect on Linux.
  open var minificationFilterBias: Float = 0
  /// The colour that the contents are multiplied with. The default is opaque white.
  open var color: CGColor? {
    get { source.color }
    set { source.color = newValue }
  }
  /// The cells that each particle emits. At most four levels are used.
  open var emitterCells: [CAEmitterCell]? { didSet { source.cells = emitterCells?.map(\.source) ?? [] } }
  open var style: [AnyHashable: Any]?
  /// The number of particles per second. The default is 0.
  open var birthRate: Float {
    get { Float(source.birthRate) }
    set { set(\.birthRate, CGFloat(newValue)) }
  }
  /// The lifetime of a particle in seconds. The default is 0: nothing is visible.
  open var lifetime: Float {
    get { Float(source.lifetime) }
    set { set(\.lifetime, CGFloat(newValue)) }
  }
  open var lifetimeRange: Float {
    get { Float(source.lifetimeRange) }
    set { set(\.lifetimeRange, CGFloat(newValue)) }
  }
  /// The angle out of the plane, in radians. The default is 0.
  open var emissionLatitude: CGFloat {
    get { source.emissionLatitude }
    set { set(\.emissionLatitude, newValue) }
  }
  /// The angle in the plane, in radians from the x axis. For lines it is measured from upwards, for outlines
  /// of circles from outwards. The default is 0.
  open var emissionLongitude: CGFloat {
    get { source.emissionLongitude }
    set { set(\.emissionLongitude, newValue) }
  }
  /// The spread of the directions in radians, half on each side. The default is 0.
  open var emissionRange: CGFloat {
    get { source.emissionRange }
    set { set(\.emissionRange, newValue) }
  }
  /// The speed in points per second. The default is 0.
  open var velocity: CGFloat {
    get { source.velocity }
    set { set(\.velocity, newValue) }
  }
  open var velocityRange: CGFloat {
    get { source.velocityRange }
    set { set(\.velocityRange, newValue) }
  }
  /// The acceleration in points per second squared. The default is 0.
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
  /// The scale of the contents. The default is 1.
  open var scale: CGFloat {
    get { source.scale }
    set { set(\.scale, newValue) }
  }
  open var scaleRange: CGFloat {
    get { source.scaleRange }
    set { set(\.scaleRange, newValue) }
  }
  /// The change of the scale per second. The default is 0.
  open var scaleSpeed: CGFloat {
    get { source.scaleSpeed }
    set { set(\.scaleSpeed, newValue) }
  }
  /// The rotation in radians per second. The default is 0.
  open var spin: CGFloat {
    get { source.spin }
    set { set(\.spin, newValue) }
  }
  open var spinRange: CGFloat {
    get { source.spinRange }
    set { set(\.spinRange, newValue) }
  }
  /// The range of the colour's red component. The default is 0.
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
  /// The change of the red component per second. The default is 0.
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

  /// The start of the emission in seconds. The default is 0.
  open var beginTime: CFTimeInterval {
    get { source.beginTime }
    set { if newValue.isFinite { source.beginTime = newValue } }
  }
  /// The duration of the emission in seconds. The default is 0: without end.
  open var duration: CFTimeInterval {
    get { source.duration }
    set { source.duration = newValue.isFinite ? newValue : 0 }
  }
  /// Stored; has no effect, like the other timing values below.
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// Returns the value of a property by its name, or of a custom key.
  open func value(forKey key: String) -> Any? { standardValue(forKey: key) ?? values[key] }

  private func standardValue(forKey key: String) -> Any? {
    if let path = EmitterSource.numberKeys[key] { return source[keyPath: path] }
    switch key {
    case "name": return name
    case "contents": return contents
    case "color": return color
    case "emitterCells": return emitterCells
    default: return nil
    }
  }

  open func setValue(_ value: Any?, forKey key: String) {
    if let path = EmitterSource.numberKeys[key] {
      if let number = CGFloat(finite: value) { source[keyPath: path] = number }
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

  /// Sets a number. Values that are not finite are ignored.
  private func set(_ path: WritableKeyPath<EmitterSource, CGFloat>, _ value: CGFloat) {
    if value.isFinite { source[keyPath: path] = value }
  }
}
