import Foundation
import Raster

/// The operations of Benchmarks/README.md, drawn by `Canvas`. The programs of Benchmarks/Peers draw the same pixels.
struct RasterOperations {
  /// An operation: its name, the number of target pixels that it touches, and its code.
  typealias Operation = (name: String, pixels: Double, body: () -> Void)

  static let names = [
    "fill_opaque", "fill_alpha", "blit_copy", "blit_over", "blit_over_op", "scale_up", "scale_down", "rotate", "nine", "rrect", "circles",
    "star", "stroke", "gradient", "small_over", "blur",
  ]

  private static let size = PixelRect(x: 0, y: 0, width: 1280, height: 800)
  private static let ink = Paint.color(Pixel(red: 10.0 / 255, green: 20.0 / 255, blue: 30.0 / 255, alpha: 0.8))
  private let canvas: Canvas
  private let translucent = picture(1280, 800), opaque = picture(1280, 800, opaque: true), smaller = picture(853, 533)
  private let larger = picture(2560, 1600), button = picture(32, 32), sprite = picture(16, 16)
  private let buttons = origins(400, 120, 40), shapes = origins(100, 80, 80), sprites = origins(10_000, 16, 16)

  init() {
    canvas = Canvas(PixelBuffer(bounds: Self.size)!)
    canvas.fill(Self.size, Pixel(bits: 0xff80_8080))
  }

  var all: [Operation] {
    let whole = Double(Self.size.area)
    let rainbow = Self.rainbow, rotation = Self.rotation
    let bodies: [(Double, () -> Void)] = [
      (whole, { canvas.fill(Self.size, Pixel(bits: 0xff01_0203)) }),
      (whole, { canvas.fill(Self.size, Pixel(bits: 0x8001_0102)) }),
      (whole, { canvas.draw(opaque, dx: 0, dy: 0) }),
      (whole, { canvas.draw(translucent, dx: 0, dy: 0) }),
      (whole, { canvas.draw(translucent, dx: 0, dy: 0, opacity: 128) }),
      (whole, { canvas.draw(smaller, transform: Affine(scaleX: 1280.0 / 853, y: 800.0 / 533)) }),
      (whole, { canvas.draw(larger, transform: Affine(scaleX: 0.5, y: 0.5)) }),
      (whole, { canvas.draw(translucent, transform: rotation) }),
      (400 * 4800, drawButtons),
      (400 * 4800, { fill(buttons) { $0.appendRoundedRect(Self.rect($1, 120, 40), radius: 12) } }),
      (400 * 1600, { fill(buttons) { $0.appendEllipse(Self.rect($1, 40, 40)) } }),
      (100 * 6400, { fill(shapes, Self.appendStar) }),
      (100 * 6400, drawCurves),
      (whole, { canvas.fill(Self.size, paint: rainbow) }),
      (10_000 * 256, { for origin in sprites { canvas.draw(sprite, dx: origin.x, dy: origin.y) } }),
      (whole, { canvas.draw(gaussianBlur(opaque, sigma: 10, edges: .clamped), dx: 0, dy: 0) }),
    ]
    return zip(Self.names, bodies).map { ($0, $1.0, $1.1) }
  }

  private func fill(_ origins: [Origin], _ append: (inout VectorPath, Origin) -> Void) {
    for origin in origins {
      var path = VectorPath()
      append(&path, origin)
      canvas.fill(path, paint: Self.ink)
    }
  }

  private func drawButtons() {
    let center = PixelRect(x: 10, y: 10, width: 12, height: 12)
    for origin in buttons { canvas.drawNinePatch(button, center: center, destination: Self.rect(origin, 120, 40)) }
  }

  private func drawCurves() {
    let style = StrokeStyle(width: 3, cap: .round, join: .round)
    for origin in shapes {
      let x = Double(origin.x), y = Double(origin.y)
      var path = VectorPath()
      path.move(to: RasterPoint(x, y))
      path.cubic(to: RasterPoint(x + 80, y + 80), control1: RasterPoint(x + 80, y), control2: RasterPoint(x, y + 80))
      canvas.fill(path.stroked(style), paint: Self.ink)
    }
  }
}

// MARK: - Test data

extension RasterOperations {
  private struct Origin { var x, y: Int }

  private static func rect(_ origin: Origin, _ width: Double, _ height: Double) -> RasterRect {
    let x = Double(origin.x), y = Double(origin.y)
    return RasterRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Creates a picture; its alpha varies per pixel unless it is opaque.
  private static func picture(_ width: Int, _ height: Int, opaque: Bool = false) -> PixelBuffer {
    let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height))!
    for y in 0..<height {
      for x in 0..<width {
        let alpha = opaque ? 255 : UInt32(truncatingIfNeeded: y * width + x) &* 2_654_435_761 >> 24
        buffer[x, y] = Pixel(bits: alpha << 24 | (alpha / 2) << 16 | (alpha / 3) << 8 | alpha / 4)
      }
    }
    buffer.isOpaque = opaque
    return buffer
  }

  private static func origins(_ count: Int, _ width: Int, _ height: Int) -> [Origin] {
    (1...UInt32(count)).map { i in
      Origin(x: Int(i &* 2_654_435_761 >> 8) % (size.width - width), y: Int(i &* 2_246_822_519 >> 8) % (size.height - height))
    }
  }

  private static func appendStar(_ path: inout VectorPath, _ origin: Origin) {
    for i in 0..<5 {
      let angle = -Double.pi / 2 + Double(i) * 4 * .pi / 5
      let point = RasterPoint(Double(origin.x) + 40 + 40 * cos(angle), Double(origin.y) + 40 + 40 * sin(angle))
      if i == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
  }

  /// A rotation by 15 degrees about the centre.
  private static var rotation: Affine {
    Affine(translationX: -640, y: -400).concatenating(Affine(rotation: .pi / 12)).concatenating(Affine(translationX: 640, y: 400))
  }

  private static var rainbow: Paint {
    let stops = [(0.0, 1.0, 0.0, 0.0), (0.5, 0.0, 1.0, 0.0), (1.0, 0.0, 0.0, 1.0)]
    let ramp = GradientRamp(stops: stops.map { GradientStop(location: $0.0, red: $0.1, green: $0.2, blue: $0.3, alpha: 1) })
    return .linear(LinearGradient(start: RasterPoint(0, 0), end: RasterPoint(1280, 800), ramp: ramp))
  }
}
