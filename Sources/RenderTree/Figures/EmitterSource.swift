import CoreGraphics
import Foundation
import Raster

/// The particle settings of a `CAEmitterCell`. A value with a range is distributed evenly between the value minus and plus half the range.
package struct EmitterSource: Sendable, Equatable {
  package var name: String?
  package var isEnabled = true
  package var contents: PixelBuffer?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsScale: CGFloat = 1
  package var isSharp = false
  /// Particles per second.
  package var birthRate: CGFloat = 0
  /// In seconds.
  package var lifetime: CGFloat = 0
  package var lifetimeRange: CGFloat = 0
  /// In radians.
  package var emissionLatitude: CGFloat = 0
  package var emissionLongitude: CGFloat = 0
  package var emissionRange: CGFloat = 0
  /// In points per second.
  package var velocity: CGFloat = 0
  package var velocityRange: CGFloat = 0
  /// In points per second squared.
  package var acceleration = SIMD3<Double>.zero
  package var scale: CGFloat = 1
  package var scaleRange: CGFloat = 0
  package var scaleSpeed: CGFloat = 0
  /// In radians per second.
  package var spin: CGFloat = 0
  package var spinRange: CGFloat = 0
  package var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The ranges of red, green, blue and alpha.
  package var colorRange = SIMD4<Double>.zero
  /// The changes of red, green, blue and alpha per second.
  package var colorSpeed = SIMD4<Double>.zero
  /// The start of the emission in seconds: in the layer's time, or after the birth of the emitting particle.
  package var beginTime: TimeInterval = 0
  /// The duration of the emission in seconds; 0 for no end.
  package var duration: TimeInterval = 0
  package var cells: [EmitterSource] = []

  package init() {}

  package static func == (a: EmitterSource, b: EmitterSource) -> Bool {
    a.contents === b.contents && a.name == b.name && a.isEnabled == b.isEnabled && a.contentsRect == b.contentsRect
      && a.contentsScale == b.contentsScale && a.isSharp == b.isSharp && a.numbers == b.numbers && a.acceleration == b.acceleration
      && a.color == b.color && a.colorRange == b.colorRange && a.colorSpeed == b.colorSpeed && a.beginTime == b.beginTime
      && a.duration == b.duration && a.cells == b.cells
  }

  private var numbers: [CGFloat] {
    [
      birthRate, lifetime, lifetimeRange, emissionLatitude, emissionLongitude, emissionRange, velocity, velocityRange, scale, scaleRange,
      scaleSpeed, spin, spinRange,
    ]
  }

  /// Returns the longest lifetime of a particle in seconds, at most 3600. `factor` is the emitter's `lifetime`.
  func longestLife(_ factor: Double) -> Double {
    let life = (Double(lifetime) + abs(Double(lifetimeRange)) / 2) * factor
    return life.isFinite ? min(max(life, 0), 3600) : 0
  }

  /// Returns the longest time in seconds after a particle's birth for which it or the particles it emits are alive.
  func memory(_ factor: Double, depth: Int = 0) -> Double {
    let inner = depth < EmitterFigure.maximumDepth ? cells.map { $0.memory(factor, depth: depth + 1) }.max() ?? 0 : 0
    return longestLife(factor) + inner
  }

  /// The whole pixels of the picture that `contentsRect` selects.
  var source: PixelRect {
    guard let contents, !contents.bounds.isEmpty else { return .empty }
    let (w, h) = (Double(contents.width), Double(contents.height))
    let x = Double(contentsRect.minX) * w, y = Double(contentsRect.minY) * h
    let part = RasterRect(minX: x, minY: y, maxX: x + Double(contentsRect.width) * w, maxY: y + Double(contentsRect.height) * h)
    guard part.isFinite else { return .empty }
    return PixelRect(enclosing: part).offsetBy(dx: contents.bounds.minX, dy: contents.bounds.minY).intersection(contents.bounds)
  }

  /// The numeric properties by their names in key paths.
  package static let numberKeys: [String: WritableKeyPath<EmitterSource, CGFloat> & Sendable] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "emissionLatitude": \.emissionLatitude,
    "emissionLongitude": \.emissionLongitude, "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
    "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange,
    "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
  ]
}

/// The components of vectors as separate numbers.
extension EmitterSource {
  package var xAcceleration: CGFloat {
    get { CGFloat(acceleration.x) }
    set { acceleration.x = Double(newValue) }
  }
  package var yAcceleration: CGFloat {
    get { CGFloat(acceleration.y) }
    set { acceleration.y = Double(newValue) }
  }
  package var zAcceleration: CGFloat {
    get { CGFloat(acceleration.z) }
    set { acceleration.z = Double(newValue) }
  }
  package var redRange: CGFloat {
    get { CGFloat(colorRange.x) }
    set { colorRange.x = Double(newValue) }
  }
  package var greenRange: CGFloat {
    get { CGFloat(colorRange.y) }
    set { colorRange.y = Double(newValue) }
  }
  package var blueRange: CGFloat {
    get { CGFloat(colorRange.z) }
    set { colorRange.z = Double(newValue) }
  }
  package var alphaRange: CGFloat {
    get { CGFloat(colorRange.w) }
    set { colorRange.w = Double(newValue) }
  }
  package var redSpeed: CGFloat {
    get { CGFloat(colorSpeed.x) }
    set { colorSpeed.x = Double(newValue) }
  }
  package var greenSpeed: CGFloat {
    get { CGFloat(colorSpeed.y) }
    set { colorSpeed.y = Double(newValue) }
  }
  package var blueSpeed: CGFloat {
    get { CGFloat(colorSpeed.z) }
    set { colorSpeed.z = Double(newValue) }
  }
  package var alphaSpeed: CGFloat {
    get { CGFloat(colorSpeed.w) }
    set { colorSpeed.w = Double(newValue) }
  }
}
