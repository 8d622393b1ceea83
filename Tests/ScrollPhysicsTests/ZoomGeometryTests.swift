import CoreGraphics
import Testing

@testable import ScrollPhysics

@Suite struct ZoomGeometryTests {
  @Test func aScaleGoesPastItsEndsByLessAndLess() {
    var zoom = ZoomGeometry()
    zoom.minimum = 1
    zoom.maximum = 4
    #expect(zoom.shown(2) == 2)
    var last: CGFloat = 4
    for raw in stride(from: 4.5 as CGFloat, to: 200, by: 3) {
      let shown = zoom.shown(raw)
      #expect(shown > last && shown < 8)
      last = shown
    }
    #expect(zoom.shown(0.25) < 1 && zoom.shown(0.0001) > 0.5)
    zoom.bounces = false
    #expect(zoom.shown(9) == 4 && zoom.shown(.nan) == 1 && zoom.shown(-3) == 1)
    #expect(zoom.filling(.zero, in: CGSize(width: 10, height: 10)).scale == 1)
  }
}
