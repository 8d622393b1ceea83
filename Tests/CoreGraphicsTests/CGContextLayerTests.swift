import CoreGraphics
import Raster
import Testing

@Suite struct CGContextLayerTests {
  @Test func aTransparencyLayerFadesAsOne() {
    let context = makeFlippedContext(3, 1)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.setFillColor(.blue)
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    // In the overlap only the upper one is visible.
    #expect((0..<3).map { context[$0, 0] } == [0x8080_0000, 0x8000_0080, 0x8000_0080])
  }

  @Test func layersNestAndTakeTheirStatesAlong() {
    let context = makeFlippedContext(2, 1)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    context.translateBy(x: 1, y: 0)
    context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 1, height: 1), auxiliaryInfo: nil)
    context.restoreGState()
    context.fill(CGRect(x: -1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect(context[0, 0] == 0 && context[1, 0] == 0xff00_0000)
    #expect(context.deviceTransform == .identity)
  }

  @Test func aHardShadowIsTheShapeMovedInBaseSpace() {
    let context = makeFlippedContext(12, 12)
    context.setShadow(offset: CGSize(width: 3, height: 4), blur: 0, color: .blue)
    context.setFillColor(.red)
    context.scaleBy(x: 2, y: 2)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(context[2, 2] == 0xffff_0000 && context[3, 3] == 0xffff_0000)
    #expect(context[5, 6] == 0xff00_00ff && context[6, 7] == 0xff00_00ff)
    #expect(context.coverage == 8)
  }

  @Test func aSoftShadowKeepsItsWeight() {
    let context = makeFlippedContext(60, 60)
    context.setShadow(offset: .zero, blur: 8, color: CGColor(gray: 0, alpha: 1))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 25, y: 25, width: 10, height: 10))
    #expect(context[30, 30] == 0xffff_0000)
    let outside = context[22, 30] >> 24
    #expect(outside > 20 && outside < 128)
    // Bytes are rounded after the rows and after the columns, so the two directions may differ by a step.
    #expect(context[22, 30] == context[37, 30] && abs(Int(outside) - Int(context[30, 22] >> 24)) <= 1)
  }
}
