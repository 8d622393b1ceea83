import Foundation
import Raster
import TestSupport
import Testing

@Suite(.namesSeeds) struct PathTests {
  @Test func flatteningStaysWithinATenthOfAPixel() {
    var random = SeededGenerator()
    for _ in 0..<100 {
      func point() -> RasterPoint { RasterPoint(random.double(0...500), random.double(0...500)) }
      let (a, b, c, d) = (point(), point(), point(), point())
      var path = VectorPath()
      path.move(to: a)
      path.cubic(to: d, control1: b, control2: c)
      let lines = path.flattened().points
      for i in 0...300 {
        let t = Double(i) / 300, s = 1 - t
        let p = a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
        let distance = zip(lines, lines.dropFirst()).map { u, v in
          let e = v - u, f = max(0, min(1, ((p - u) * e).sum() / max(1e-12, (e * e).sum())))
          let w = p - (u + e * f)
          return (w * w).sum().squareRoot()
        }.min()!
        #expect(distance <= 0.1001, "seed \(random.seed)")
      }
    }
  }

  @Test func boundsOfACurveAreTight() {
    var path = VectorPath()
    path.move(to: RasterPoint(0, 0))
    path.cubic(to: RasterPoint(10, 0), control1: RasterPoint(0, 8), control2: RasterPoint(10, 8))
    #expect(path.bounds.maxY == 8 && abs(path.tightBounds.maxY - 6) < 1e-9 && path.tightBounds.maxX == 10)
    var quad = VectorPath()
    quad.move(to: RasterPoint(0, 0))
    quad.quad(to: RasterPoint(4, 0), control: RasterPoint(2, -4))
    #expect(abs(quad.tightBounds.minY + 2) < 1e-9)
    #expect(VectorPath().bounds.isEmpty)
  }

  @Test func containmentFollowsTheRule() {
    var path = VectorPath()
    path.appendRect(RasterRect(minX: 0, minY: 0, maxX: 10, maxY: 10))
    path.appendRect(RasterRect(minX: 2, minY: 2, maxX: 8, maxY: 8))
    #expect(path.contains(RasterPoint(5, 5)) && !path.contains(RasterPoint(5, 5), rule: .evenOdd))
    #expect(path.contains(RasterPoint(1, 1), rule: .evenOdd) && !path.contains(RasterPoint(11, 5)))
    var small = VectorPath()
    small.appendEllipse(RasterRect(minX: 0, minY: 0, maxX: 1, maxY: 1))
    #expect(small.contains(RasterPoint(0.5, 0.01)) && !small.contains(RasterPoint(0.05, 0.05)))
    #expect(!small.contains(RasterPoint(.nan, 0.5)))
  }

  @Test func rectanglesAreRecognised() {
    #expect(VectorPath(rect: RasterRect(minX: 1, minY: 2, maxX: 3, maxY: 4)).asRect == RasterRect(minX: 1, minY: 2, maxX: 3, maxY: 4))
    var turned = VectorPath(rect: RasterRect(minX: 1, minY: 2, maxX: 3, maxY: 4))
    turned = turned.transformed(by: Affine(rotation: 0.1))
    #expect(turned.asRect == nil)
  }

  @Test func mapsInvertAndConcatenate() throws {
    let m = Affine(rotation: 0.3).concatenating(Affine(scaleX: 2, y: 3)).concatenating(Affine(translationX: 5, y: -1))
    let p = try #require(m.inverted()).apply(to: m.apply(to: RasterPoint(3, 4)))
    #expect(abs(p.x - 3) < 1e-12 && abs(p.y - 4) < 1e-12)
    #expect(Affine(scaleX: 0, y: 1).inverted() == nil && Affine(scaleX: .nan, y: 1).inverted() == nil)
    #expect(abs(Affine(scaleX: 2, y: 3).maximumScale - 3) < 1e-12)
  }
}
