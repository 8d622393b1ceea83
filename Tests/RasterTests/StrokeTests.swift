import Foundation
import Raster
import Testing

@Suite struct StrokeTests {
  static let field = PixelRect(x: 0, y: 0, width: 100, height: 100)

  /// Returns the sum of the coverage, in pixels.
  private func area(_ path: VectorPath) -> Double {
    guard let mask = CoverageMask(path, limits: Self.field) else { return 0 }
    var sum = 0
    for y in mask.bounds.minY..<mask.bounds.maxY { for x in mask.bounds.minX..<mask.bounds.maxX { sum += Int(mask[x, y]) } }
    return Double(sum) / 255
  }

  private func line(_ points: (Double, Double)..., closed: Bool = false) -> VectorPath {
    var path = VectorPath()
    path.move(to: RasterPoint(points[0].0, points[0].1))
    for p in points.dropFirst() { path.line(to: RasterPoint(p.0, p.1)) }
    if closed { path.close() }
    return path
  }

  @Test func capsAddWhatTheyAre() {
    let l = line((20, 50), (80, 50))
    #expect(abs(area(l.stroked(StrokeStyle(width: 10))) - 600) < 0.5)
    #expect(abs(area(l.stroked(StrokeStyle(width: 10, cap: .square))) - 700) < 0.5)
    #expect(abs(area(l.stroked(StrokeStyle(width: 10, cap: .round), tolerance: 0.01)) - 600 - .pi * 25) < 0.7)
  }

  @Test func joinsAddWhatTheyAre() {
    let corner = line((20, 80), (20, 20), (80, 20))
    // Two bars of 60 x 10 that share a 5 x 5 square, and the part of the outer 5 x 5 square that the join fills.
    let bare = 2 * 600.0 - 25
    #expect(abs(area(corner.stroked(StrokeStyle(width: 10, join: .bevel))) - bare - 12.5) < 0.5)
    #expect(abs(area(corner.stroked(StrokeStyle(width: 10, join: .miter))) - bare - 25) < 0.5)
    #expect(abs(area(corner.stroked(StrokeStyle(width: 10, join: .round), tolerance: 0.01)) - bare - 25 * .pi / 4) < 0.6)
    // The mitre of a right angle is 1.41 line widths long.
    #expect(abs(area(corner.stroked(StrokeStyle(width: 10, join: .miter, miterLimit: 1.3))) - bare - 12.5) < 0.5)
    // The corner in the other direction.
    let mirrored = line((80, 20), (20, 20), (20, 80))
    #expect(abs(area(mirrored.stroked(StrokeStyle(width: 10, join: .miter))) - bare - 25) < 0.5)
  }

  @Test func aClosedLineHasJoinsAllRound() {
    let square = line((20, 20), (80, 20), (80, 80), (20, 80), closed: true)
    #expect(abs(area(square.stroked(StrokeStyle(width: 10))) - (70 * 70 - 50 * 50)) < 0.5)
    var circle = VectorPath()
    circle.appendEllipse(RasterRect(minX: 20, minY: 20, maxX: 80, maxY: 80))
    #expect(abs(area(circle.stroked(StrokeStyle(width: 10), tolerance: 0.01)) - .pi * (35 * 35 - 25 * 25)) < 3)
    let mask = CoverageMask(circle.stroked(StrokeStyle(width: 10)), limits: Self.field)!
    #expect(mask[50, 50] == 0 && mask[50, 20] == 255 && mask[80, 50] == 255)
  }

  @Test func theInsideOfATightBendHasNoHoles() {
    var path = VectorPath()
    path.move(to: RasterPoint(30, 70))
    path.cubic(to: RasterPoint(70, 70), control1: RasterPoint(50, 10), control2: RasterPoint(50, 10))
    let mask = CoverageMask(path.stroked(StrokeStyle(width: 30, cap: .round, join: .round)), limits: Self.field)!
    // Each point within 14 of the curve is fully covered.
    for i in 0...200 {
      let t = Double(i) / 200, s = 1 - t
      let p = RasterPoint(
        30 * s * s * s + 150 * s * s * t + 150 * s * t * t + 70 * t * t * t,
        70 * s * s * s + 30 * s * s * t + 30 * s * t * t + 70 * t * t * t)
      for angle in stride(from: 0.0, to: 6.28, by: 0.3) {
        for r in [3.0, 8.0, 13.0] { #expect(mask[Int(p.x + r * cos(angle)), Int(p.y + r * sin(angle))] == 255) }
      }
    }
  }

  @Test func linesOfNoLengthAreDotsWhereCapsAre() {
    let dot = line((50, 50), (50, 50))
    #expect(area(dot.stroked(StrokeStyle(width: 10))) == 0)
    #expect(abs(area(dot.stroked(StrokeStyle(width: 10, cap: .square))) - 100) < 0.5)
    #expect(abs(area(dot.stroked(StrokeStyle(width: 10, cap: .round), tolerance: 0.01)) - 25 * .pi) < 0.5)
    #expect(line((50, 50)).stroked(StrokeStyle(width: 10, cap: .round)).isEmpty)
    #expect(line((10, 10), (50, 50)).stroked(StrokeStyle(width: 0)).isEmpty)
  }

  @Test func dashesLeaveThePatternsParts() {
    let l = line((0, 50), (90, 50))
    #expect(abs(area(l.stroked(StrokeStyle(width: 2, dash: [10, 5]))) - 120) < 0.5)
    #expect(abs(area(l.stroked(StrokeStyle(width: 2, dash: [10, 5], dashPhase: 10))) - 2 * (90 - 30)) < 0.5)
    // A pattern with an odd count alternates dashes and gaps: 10 on, 10 off.
    #expect(abs(area(l.stroked(StrokeStyle(width: 2, dash: [10]))) - 100) < 0.5)
    let starts = l.dashed([10, 5]).verbs.count { $0 == .move }
    #expect(starts == 6)
    #expect(l.dashed([0, 0]) == l && l.dashed([-1, 2]) == l && l.dashed([1e-9, 1e-9]) == l && l.dashed([.nan]) == l)
    let dots = l.stroked(StrokeStyle(width: 4, cap: .round, dash: [0, 10]), tolerance: 0.01)
    #expect(abs(area(dots) - 8.5 * 4 * .pi) < 1.5)
  }

  @Test func aDashRunsThroughAClosedLinesStart() {
    let square = line((20, 20), (60, 20), (60, 60), (20, 60), closed: true)
    let dashed = square.dashed([30, 10], phase: 15)
    // A perimeter of 160: it begins with 15 on, and the last dash is joined to it.
    #expect(dashed.verbs.count { $0 == .move } == 4)
    #expect(dashed.points.contains(RasterPoint(20, 20)) && dashed.verbs.first == .move && dashed.points.first != RasterPoint(20, 20))
  }
}
