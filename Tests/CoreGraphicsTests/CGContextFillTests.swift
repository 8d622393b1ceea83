import CoreGraphics
import Raster
import Testing

@Suite struct CGContextFillTests {
  @Test func aPublicContextIsYUp() {
    let context = makeContext(4, 4)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context[0, 3] == 0xffff_0000)
    #expect(context.coverage == 1)
    #expect(context.ctm == .identity)
  }

  @Test func aFlippedContextIsYDownAndScaled() {
    let context = makeFlippedContext(4, 4, scale: 2)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context[0, 0] == 0xffff_0000 && context[1, 1] == 0xffff_0000)
    #expect(context.coverage == 4)
    // As on iOS.
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 4))
  }

  @Test func halfAPixelIsHalfCovered() {
    let context = makeFlippedContext(3, 1)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0.5, y: 0, width: 1.5, height: 1))
    #expect((126...129).contains(Int(context[0, 0] >> 24)))
    #expect(context[1, 0] == 0xffff_0000 && context[2, 0] == 0)
  }

  @Test func aDiscCoversPiRSquaredAndIsSymmetric() {
    let context = makeFlippedContext(40, 40)
    context.fillEllipse(in: CGRect(x: 4, y: 4, width: 32, height: 32))
    // Flattening with a tolerance of a tenth of a pixel removes a little of the circle.
    #expect(context.coverage > .pi * 256 - 7 && context.coverage < .pi * 256 + 0.5)
    var worst = 0
    for y in 0..<40 {
      for x in 0..<40 {
        let alpha = Int(context[x, y] >> 24)
        worst = max(worst, abs(alpha - Int(context[39 - x, y] >> 24)), abs(alpha - Int(context[y, x] >> 24)))
      }
    }
    // The rounding errors of the scanner's integers.
    #expect(worst <= 2)
  }

  @Test func theRulesFillDifferently() {
    for (rule, area) in [(CGPathFillRule.winding, 100.0), (.evenOdd, 64)] {
      let context = makeFlippedContext(12, 12)
      context.addRect(CGRect(x: 1, y: 1, width: 10, height: 10))
      context.addRect(CGRect(x: 3, y: 3, width: 6, height: 6))
      context.fillPath(using: rule)
      #expect(context.coverage == area)
      #expect(context.isPathEmpty)
    }
  }

  @Test func strokesAreCentredOnTheLine() {
    let context = makeFlippedContext(10, 10)
    context.setStrokeColor(.blue)
    context.setLineWidth(2)
    context.stroke(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(abs(context.coverage - (64 - 16)) < 0.01)
    #expect(context[1, 1] == 0xff00_00ff && context[5, 5] == 0 && context[0, 5] == 0)
  }

  @Test func thePenIsRoundInUserSpace() {
    let context = makeFlippedContext(20, 20)
    context.scaleBy(x: 4, y: 1)
    context.setLineWidth(1)
    context.strokeLineSegments(between: [CGPoint(x: 2.5, y: 0), CGPoint(x: 2.5, y: 20)])
    #expect(context[8, 10] == 0xff00_0000 && context[11, 10] == 0xff00_0000 && context[7, 10] == 0 && context[12, 10] == 0)
  }

  @Test func dashesLeaveGaps() {
    let context = makeFlippedContext(12, 2)
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [2, 4])
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 12, y: 1)])
    let row = (0..<12).map { context[$0, 0] >> 24 == 255 }
    #expect(row == [true, true, false, false, false, false, true, true, false, false, false, false])
  }

  @Test func aPathKeepsTheTransformItWasBuiltIn() {
    let context = makeFlippedContext(10, 10)
    context.move(to: CGPoint(x: 1, y: 1))
    context.addLine(to: CGPoint(x: 3, y: 1))
    context.translateBy(x: 100, y: 100)
    context.addLine(to: CGPoint(x: -97, y: -97))
    context.addLine(to: CGPoint(x: -99, y: -97))
    context.fillPath()
    #expect(context.coverage == 4)
  }

  @Test func alphaMultipliesAndStatesAreRestored() {
    let context = makeFlippedContext(2, 1)
    context.setFillColor(.red)
    context.saveGState()
    context.setAlpha(0.5)
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(context[0, 0] == 0x8000_0080 && context[1, 0] == 0xffff_0000)
  }

  @Test func anUnmatchedRestoreChangesNothing() {
    let context = makeFlippedContext(1, 1)
    context.setFillColor(.red)
    context.restoreGState()
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context[0, 0] == 0xffff_0000)
  }

  @Test func clearMakesTransparent() {
    let context = makeFlippedContext(3, 1)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(context[0, 0] == 0xff00_0000 && context[1, 0] == 0 && context[2, 0] == 0xff00_0000)
  }

  @Test func blendModesAreThoseOfTheFormulas() {
    func blended(_ mode: CGBlendMode, _ top: CGColor, over bottom: CGColor) -> UInt32 {
      let context = makeFlippedContext(1, 1)
      context.setFillColor(bottom)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setBlendMode(mode)
      context.setFillColor(top)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      return context[0, 0]
    }
    let grey = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(blended(.multiply, grey, over: .red) == 0xff80_0000)
    #expect(blended(.screen, grey, over: .red) == 0xffff_8080)
    #expect(blended(.difference, .white, over: .red) == 0xff00_ffff)
    #expect(blended(.copy, CGColor(red: 0, green: 0, blue: 1, alpha: 0.5), over: .red) == 0x8000_0080)
    #expect(blended(.destinationOver, .blue, over: .red) == 0xffff_0000)
    #expect(blended(.plusLighter, .blue, over: .red) == 0xffff_00ff)
    #expect(blended(.clear, .blue, over: .red) == 0)
    #expect(blended(.sourceOut, .blue, over: .red) == 0)
  }

  @Test(arguments: [
    CGRect.null, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
    CGRect(x: 0, y: 0, width: 0, height: 5), CGRect(x: 1e300, y: 0, width: 1e300, height: 1),
    CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1),
  ])
  func rectsOfNoSizeDrawNothing(rect: CGRect) {
    let context = makeFlippedContext(2, 2)
    context.fill(rect)
    context.stroke(rect.isNull ? .null : CGRect(x: rect.minX, y: .nan, width: 1, height: 1))
    context.draw(makeImage(1, [0xffff_0000]), in: rect)
    #expect(context.coverage == 0)
    context.clip(to: rect)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.coverage == 0)
  }

  @Test func infiniteAndHugeRectsFillTheClip() {
    for rect in [CGRect.infinite, CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)] {
      let context = makeFlippedContext(2, 2)
      context.fill(rect)
      #expect(context.coverage == 4)
    }
  }

  @Test func singularTransformsDrawNothing() {
    let context = makeFlippedContext(2, 2)
    context.scaleBy(x: 0, y: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.draw(makeImage(1, [0xffff_0000]), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    context.concatenate(CGAffineTransform(scaleX: .nan, y: .infinity))
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.coverage == 0)
  }
}
