import Raster
import TestSupport
import Testing

@testable import Compositor

@Suite(.namesSeeds) struct DamageTests {
  @Test(arguments: (1...40).map { UInt64($0) })
  func mergedDamageHoldsAllAndNeverCostsMoreThanTheUnion(seed: UInt64) {
    var r = SeededGenerator(seed: seed)
    let bounds = PixelRect(x: 0, y: 0, width: 1170, height: 2532)
    var collector = DamageCollector()
    for count in [1, 2, 3, 10, 24, 25, 200, 2000] {
      collector.begin(bounds)
      var rects: [PixelRect] = []
      for _ in 0..<count {
        let side = r.chance(0.2) ? 400 : 40
        let rect = PixelRect(x: r.whole(-50...1200), y: r.whole(-50...2600), width: r.whole(1...side), height: r.whole(1...side))
        collector.add(rect)
        rects.append(rect.intersection(bounds))
      }
      let region = collector.region()
      for rect in rects { #expect(region.contains(rect), "seed \(seed), \(count) rectangles") }
      #expect(Region(region.rects) == region, "seed \(seed), \(count) rectangles: no region")
      let union = rects.reduce(PixelRect.empty) { $0.union($1) }
      #expect(region.area <= union.area, "seed \(seed), \(count) rectangles")
      #expect(region.rects.count <= 48 || region.area < union.area)
      #expect(region.rects.count <= 1600, "as many as there are cells")
    }
  }
}
