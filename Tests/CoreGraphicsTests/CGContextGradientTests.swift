import CoreGraphics
import Raster
import Testing

@Suite struct CGContextGradientTests {
  private let gradient = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)], locations: [0, 1])!

  @Test func aLinearGradientRunsFromEndToEnd() {
    let context = makeFlippedContext(256, 1)
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 256, y: 0), options: [])
    for x in [0, 63, 128, 255] {
      let value = Int(context[x, 0] & 255)
      #expect(abs(value - Int((Double(x) + 0.5) / 256 * 255)) <= 1)
    }
  }

  @Test func beyondItsEndsItGoesOnOnlyWithTheOptions() {
    for (options, before, after) in [
      (CGGradientDrawingOptions(), UInt32(0), UInt32(0)), (.drawsBeforeStartLocation, 0xff00_0000, 0),
      (.drawsAfterEndLocation, 0, 0xffff_ffff),
    ] {
      let context = makeFlippedContext(30, 1)
      context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: options)
      #expect(context[5, 0] == before && context[25, 0] == after)
      #expect(context[15, 0] >> 24 == 255)
    }
  }

  @Test func aRadialGradientIsTheSameInAllDirections() {
    let context = makeFlippedContext(41, 41)
    let center = CGPoint(x: 20.5, y: 20.5)
    context.drawRadialGradient(gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: 20, options: [])
    #expect(context[0, 0] == 0 && context[20, 20] & 255 < 4)
    #expect(context[30, 20] == context[10, 20] && context[30, 20] == context[20, 30])
    #expect(abs(Int(context[30, 20] & 255) - 127) <= 2)
  }

  @Test func withoutColoursThereIsNoGradient() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    let context = makeFlippedContext(2, 2)
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: CGFloat.nan, y: 0), options: .drawsAfterEndLocation)
    #expect(context.coverage == 0)
  }
}
