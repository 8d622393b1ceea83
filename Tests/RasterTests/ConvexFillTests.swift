import Foundation
import Raster
import TestSupport
import Testing

/// Tests polygons with sharp and smooth edges.
@Suite(.namesSeeds) struct ConvexFillTests {
  private let bounds = PixelRect(x: -10, y: 5, width: 70, height: 60)

  private func point(_ random: inout SeededGenerator) -> RasterPoint {
    let grid = random.whole(0...2) == 0
    func value(_ low: Int, _ high: Int) -> Double {
      let v = Double(random.whole((low * 16)...(high * 16))) / 16
      return grid ? (v * 2).rounded() / 2 : v
    }
    return RasterPoint(value(-20, 70), value(0, 70))
  }

  @Test func sharpTrianglesOfAFanCoverEveryPixelOnce() {
    var random = SeededGenerator()
    for round in 0..<200 {
      let target = PixelBuffer(bounds: bounds)!
      var canvas = Canvas(target)
      canvas.blend = .plusLighter
      // A triangle fan about a point inside of a large rectangle covers the rectangle.
      let middle = point(&random)
      let rim = [
        RasterPoint(-100, -100), RasterPoint(20, -100), RasterPoint(200, -100), RasterPoint(200, 40.5), RasterPoint(200, 200),
        RasterPoint(-3.25, 200), RasterPoint(-100, 200), RasterPoint(-100, 33),
      ]
      for i in rim.indices {
        var corners = [middle, rim[i], rim[(i + 1) % rim.count]]
        if random.whole(0...1) == 0 { corners.reverse() }
        canvas.fill(convex: corners, smooth: [false, false, false], paint: .color(Pixel(bits: 0x0101_0101)))
      }
      var wrong = 0
      for y in bounds.minY..<bounds.maxY { for x in bounds.minX..<bounds.maxX where target[x, y].bits != 0x0101_0101 { wrong += 1 } }
      #expect(wrong == 0, "round \(round), seed \(random.seed)")
    }
  }

  @Test func sharpEdgesTakeThePixelsWhoseCentresAreInside() {
    var random = SeededGenerator()
    for round in 0..<100 {
      let angle = Double(random.whole(0...628)) / 100, (c, s) = (cos(angle), sin(angle))
      let (w, h) = (Double(random.whole(1...300)) / 10, Double(random.whole(1...300)) / 10), o = point(&random)
      let corners = [(-w, -h), (w, -h), (w, h), (-w, h)].map { RasterPoint(o.x + $0.0 * c - $0.1 * s, o.y + $0.0 * s + $0.1 * c) }
      let target = PixelBuffer(bounds: bounds)!
      Canvas(target).fill(convex: corners, smooth: [false, false, false, false], paint: .color(Pixel(bits: 0xffff_ffff)))
      for y in bounds.minY..<bounds.maxY {
        for x in bounds.minX..<bounds.maxX {
          let (dx, dy) = (Double(x) + 0.5 - o.x, Double(y) + 0.5 - o.y)
          let inside = min(w - abs(dx * c + dy * s), h - abs(dy * c - dx * s))
          if abs(inside) < 0.01 { continue }
          #expect(target[x, y].isOpaque == (inside > 0), "round \(round) at (\(x), \(y)), seed \(random.seed)")
        }
      }
    }
  }

  @Test func eachEdgeIsAsItIsTold() {
    let corners = [RasterPoint(0.25, 10.25), RasterPoint(20.75, 10.25), RasterPoint(20.75, 30.75), RasterPoint(0.25, 30.75)]
    for mask in 0..<16 {
      let smooth = (0..<4).map { mask >> $0 & 1 == 1 }
      for list in [false, true] {
        let target = PixelBuffer(bounds: bounds)!
        // In the reversed order each edge still begins at its corner.
        let reversed = [corners[1], corners[0], corners[3], corners[2]], flags = [smooth[0], smooth[3], smooth[2], smooth[1]]
        Canvas(target).fill(convex: list ? reversed : corners, smooth: list ? flags : smooth, paint: .color(Pixel(bits: 0xffff_ffff)))
        #expect(target[10, 10].alpha == (smooth[0] ? 192 : 255), "top \(mask)")
        #expect(target[20, 20].alpha == (smooth[1] ? 192 : 255), "right \(mask)")
        #expect(target[10, 30].alpha == (smooth[2] ? 192 : 255), "bottom \(mask)")
        #expect(target[0, 20].alpha == (smooth[3] ? 192 : 255), "left \(mask)")
        #expect(target[10, 20].isOpaque && target[-1, 20].isClear && target[21, 20].isClear && target[10, 9].isClear)
      }
    }
  }

  @Test func partsEqualTheWholeAndStrangeCornersDrawNothing() {
    var random = SeededGenerator()
    for _ in 0..<60 {
      let o = point(&random)
      let corners = [o, o + RasterPoint(31.3, 4.2), o + RasterPoint(25.1, 33.7), o + RasterPoint(-6.4, 22.9)]
      let smooth = (0..<4).map { _ in random.whole(0...1) == 0 }
      let whole = PixelBuffer(bounds: bounds)!, parts = PixelBuffer(bounds: bounds)!
      Canvas(whole).fill(convex: corners, smooth: smooth, paint: .color(Pixel(bits: 0x8040_2080)))
      for y in stride(from: bounds.minY, to: bounds.maxY, by: 7) {
        for x in stride(from: bounds.minX, to: bounds.maxX, by: 13) {
          Canvas(parts, clip: Clip(PixelRect(x: x, y: y, width: 13, height: 7)))
            .fill(convex: corners, smooth: smooth, paint: .color(Pixel(bits: 0x8040_2080)))
        }
      }
      #expect(whole == parts, "seed \(random.seed)")
    }
    let target = PixelBuffer(bounds: bounds)!
    let canvas = Canvas(target), red = Paint.color(Pixel(bits: 0xffff_0000))
    canvas.fill(convex: [RasterPoint(.nan, 1), RasterPoint(9, 9), RasterPoint(0, 30)], smooth: [false, true, false], paint: red)
    canvas.fill(convex: [RasterPoint(1, 1), RasterPoint(9, 9)], smooth: [false, true], paint: red)
    canvas.fill(convex: [RasterPoint(1, 10), RasterPoint(9, 18), RasterPoint(17, 26)], smooth: [false, false, false], paint: red)
    for y in bounds.minY..<bounds.maxY { for x in bounds.minX..<bounds.maxX { #expect(target[x, y].isClear) } }
    canvas.fill(
      convex: [RasterPoint(-1e12, -1e12), RasterPoint(1e12, -1e12), RasterPoint(1e12, 1e12), RasterPoint(-1e12, 1e12)],
      smooth: [false, false, false, false], paint: red)
    #expect(target[0, 20].isOpaque)
  }
}
