import Raster
import TestSupport
import Testing

/// Compares filled curves with pictures that iOS drew by `CALayer.render(in:)`, and with the plain form of their division into lines.
@Suite(.namesSeeds) struct CurveTests {
  private func coverage(_ path: VectorPath, _ size: Int) throws -> CoverageMask {
    try #require(CoverageMask(path, limits: PixelRect(x: 0, y: 0, width: size, height: size)))
  }

  /// The tests of zilverline/Dezignables at e5e367ee, DezignableCornerTests: a red view of 200 points, as a circle at 2 pixels per point.
  @Test func aCircleIsThatOfCoreGraphics() throws {
    var path = VectorPath()
    path.appendRoundedRect(RasterRect(minX: 0, minY: 0, maxX: 400, maxY: 400), radius: 200)
    let mask = try coverage(path, 400)
    let top = [13, 35, 58, 81, 103, 121, 137, 153, 169, 185, 197, 206, 216, 226, 235, 241, 244, 247, 250, 254]
    for (i, value) in top.enumerated() { #expect(abs(Int(mask[180 + i, 0]) - value) <= 1, "x \(180 + i)") }
    // In this part the pieces are twice as long, so that coverage is lower by up to 17 than that of the circle.
    for (x, y, value) in [(103, 24, 50), (100, 26, 118), (101, 26, 242), (93, 30, 66), (92, 31, 156), (90, 32, 84)] {
      #expect(abs(Int(mask[x, y]) - value) <= 1, "\(x), \(y)")
      #expect(abs(Int(mask[399 - x, y]) - value) <= 1 && abs(Int(mask[y, x]) - value) <= 1, "mirrored \(x), \(y)")
    }
  }

  /// The same with corners of 20 points: only the first and the last piece of a corner are shorter than the others.
  @Test func aCornerIsThatOfCoreGraphics() throws {
    var path = VectorPath()
    path.appendRoundedRect(RasterRect(minX: 0, minY: 0, maxX: 400, maxY: 400), radius: 40)
    let mask = try coverage(path, 400)
    for (i, value) in [214, 234, 246, 252].enumerated() {
      #expect(abs(Int(mask[36 + i, 0]) - value) <= 1 && abs(Int(mask[0, 36 + i]) - value) <= 1, "x \(36 + i)")
    }
  }

  /// airbnb/lottie-ios at f4db77d7, snapshots of issue_1169_shadow_effect: a corner of 24 pixels.
  @Test func aShapeLayerIsFilledAsByCoreGraphics() throws {
    var path = VectorPath()
    path.appendRoundedRect(RasterRect(minX: 0, minY: 0, maxX: 200, maxY: 200), radius: 24)
    let mask = try coverage(path, 200)
    for (i, value) in [22, 87, 144, 183, 219, 236, 249, 255].enumerated() { #expect(abs(Int(mask[17 + i, 0]) - value) <= 1, "x \(17 + i)") }
    for (i, value) in [18, 108, 201, 255].enumerated() { #expect(abs(Int(mask[14 + i, 1]) - value) <= 1, "x \(14 + i)") }
  }

  @Test func curvesAreDividedAsInThePlainForm() throws {
    var random = SeededGenerator()
    for round in 0..<300 {
      let size = [8.0, 60, 300][round % 3]
      func point() -> RasterPoint { RasterPoint(random.double(0...size), random.double(0...size)) }
      var path = VectorPath()
      path.move(to: point())
      for _ in 0..<random.whole(1...4) {
        switch random.whole(0...2) {
        case 0: path.quad(to: point(), control: point())
        case 1: path.line(to: point())
        default: path.cubic(to: point(), control1: point(), control2: point())
        }
      }
      path.close()
      let limits = PixelRect(x: 0, y: 0, width: Int(size), height: Int(size))
      let fast = CoverageMask(path, limits: limits), plain = CoverageMask(Reference.divided(path), limits: limits)
      for y in 0..<Int(size) {
        for x in 0..<Int(size) {
          // The two round the points of a curve to 1/1024 pixel after different calculations.
          #expect(abs(Int(fast?[x, y] ?? 0) - Int(plain?[x, y] ?? 0)) <= 1, "round \(round), seed \(random.seed)")
        }
      }
    }
  }
}
