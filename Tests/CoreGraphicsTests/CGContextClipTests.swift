import CoreGraphics
import Raster
import Testing

@Suite struct CGContextClipTests {
  @Test func clipsIntersectAndAreRestored() {
    let context = makeFlippedContext(10, 10)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 6, height: 6))
    context.clip(to: CGRect(x: 3, y: 3, width: 6, height: 6))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 3, y: 3, width: 3, height: 3))
    context.fill(.infinite)
    #expect(context.coverage == 9)
    context.restoreGState()
    context.fill(.infinite)
    #expect(context.coverage == 100)
  }

  @Test func aPathClipHasSoftEdges() {
    let context = makeFlippedContext(40, 40)
    context.addEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
    context.clip()
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    // Flattening with a tolerance of a tenth of a pixel removes a little of the circle.
    #expect(context.coverage > .pi * 256 - 7 && context.coverage < .pi * 256 + 0.5)
    #expect(context[20, 20] == 0xff00_0000 && context[4, 4] == 0)
  }

  @Test func theEvenOddClipHasAHole() {
    let context = makeFlippedContext(10, 10)
    context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    context.clip(using: .evenOdd)
    context.fill(.infinite)
    #expect(context.coverage == 64)
  }

  @Test func anEmptyPathClipsEverything() {
    let context = makeFlippedContext(4, 4)
    context.clip()
    context.fill(.infinite)
    #expect(context.coverage == 0 && context.boundingBoxOfClipPath.isNull)
  }

  @Test func aGreyMaskLetsWhiteThrough() {
    let context = makeFlippedContext(2, 1)
    // The mask is upside down in a y-down context, but has only one row.
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: makeImage(2, [0xffff_ffff, 0xff00_0000]))
    context.fill(.infinite)
    #expect(context[0, 0] == 0xff00_0000 && context[1, 0] == 0)
  }
}
