import Raster
import TestSupport
import Testing

@Suite(.namesSeeds) struct RegionTests {
  /// The same set as a bitmap of 40 x 40.
  private struct Bitmap: Equatable {
    var bits = [Bool](repeating: false, count: 1600)
    mutating func set(_ rect: PixelRect, _ value: Bool) {
      for y in max(0, rect.minY)..<max(0, rect.maxY) { for x in max(0, rect.minX)..<max(0, rect.maxX) { bits[y * 40 + x] = value } }
    }
    init() {}
    init(_ region: Region) {
      for rect in region.rects { set(rect, true) }
    }
  }

  private func rect(_ random: inout SeededGenerator) -> PixelRect {
    PixelRect(x: random.whole(0...30), y: random.whole(0...30), width: random.whole(0...10), height: random.whole(0...10))
  }

  private func isBanded(_ region: Region) -> Bool {
    zip(region.rects, region.rects.dropFirst()).allSatisfy { a, b in
      a.minY == b.minY ? a.maxY == b.maxY && a.maxX < b.minX : a.maxY <= b.minY
    } && region.rects.allSatisfy { !$0.isEmpty }
  }

  @Test func unionSubtractAndIntersectAgreeWithABitmap() {
    var random = SeededGenerator()
    for _ in 0..<400 {
      var region = Region(), bitmap = Bitmap()
      for _ in 0..<random.whole(1...14) {
        let r = rect(&random)
        switch random.whole(0...3) {
        case 0, 1:
          region.formUnion(r)
          bitmap.set(r, true)
        case 2:
          region.subtract(r)
          bitmap.set(r, false)
        default:
          let big = PixelRect(x: r.minX, y: r.minY, width: r.width * 3, height: r.height * 3).intersection(
            PixelRect(x: 0, y: 0, width: 40, height: 40))
          region = region.intersection(big)
          var other = Bitmap()
          other.set(big, true)
          for i in bitmap.bits.indices { bitmap.bits[i] = bitmap.bits[i] && other.bits[i] }
        }
        #expect(Bitmap(region) == bitmap, "seed \(random.seed)")
        #expect(isBanded(region), "seed \(random.seed): \(region.rects)")
        #expect(region.area == bitmap.bits.count { $0 }, "seed \(random.seed)")
      }
      var again = Region()
      for r in region.rects.shuffled(using: &random) { again.formUnion(r) }
      #expect(again == region, "equal sets are equal values, seed \(random.seed)")
      let probe = rect(&random)
      var inside = Bitmap()
      inside.set(probe, true)
      let shared = zip(inside.bits, bitmap.bits).count { $0 && $1 }
      #expect(region.contains(probe) == (shared == probe.area), "seed \(random.seed)")
      #expect(region.intersects(probe) == (shared > 0), "seed \(random.seed)")
      let few = region.simplified(maximumRects: 3)
      #expect(few.rects.count <= 3 && region.rects.allSatisfy(few.contains), "seed \(random.seed)")
    }
  }

  @Test func regionsOfRegions() {
    var random = SeededGenerator()
    for _ in 0..<200 {
      let a = Region((0..<5).map { _ in rect(&random) }), b = Region((0..<5).map { _ in rect(&random) })
      let (x, y) = (Bitmap(a), Bitmap(b))
      var union = a, difference = a
      union.formUnion(b)
      difference.subtract(b)
      #expect(Bitmap(union).bits == zip(x.bits, y.bits).map { $0 || $1 }, "seed \(random.seed)")
      #expect(Bitmap(difference).bits == zip(x.bits, y.bits).map { $0 && !$1 }, "seed \(random.seed)")
      #expect(Bitmap(a.intersection(b)).bits == zip(x.bits, y.bits).map { $0 && $1 }, "seed \(random.seed)")
    }
  }

  @Test func rectanglesOfExtremeSizeStaySane() {
    #expect(PixelRect(x: .max, y: 0, width: .max, height: 1).isEmpty)
    #expect(PixelRect(x: .min, y: .min, width: .max, height: .max).area >= 0)
    #expect(PixelRect(x: 5, y: 5, width: -3, height: 4) == .empty)
    #expect(PixelRect(enclosing: RasterRect(minX: .nan, minY: 0, maxX: 1, maxY: 1)) == .empty)
    #expect(PixelRect(enclosing: RasterRect(minX: -.infinity, minY: -1, maxX: .infinity, maxY: 1)).height == 2)
    #expect(PixelRect(x: 0, y: 0, width: 4, height: 4).insetBy(dx: 3, dy: 0) == .empty)
    #expect(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 1 << 20, height: 1 << 20)) == nil)
    #expect(PixelBuffer(bounds: .empty)?.width == 0)
  }
}
