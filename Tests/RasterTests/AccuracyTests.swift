import Foundation
import Raster
import TestSupport
import Testing

/// Compares the operations of the benchmark with double precision: each channel of each pixel is within 1 of 255. Each test prints its line
/// of the accuracy table in Benchmarks/RESULTS.md.
@Suite(.namesSeeds) struct AccuracyTests {
  private static let size = PixelRect(x: 0, y: 0, width: 320, height: 200)
  private static let grey = Pixel(bits: 0xff80_8080), ink = Pixel(red: 10.0 / 255, green: 20.0 / 255, blue: 30.0 / 255, alpha: 0.8)
  typealias Color = SIMD4<Double>

  private static func color(_ p: Pixel) -> Color { Color(Double(p.blue), Double(p.green), Double(p.red), Double(p.alpha)) }
  private static func over(_ s: Color, _ d: Color) -> Color { s + d * (1 - s.w / 255) }

  /// Returns a picture with edges and noise; `edge` is the width of areas of one colour.
  private static func picture(_ width: Int, _ height: Int, seed: UInt64, opaque: Bool = false) -> PixelBuffer {
    var random = SeededGenerator(seed: seed)
    let image = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height))!
    let colors = random.pixels(32)
    for y in 0..<height {
      for x in 0..<width {
        let bits = (x / 16 + y / 16) % 2 == 0 ? random.pixel() : colors[(x / 5 + y / 3 * 7) & 31]
        image[x, y] = Pixel(bits: opaque ? bits | 0xff00_0000 : bits)
      }
    }
    image.isOpaque = opaque
    return image
  }

  private static func bilinear(_ image: PixelBuffer, _ x: Double, _ y: Double) -> Color {
    func part(_ v: Double, _ size: Int) -> (Int, Int, Double) {
      let u = min(max(v - 0.5, 0), Double(size - 1)), i = Int(u)
      return (i, min(i + 1, size - 1), u - Double(i))
    }
    let (x0, x1, fx) = part(x, image.width), (y0, y1, fy) = part(y, image.height)
    func at(_ x: Int, _ y: Int) -> Color { color(image[x, y]) }
    return (at(x0, y0) * (1 - fx) + at(x1, y0) * fx) * (1 - fy) + (at(x0, y1) * (1 - fx) + at(x1, y1) * fx) * fy
  }

  /// Draws on grey, and compares the pixels for which `expected` is not nil.
  private func check(_ operation: String, draw: (Canvas) -> Void, expected: (Int, Int) -> Color?) {
    let target = PixelBuffer(bounds: Self.size)!, canvas = Canvas(target)
    canvas.fill(Self.size, Self.grey)
    draw(canvas)
    var worst = 0.0, sum = 0.0, count = 0.0, off = 0.0
    for y in 0..<Self.size.height {
      for x in 0..<Self.size.width {
        guard let color = expected(x, y) else { continue }
        let got = Self.color(target[x, y])
        for channel in 0..<4 {
          let steps = abs(got[channel] - color[channel].rounded())
          worst = max(worst, steps)
          off += steps > 0 ? 1 : 0
          sum += abs(got[channel] - color[channel])
          count += 1
        }
      }
    }
    print(
      "accuracy | \(operation) | \(Int(worst)) | \(String(format: "%.2f %%", 100 * off / count)) | \(String(format: "%.3f", sum / count)) |"
    )
    #expect(worst <= 1 && count > 10_000, "\(operation)")
  }

  @Test func blended() {
    let grey = Self.color(Self.grey), image = Self.picture(320, 200, seed: 1), half = Pixel(bits: 0x8001_0102)
    check("fill_alpha", draw: { $0.fill(Self.size, half) }) { _, _ in Self.over(Self.color(half), grey) }
    check("blit_over", draw: { $0.draw(image, dx: 0, dy: 0) }) { Self.over(Self.color(image[$0, $1]), grey) }
    check("blit_over_op", draw: { $0.draw(image, dx: 0, dy: 0, opacity: 128) }) {
      Self.over(Self.color(image[$0, $1]) * (128.0 / 255), grey)
    }
  }

  @Test func scaled() {
    let grey = Self.color(Self.grey), smaller = Self.picture(213, 133, seed: 2), larger = Self.picture(640, 400, seed: 3)
    check("scale_up", draw: { $0.draw(smaller, transform: Affine(scaleX: 320.0 / 213, y: 200.0 / 133)) }) {
      Self.over(Self.bilinear(smaller, (Double($0) + 0.5) * 213 / 320, (Double($1) + 0.5) * 133 / 200), grey)
    }
    check("scale_down", draw: { $0.draw(larger, transform: Affine(scaleX: 0.5, y: 0.5)) }) {
      Self.over(Self.bilinear(larger, (Double($0) + 0.5) * 2, (Double($1) + 0.5) * 2), grey)
    }
    check("scale_down by 1.7", draw: { $0.draw(larger, transform: Affine(scaleX: 1 / 1.7, y: 1 / 1.7)) }) {
      Self.over(Self.bilinear(larger, (Double($0) + 0.5) * 1.7, (Double($1) + 0.5) * 1.7), grey)
    }
  }

  /// Only pixels that are entirely inside of the picture are compared; shapes test the coverage at edges.
  @Test func turned() {
    let grey = Self.color(Self.grey), image = Self.picture(320, 200, seed: 4)
    for degrees in [15.0, 63, 200] {
      let turn = Affine(translationX: -160, y: -100).concatenating(Affine(rotation: degrees * .pi / 180))
        .concatenating(Affine(translationX: 160, y: 100))
      let back = turn.inverted()!
      check("rotate by \(Int(degrees))", draw: { $0.draw(image, transform: turn) }) { x, y in
        let p = back.apply(to: RasterPoint(Double(x) + 0.5, Double(y) + 0.5))
        guard p.x > 1, p.y > 1, p.x < 319, p.y < 199 else { return nil }
        return Self.over(Self.bilinear(image, p.x, p.y), grey)
      }
    }
  }

  /// The edge of a picture extends beyond it.
  @Test func clampedEdges() {
    let image = Self.picture(90, 60, seed: 8, opaque: true)
    let turn = Affine(rotation: 0.5).concatenating(Affine(translationX: 130, y: 60)), back = turn.inverted()!
    check("clamped edges", draw: { $0.fill(Self.size, paint: .image(ImagePattern(image: image, inverse: back))) }) { x, y in
      let p = back.apply(to: RasterPoint(Double(x) + 0.5, Double(y) + 0.5))
      return Self.bilinear(image, p.x, p.y)
    }
  }

  @Test func nineParts() {
    let grey = Self.color(Self.grey), image = Self.picture(32, 32, seed: 5)
    func source(_ v: Int, _ length: Int) -> Double {
      if v < 10 { return Double(v) + 0.5 }
      if v >= length - 10 { return Double(v - length) + 32.5 }
      return min(max(10 + (Double(v) - 9.5) * 12 / Double(length - 20), 10.5), 21.5)
    }
    check(
      "nine",
      draw: {
        $0.drawNinePatch(
          image, center: PixelRect(x: 10, y: 10, width: 12, height: 12),
          destination: RasterRect(minX: 0, minY: 0, maxX: 320, maxY: 200))
      }
    ) { Self.over(Self.bilinear(image, source($0, 320), source($1, 200)), grey) }
  }

  @Test func gradients() {
    let stops = [(0.0, 1.0, 0.0, 0.0, 1.0), (0.5, 0.0, 1.0, 0.0, 0.4), (1.0, 0.0, 0.0, 1.0, 1.0)]
    let ramp = GradientRamp(stops: stops.map { GradientStop(location: $0.0, red: $0.1, green: $0.2, blue: $0.3, alpha: $0.4) })
    func at(_ t: Double) -> Color {
      let t = min(max(t, 0), 1), i = t < 0.5 ? 0 : 1, f = (t - stops[i].0) * 2
      func mix(_ key: KeyPath<(Double, Double, Double, Double, Double), Double>) -> Double {
        stops[i][keyPath: key] * (1 - f) + stops[i + 1][keyPath: key] * f
      }
      return Color(mix(\.3) * mix(\.4), mix(\.2) * mix(\.4), mix(\.1) * mix(\.4), mix(\.4)) * 255
    }
    let grey = Self.color(Self.grey)
    let linear = LinearGradient(start: RasterPoint(0, 0), end: RasterPoint(320, 200), ramp: ramp)
    check("gradient", draw: { $0.fill(Self.size, paint: .linear(linear)) }) { x, y in
      Self.over(at(((Double(x) + 0.5) * 320 + (Double(y) + 0.5) * 200) / (320 * 320 + 200 * 200)), grey)
    }
    let radial = RadialGradient(
      startCenter: RasterPoint(160, 100), startRadius: 0, endCenter: RasterPoint(160, 100), endRadius: 180, ramp: ramp, extend: (true, true)
    )
    check("gradient, radial", draw: { $0.fill(Self.size, paint: .radial(radial)) }) { x, y in
      Self.over(at(hypot(Double(x) + 0.5 - 160, Double(y) + 0.5 - 100) / 180), grey)
    }
  }

  /// Compares with the areas of outlines that are divided as Core Graphics divides them.
  @Test func shapes() {
    let grey = Self.color(Self.grey), ink = Self.color(Self.ink)
    var random = SeededGenerator(seed: 6)
    func shapes(_ name: String, _ append: (inout VectorPath, Double, Double) -> Void) {
      // Shapes that do not overlap, at fractional positions.
      var paths: [VectorPath] = []
      for i in 0..<8 {
        var path = VectorPath()
        append(&path, Double(i % 4) * 80 + random.double(0...1), Double(i / 4) * 100 + random.double(0...10))
        paths.append(path)
      }
      let coverage = ExactCoverage(Self.size)
      for path in paths { coverage.add(Reference.divided(path)) }
      check(name, draw: { canvas in for path in paths { canvas.fill(path, paint: .color(Self.ink)) } }) { x, y in
        Self.over(ink * (min((coverage[x, y] * 256).rounded(.down), 255) / 255), grey)
      }
    }
    shapes("rrect") { path, x, y in
      path.appendRoundedRect(RasterRect(minX: x, minY: y, maxX: x + 70.3, maxY: y + 40.7), radius: 12)
    }
    shapes("circles") { path, x, y in path.appendEllipse(RasterRect(minX: x, minY: y, maxX: x + 60, maxY: y + 60)) }
    shapes("star") { path, x, y in
      for i in 0..<5 {
        let angle = -Double.pi / 2 + Double(i) * 4 * .pi / 5
        let point = RasterPoint(x + 39 + 39 * cos(angle), y + 40 + 40 * sin(angle))
        if i == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      path.close()
    }
    shapes("stroke") { path, x, y in
      var line = VectorPath()
      line.move(to: RasterPoint(x + 3, y + 3))
      line.cubic(to: RasterPoint(x + 70, y + 70), control1: RasterPoint(x + 70, y), control2: RasterPoint(x, y + 70))
      path = line.stroked(StrokeStyle(width: 3, cap: .round, join: .round), tolerance: 0.1)
    }
  }

  @Test(arguments: [1.5, 10]) func blurred(_ sigma: Double) {
    let image = Self.picture(320, 200, seed: 7)
    let weights =
      sigma < 2
      ? gaussianWeights(sigma)
      : boxWidths(sigma).reduce([1.0]) { list, width in
        (0..<(list.count + width - 1)).map { i in
          (max(0, i - width + 1)...min(i, list.count - 1)).reduce(0.0) { $0 + list[$1] } / Double(width)
        }
      }
    let radius = weights.count / 2
    func axis(_ row: [Color]) -> [Color] {
      row.indices.map { i in
        weights.indices.reduce(Color()) { $0 + row[min(max(i + $1 - radius, 0), row.count - 1)] * weights[$1] }
      }
    }
    let rows = (0..<200).map { y in axis((0..<320).map { Self.color(image[$0, y]) }) }
    let columns = (0..<320).map { x in axis(rows.map { $0[x] }) }
    check(
      "blur, sigma \(sigma)",
      draw: {
        var canvas = $0
        canvas.blend = .copy
        canvas.draw(gaussianBlur(image, sigma: sigma, edges: .clamped), dx: 0, dy: 0)
      }
    ) { columns[$0][$1] }
  }
}

/// The signed areas of outlines in double precision: the covered fraction of each pixel, at most 1.
private final class ExactCoverage {
  private let size: PixelRect
  /// The change of the covered area from the previous pixel.
  private var cells: [Double]
  private var sums: [Double]

  init(_ size: PixelRect) {
    self.size = size
    cells = [Double](repeating: 0, count: (size.width + 2) * size.height)
    sums = [Double](repeating: 0, count: size.area)
  }

  subscript(x: Int, y: Int) -> Double { sums[y * size.width + x] }

  func add(_ path: VectorPath) {
    for i in cells.indices { cells[i] = 0 }
    var start = RasterPoint(0, 0), current = start, at = 0
    for verb in path.verbs {
      switch verb {
      case .move:
        line(current, start)
        start = path.points[at]
        current = start
        at += 1
      case .line:
        line(current, path.points[at])
        current = path.points[at]
        at += 1
      case .close:
        line(current, start)
        current = start
      default: Issue.record("not flat")
      }
    }
    line(current, start)
    for y in 0..<size.height {
      var sum = 0.0
      for x in 0..<size.width {
        sum += cells[y * (size.width + 2) + x]
        sums[y * size.width + x] = max(sums[y * size.width + x], min(1, abs(sum)))
      }
    }
  }

  /// Adds a line, divided at every pixel boundary.
  private func line(_ a: RasterPoint, _ b: RasterPoint) {
    if a.y == b.y { return }
    var cuts = [0.0, 1]
    for (from, to) in [(a.x, b.x), (a.y, b.y)] where from != to {
      for edge in Int(min(from, to).rounded(.down))...Int(max(from, to).rounded(.up)) {
        let t = (Double(edge) - from) / (to - from)
        if t > 0, t < 1 { cuts.append(t) }
      }
    }
    cuts.sort()
    for (s, t) in zip(cuts, cuts.dropFirst()) {
      let p = a + (b - a) * s, q = a + (b - a) * t, middle = (p + q) / 2
      let x = Int(middle.x.rounded(.down)), y = Int(middle.y.rounded(.down))
      guard y >= 0, y < size.height, x < size.width else { continue }
      let height = q.y - p.y, right = x < 0 ? 1 : 1 - (middle.x - Double(x))
      cells[y * (size.width + 2) + max(x, 0)] += height * right
      cells[y * (size.width + 2) + max(x, 0) + 1] += height * (1 - right)
    }
  }
}
