import Foundation
import Raster
import Testing

/// The shape of continuous corners. Expected numbers: PixelCut, "Code for iOS 7 Rounded Rectangles", and Liam Rosenfeld, "My Quest for the
/// Apple Icon Shape".
@Suite struct ContinuousCornerTests {
  private func path(_ width: Double, _ height: Double, _ radius: Double, isContinuous: Bool = true) -> VectorPath {
    var path = VectorPath()
    path.appendRoundedRect(
      RasterRect(minX: 0, minY: 0, maxX: width, maxY: height), topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius,
      isContinuous: isContinuous)
    return path
  }

  @Test func aCornerHasThePublishedPoints() {
    let shape = path(1000, 1000, 100)
    // The top left corner comes first, from the left edge to the top edge.
    let expected: [(Double, Double)] = [
      (0, 152.8665), (0, 108.849296), (0, 86.840694), (7.491139, 63.149379), (16.905956, 37.282383), (37.282383, 16.905956),
      (63.149379, 7.491139), (86.840694, 0), (108.849296, 0), (152.8665, 0),
    ]
    for (point, (x, y)) in zip(shape.points, expected) { #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9) }
    // Then the curve runs clockwise, and the other corners are mirror images of the first.
    #expect(shape.points[10] == RasterPoint(1000 - 152.8665, 0))
    func sorted(_ points: [RasterPoint]) -> [RasterPoint] {
      points.map { RasterPoint(($0.x * 1e6).rounded(), ($0.y * 1e6).rounded()) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    }
    #expect(sorted(shape.points) == sorted(shape.points.map { RasterPoint(1000 - $0.x, $0.y) }))
    #expect(sorted(shape.points) == sorted(shape.points.map { RasterPoint($0.x, 1000 - $0.y) }))
    #expect(sorted(shape.points) == sorted(shape.points.map { RasterPoint($0.y, $0.x) }))
  }

  @Test func onShortEdgesTheCurvesApproachCircles() {
    // A circle is the same path as without continuous corners.
    #expect(path(80, 80, 40) == path(80, 80, 40, isContinuous: false))
    #expect(path(80, 80, 40) == path(80, 80, 400))
    // The short edge of a capsule has no room, the long one has.
    let capsule = path(400, 80, 40)
    #expect(capsule.points[0] == RasterPoint(0, 40) && abs(capsule.points[9].x - 40 * 1.528665) < 1e-9)
    // Its end is close to a semicircle, and has no dents: going around it, the direction turns one way only.
    let lines = capsule.flattened(tolerance: 0.01).points
    for point in lines where point.x < 12 {
      let distance = ((point.x - 40) * (point.x - 40) + (point.y - 40) * (point.y - 40)).squareRoot()
      #expect(abs(distance - 40) < 0.25, "\(point)")
    }
    for shape in [capsule, path(90, 90, 40), path(400, 100, 40), path(300, 300, 40)] {
      let lines = shape.flattened(tolerance: 0.01).points
      for i in 2..<lines.count {
        let (u, v) = (lines[i - 1] - lines[i - 2], lines[i] - lines[i - 1])
        #expect(u.x * v.y - u.y * v.x >= -1e-3 * (u * u).sum().squareRoot() * (v * v).sum().squareRoot(), "\(lines[i])")
      }
    }
    // Between the two, the curve leaves each edge within the edge's half, and never jumps.
    var before: VectorPath?
    for step in 0...120 {
      let side = 80 + Double(step) * 0.5, now = path(side, side, 40)
      #expect(now.points.allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.x <= side && $0.y <= side })
      if let before, before.points.count == now.points.count {
        #expect(zip(before.points, now.points).allSatisfy { abs($0.x - $1.x) <= 1.2 && abs($0.y - $1.y) <= 1.2 }, "side \(side)")
      }
      if now.points.count > 20 { #expect(now.points[0].y <= side / 2 + 1e-9) }
      before = now
    }
    // With room on all sides, the shape does not depend on the size.
    #expect(path(500, 300, 40).points[0..<10] == path(200, 200, 40).points[0..<10])
  }

  @Test func aCornerWithoutRadiusIsSharp() {
    var shape = VectorPath()
    shape.appendRoundedRect(
      RasterRect(minX: 0, minY: 0, maxX: 100, maxY: 100), topLeft: 0, topRight: 20, bottomRight: 0, bottomLeft: 0, isContinuous: true)
    #expect(shape.verbs == [.move, .line, .cubic, .cubic, .cubic, .line, .line, .close])
    #expect(shape.points[0] == RasterPoint(0, 0) && shape.contains(RasterPoint(99, 99)) && !shape.contains(RasterPoint(99, 1)))
    var plain = VectorPath()
    plain.appendRoundedRect(
      RasterRect(minX: 0, minY: 0, maxX: 9, maxY: 9), topLeft: 0, topRight: 0, bottomRight: .nan, bottomLeft: -3, isContinuous: true)
    #expect(plain.bounds == RasterRect(minX: 0, minY: 0, maxX: 9, maxY: 9))
  }
}
