import Foundation
import Raster
import TestSupport
import Testing

@Suite(.namesSeeds) struct ScannerTests {
  static let field = PixelRect(x: 0, y: 0, width: 64, height: 64)

  private func polygon(_ points: [RasterPoint]) -> VectorPath {
    var path = VectorPath()
    path.move(to: points[0])
    for p in points.dropFirst() { path.line(to: p) }
    path.close()
    return path
  }

  /// Returns the exact area of a pixel that a convex polygon covers, by clipping the polygon with the pixel in double precision.
  private func exactCoverage(_ points: [RasterPoint], x: Int, y: Int) -> Double {
    var p = points
    let edges: [(axis: Int, value: Double, sign: Double)] = [
      (0, Double(x), 1), (0, Double(x + 1), -1), (1, Double(y), 1), (1, Double(y + 1), -1),
    ]
    for e in edges {
      var out: [RasterPoint] = []
      for (a, b) in zip(p, Array(p.dropFirst()) + p.prefix(1)) {
        let da = (a[e.axis] - e.value) * e.sign, db = (b[e.axis] - e.value) * e.sign
        if da >= 0 { out.append(a) }
        if (da >= 0) != (db >= 0) { out.append(a + (b - a) * (da / (da - db))) }
      }
      p = out
      if p.count < 3 { return 0 }
    }
    var area = 0.0
    for (a, b) in zip(p, Array(p.dropFirst()) + p.prefix(1)) { area += a.x * b.y - b.x * a.y }
    return abs(area) / 2
  }

  /// Returns the byte of an area, which Core Graphics rounds down.
  private static func byte(_ area: Double) -> Double { min((area * 256).rounded(.down), 255) }

  @Test func coverageIsTheAreaToOneStep() throws {
    var random = SeededGenerator()
    for round in 0..<300 {
      // The points of an ellipse in order are convex.
      let c = RasterPoint(random.double(5...59), random.double(5...59)), rx = random.double(0.2...30), ry = random.double(0.2...30)
      var angles = (0..<random.whole(3...9)).map { _ in random.double(0...(2 * .pi)) }
      angles.sort()
      let points = angles.map { c + RasterPoint(cos($0) * rx, sin($0) * ry) }
      guard let mask = CoverageMask(polygon(points), limits: Self.field) else { continue }
      for y in 0..<64 {
        for x in 0..<64 {
          let exact = Self.byte(exactCoverage(points, x: x, y: y)), got = Double(mask[x, y])
          if abs(got - exact) > 1 {
            Issue.record("round \(round) at \(x), \(y): \(got) for \(exact), seed \(random.seed), \(points)")
            return
          }
        }
      }
    }
  }

  /// Compares with the polygon that takes the place of a circle.
  @Test(arguments: [0.7, 3, 8.5, 20, 31]) func roundShapesAreWithinAStepOfTheirPolygons(_ radius: Double) throws {
    var random = SeededGenerator()
    for _ in 0..<3 {
      let c = RasterPoint(random.double(31...33), random.double(31...33)), r = RasterPoint(radius, radius)
      var path = VectorPath()
      path.appendEllipse(RasterRect(minX: c.x - r.x, minY: c.y - r.y, maxX: c.x + r.x, maxY: c.y + r.y))
      let points = Array(Reference.divided(path).points.dropLast())
      let mask = try #require(CoverageMask(path, limits: Self.field))
      var worst = 0.0, sum = 0.0
      for y in 0..<64 {
        for x in 0..<64 {
          let d = RasterPoint(Double(x) + 0.5, Double(y) + 0.5) - c, distance = (d * d).sum().squareRoot()
          let exact = distance < radius - 1 ? 1 : distance > radius + 1 ? 0 : exactCoverage(points, x: x, y: y)
          worst = max(worst, abs(Double(mask[x, y]) - Self.byte(exact)))
          sum += Double(mask[x, y]) / 255 - exact
        }
      }
      #expect(worst <= 1 && abs(sum) < 0.001 * radius * radius + 0.02 * radius, "\(worst), \(sum), seed \(random.seed)")
    }
  }

  /// Compares with winding numbers at 16 x 16 points per pixel.
  @Test func rulesAgreeWithSampling() throws {
    var random = SeededGenerator(seed: 11)
    for round in 0..<12 {
      let points = (0..<random.whole(4...8)).map { _ in RasterPoint(random.double(2...62), random.double(2...62)) }
      let path = polygon(points)
      for rule in [FillRule.nonZero, .evenOdd] {
        let mask = try #require(CoverageMask(path, rule: rule, limits: Self.field))
        var worst = 0.0, sum = 0.0
        for y in 0..<64 {
          for x in 0..<64 {
            var hits = 0
            for j in 0..<8 {
              for i in 0..<8
              where path.contains(RasterPoint(Double(x) + (Double(i) + 0.5) / 8, Double(y) + (Double(j) + 0.5) / 8), rule: rule) {
                hits += 1
              }
            }
            let difference = abs(Double(hits) / 64 - Double(mask[x, y]) / 255)
            // Only pixels in which edges cross may differ, since the rule is applied to the signed area of a pixel.
            worst = max(worst, difference > 0.12 ? difference : 0)
            sum += difference > 0.12 ? 1 : 0
          }
        }
        #expect(sum <= 45, "round \(round), \(rule): \(sum) pixels off")
      }
    }
  }

  @Test func shapesOfWholePixelsAreExact() throws {
    let mask = try #require(CoverageMask(VectorPath(rect: RasterRect(minX: 3, minY: 4, maxX: 40, maxY: 20)), limits: Self.field))
    for y in 0..<64 { for x in 0..<64 { #expect(mask[x, y] == (x >= 3 && x < 40 && y >= 4 && y < 20 ? 255 : 0)) } }
    let half = try #require(CoverageMask(VectorPath(rect: RasterRect(minX: 3.5, minY: 4, maxX: 5, maxY: 5)), limits: Self.field))
    #expect(half[3, 4] == 128 && half[4, 4] == 255 && half[5, 4] == 0)
  }

  @Test func neighboursThatShareAnEdgeCoverItOnce() throws {
    var random = SeededGenerator()
    for _ in 0..<200 {
      let a = RasterPoint(random.double(0...64), random.double(-10...20)), b = RasterPoint(random.double(0...64), random.double(40...74))
      let left = polygon([RasterPoint(-5, a.y), a, b, RasterPoint(-5, b.y)]),
        right = polygon([a, RasterPoint(70, a.y), RasterPoint(70, b.y), b])
      let l = try #require(CoverageMask(left, limits: Self.field)), r = try #require(CoverageMask(right, limits: Self.field))
      for y in 21..<40 { for x in 0..<64 { #expect(abs(Int(l[x, y]) + Int(r[x, y]) - 255) <= 1, "seed \(random.seed)") } }
    }
  }

  @Test func aPixelDoesNotDependOnTheClipItIsDrawnIn() throws {
    var random = SeededGenerator()
    for _ in 0..<150 {
      var path = VectorPath()
      func point() -> RasterPoint { RasterPoint(random.double(-90...150), random.double(-90...150)) }
      path.move(to: point())
      for _ in 0..<random.whole(2...6) {
        switch random.whole(0...2) {
        case 0: path.line(to: point())
        case 1: path.quad(to: point(), control: point())
        default: path.cubic(to: point(), control1: point(), control2: point())
        }
      }
      let rule: FillRule = random.whole(0...1) == 0 ? .nonZero : .evenOdd
      let whole = CoverageMask(path, rule: rule, limits: PixelRect(x: -100, y: -100, width: 300, height: 300))
      for _ in 0..<6 {
        let tile = PixelRect(
          x: random.whole(-10...60), y: random.whole(-10...60), width: random.whole(1...40), height: random.whole(1...40))
        let part = CoverageMask(path, rule: rule, limits: tile)
        for y in tile.minY..<tile.maxY {
          for x in tile.minX..<tile.maxX where (part?[x, y] ?? 0) != (whole?[x, y] ?? 0) {
            Issue.record("\(tile) at \(x), \(y), seed \(random.seed)")
            return
          }
        }
      }
    }
  }

  /// Time is bounded by the number of points, which dashes and round joins multiply.
  @Test func wildCoordinatesNeitherTrapNorTakeForever() throws {
    let wild: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 300_000, 262_144, 0, 1e-300, 12.5]
    var random = SeededGenerator()
    for _ in 0..<600 {
      func point() -> RasterPoint { RasterPoint(wild.randomElement(using: &random)!, wild.randomElement(using: &random)!) }
      var path = VectorPath()
      path.move(to: point())
      path.line(to: point())
      path.quad(to: point(), control: point())
      path.cubic(to: point(), control1: point(), control2: point())
      path.close()
      _ = CoverageMask(path, limits: Self.field)
      _ = path.contains(RasterPoint(3, 3))
      _ = path.tightBounds
      let style = StrokeStyle(
        width: wild.randomElement(using: &random)!, cap: .round, join: .round, dash: random.whole(0...1) == 0 ? [] : [point().x, 3],
        dashPhase: point().y)
      let stroke = path.stroked(style)
      #expect(stroke.points.count < 100_000)
      _ = CoverageMask(stroke, limits: Self.field)
      _ = Clip(Self.field).intersected(with: path)
    }
  }

  @Test func aRectangleFarLargerThanTheWorldFillsIt() throws {
    let huge = VectorPath(rect: RasterRect(minX: -1e30, minY: -1e30, maxX: 1e30, maxY: 1e30))
    let mask = try #require(CoverageMask(huge, limits: Self.field))
    #expect((0..<64).allSatisfy { y in (0..<64).allSatisfy { mask[$0, y] == 255 } })
    let infinite = VectorPath(rect: RasterRect(minX: -.infinity, minY: 10, maxX: 20, maxY: .infinity))
    let part = try #require(CoverageMask(infinite, limits: Self.field))
    #expect(part[0, 10] == 255 && part[19, 63] == 255 && part[20, 30] == 0 && part[0, 9] == 0)
  }

  @Test func aSteepLineFromFarOutKeepsItsPlace() throws {
    // A line through (32, 32) that begins a million pixels away.
    let far = polygon([RasterPoint(32 - 1e6, 32 - 2e6), RasterPoint(32 + 1e6, 32 + 2e6), RasterPoint(-3e6, 2e6), RasterPoint(-3e6, -2e6)])
    let mask = try #require(CoverageMask(far, limits: Self.field))
    #expect(mask[10, 32] == 255 && mask[60, 32] == 0)
    #expect(abs(Int(mask[32, 32]) - 64) < 3 && abs(Int(mask[31, 31]) - 191) < 3)
  }
}
