@testable import CoreGraphics
import Raster
import Testing

@Suite struct CGContextRobustnessTests {
  /// For any arguments the context must neither trap nor hang, and must leave premultiplied pixels.
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func randomCallsWithStrangeNumbersLeaveValidPixels(seed: UInt64) {
    var random = Generator(state: seed)
    let strange: [CGFloat] = [.nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, 1e-300, 1e9, -1e9, .leastNonzeroMagnitude]
    func number() -> CGFloat {
      Int.random(in: 0..<12, using: &random) == 0 ? strange.randomElement(using: &random)! : .random(in: -40...60, using: &random)
    }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    let image = makeImage(2, [0xffff_0000, 0x8000_8000, 0xff00_00ff, 0])
    let gradient = CGGradient(colorsSpace: nil, colors: [CGColor.red, CGColor.clear], locations: [0, 1])!
    let context = makeContext(40, 30)
    for _ in 0..<400 {
      switch Int.random(in: 0..<24, using: &random) {
      case 0: context.saveGState()
      case 1: context.restoreGState()
      case 2: context.translateBy(x: number(), y: number())
      case 3: context.scaleBy(x: number() / 20, y: number() / 20)
      case 4: context.rotate(by: number())
      case 5: context.setLineWidth(number())
      case 6: context.setLineDash(phase: number(), lengths: [abs(number()), abs(number())])
      case 7: context.setFillColor(red: number(), green: number(), blue: number(), alpha: number())
      case 8: context.setAlpha(number())
      case 9: context.setBlendMode(CGBlendMode(rawValue: .random(in: 0...27, using: &random)) ?? .normal)
      case 10: context.setShadow(offset: CGSize(width: number(), height: number()), blur: min(number(), 30))
      case 11: context.setShadow(offset: .zero, blur: 0, color: nil)
      case 12: context.fill(rect())
      case 13: context.stroke(rect())
      case 14: context.fillEllipse(in: rect())
      case 15: context.addArc(center: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: true)
      case 16: context.addCurve(to: point(), control1: point(), control2: point())
      case 17: context.strokePath()
      case 18: context.fillPath(using: .evenOdd)
      case 19: context.draw(image, in: rect())
      case 20: context.drawLinearGradient(gradient, start: point(), end: point(), options: .drawsAfterEndLocation)
      case 21:
        context.drawRadialGradient(
          gradient, startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number(), options: [])
      case 22: context.beginTransparencyLayer(auxiliaryInfo: nil)
      default: context.endTransparencyLayer()
      }
    }
    while !context.layers.isEmpty { context.endTransparencyLayer() }
    for y in 0..<30 {
      for x in 0..<40 {
        let pixel = Pixel(bits: context[x, y])
        if max(pixel.red, pixel.green, pixel.blue) > pixel.alpha {
          Issue.record("seed \(seed): pixel \(x), \(y) is \(String(pixel.bits, radix: 16))")
          return
        }
      }
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }
}
