import CoreGraphics
import Raster
import RenderTree

/// Caches for drawing shapes, gradients and particles. They do not change any pixel.
final class FigureCaches {
  private struct LineKey: Hashable {
    let path: CGPath
    let style: StrokeStyle
    let start, end: CGFloat
    let tolerance: Double
  }

  private struct TintKey: Hashable {
    let image: ObjectIdentifier
    let source: PixelRect
    let tint: SIMD3<UInt8>
  }

  private var lines: [LineKey: VectorPath] = [:]
  /// A table of hash bits of the strokes requested once. Only strokes requested again are cached, since animated ones differ in each frame.
  private var recentHashes = [Int](repeating: 0, count: 256)
  private var ramps: [[GradientStop]: GradientRamp] = [:]
  /// The space in which gradient layers mix colours. Set before the first use.
  var gradientSpace = GradientSpace.sRGB
  /// The tinted images, each with its original. Holding the original prevents the reuse of its object identifier.
  private var tints: [TintKey: (made: PixelBuffer, of: PixelBuffer)] = [:]
  private var tintBytes = 0
  private let masks = ShapeCache(budget: 4 << 20, maximumPixels: 1 << 18, maximumPoints: 2048)

  private static let maximumLines = 256
  private static let maximumRamps = 32
  private static let maximumTintBytes = 8 << 20

  func removeAll() {
    lines = [:]
    ramps = [:]
    tints = [:]
    tintBytes = 0
    masks.removeAll()
  }

  /// Returns the outline of a shape's stroke, in the layer's space.
  func line(of shape: ShapeFigure, tolerance: Double) -> VectorPath {
    guard let path = shape.path else { return VectorPath() }
    let key = LineKey(path: path, style: shape.style, start: shape.strokeStart, end: shape.strokeEnd, tolerance: tolerance)
    if let found = lines[key] { return found }
    let made = shape.line(tolerance: tolerance)
    let hash = key.hashValue
    if recentHashes[hash & 255] == hash {
      if lines.count >= FigureCaches.maximumLines { lines.removeAll(keepingCapacity: true) }
      lines[key] = made
    }
    recentHashes[hash & 255] = hash
    return made
  }

  /// Returns the coverage of a path in device pixels, with the offset to draw it at; nil if it is not cached.
  func mask(of path: VectorPath, _ rule: FillRule, _ counters: inout FrameCounters) -> (mask: CoverageMask, dx: Int, dy: Int)? {
    let hits = masks.hits
    let found = masks.mask(of: path, rule: rule)
    if masks.hits > hits { counters.cacheHits += 1 }
    return found
  }

  func ramp(of gradient: GradientFigure) -> GradientRamp {
    let stops = gradient.stops
    if let found = ramps[stops] { return found }
    if ramps.count >= FigureCaches.maximumRamps { ramps.removeAll(keepingCapacity: true) }
    let made = GradientRamp(stops: stops, space: gradientSpace)
    ramps[stops] = made
    return made
  }

  /// Returns a particle's image, tinted with its colour.
  func tinted(_ particle: ParticleField.Particle) -> PixelBuffer {
    guard particle.tint != ParticleField.Particle.plain else { return particle.image }
    let key = TintKey(image: ObjectIdentifier(particle.image), source: particle.source, tint: particle.tint)
    if let found = tints[key] { return found.made }
    guard let made = FigureCaches.tint(particle) else { return particle.image }
    let bytes = made.stride * made.height * 4
    if tintBytes + bytes > FigureCaches.maximumTintBytes {
      tints.removeAll(keepingCapacity: true)
      tintBytes = 0
    }
    tints[key] = (made, particle.image)
    tintBytes += bytes
    return made
  }

  private static func tint(_ particle: ParticleField.Particle) -> PixelBuffer? {
    let source = particle.source
    guard let made = PixelBuffer(bounds: source) else { return nil }
    made.isOpaque = particle.image.isOpaque
    let (r, g, b) = (UInt32(particle.tint.x), UInt32(particle.tint.y), UInt32(particle.tint.z))
    for y in source.minY..<source.maxY {
      let from = particle.image.row(y) + (source.minX - particle.image.bounds.minX), to = made.row(y)
      for x in 0..<source.width {
        let p = from[x]
        let red = ((p >> 16 & 255) * r + 31) / 63, green = ((p >> 8 & 255) * g + 31) / 63, blue = ((p & 255) * b + 31) / 63
        to[x] = p & 0xff00_0000 | red << 16 | green << 8 | blue
      }
    }
    return made
  }
}
