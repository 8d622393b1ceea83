import Foundation
import Raster
import TestSupport
import Testing

/// Compares blend modes with their formulas in double precision (W3C Compositing and Blending Level 1, sections 9 and 10).
@Suite(.namesSeeds) struct BlendTests {
  /// A premultiplied colour, 0...1.
  private struct Color {
    var r, g, b, a: Double

    init(_ p: Pixel) { (r, g, b, a) = (Double(p.red) / 255, Double(p.green) / 255, Double(p.blue) / 255, Double(p.alpha) / 255) }
    init(_ c: [Double], _ a: Double) { (r, g, b, self.a) = (c[0], c[1], c[2], a) }
    var channels: [Double] { [r, g, b] }
    var straight: [Double] { a > 0 ? channels.map { min($0 / a, 1) } : [0, 0, 0] }
  }

  private func porterDuff(_ s: Color, _ d: Color, _ fa: Double, _ fb: Double) -> Color {
    Color(zip(s.channels, d.channels).map { min($0 * fa + $1 * fb, 1) }, min(s.a * fa + d.a * fb, 1))
  }

  private func expected(_ blend: Blend, _ s: Color, _ d: Color) -> Color {
    switch blend {
    case .clear: return porterDuff(s, d, 0, 0)
    case .copy: return porterDuff(s, d, 1, 0)
    case .sourceOver: return porterDuff(s, d, 1, 1 - s.a)
    case .destinationOver: return porterDuff(s, d, 1 - d.a, 1)
    case .sourceIn: return porterDuff(s, d, d.a, 0)
    case .destinationIn: return porterDuff(s, d, 0, s.a)
    case .sourceOut: return porterDuff(s, d, 1 - d.a, 0)
    case .destinationOut: return porterDuff(s, d, 0, 1 - s.a)
    case .sourceAtop: return porterDuff(s, d, d.a, 1 - s.a)
    case .destinationAtop: return porterDuff(s, d, 1 - d.a, s.a)
    case .xor: return porterDuff(s, d, 1 - d.a, 1 - s.a)
    case .plusLighter: return porterDuff(s, d, 1, 1)
    case .plusDarker:
      // Apple: R = MAX(0, 1 - ((1 - D) + (1 - S))), where each 1 is the corresponding alpha.
      let alpha = min(s.a + d.a, 1)
      return Color(zip(s.channels, d.channels).map { max(0, alpha - ((d.a - $1) + (s.a - $0))) }, alpha)
    default:
      let mixed = mix(blend, d.straight, s.straight)
      let channels = (0..<3).map { i in
        s.a * (1 - d.a) * s.straight[i] + d.a * (1 - s.a) * d.straight[i] + s.a * d.a * mixed[i]
      }
      return Color(channels, s.a + d.a * (1 - s.a))
    }
  }

  private func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
  private func sat(_ c: [Double]) -> Double { c.max()! - c.min()! }

  private func setLum(_ c: [Double], _ l: Double) -> [Double] {
    let d = l - lum(c)
    var out = c.map { $0 + d }
    let (n, x, m) = (out.min()!, out.max()!, lum(out))
    if n < 0 { out = out.map { m + ($0 - m) * m / (m - n) } }
    if x > 1 { out = out.map { m + ($0 - m) * (1 - m) / (x - m) } }
    return out
  }

  private func setSat(_ c: [Double], _ s: Double) -> [Double] {
    let (n, x) = (c.min()!, c.max()!)
    return x > n ? c.map { ($0 - n) * s / (x - n) } : [0, 0, 0]
  }

  private func mix(_ blend: Blend, _ cb: [Double], _ cs: [Double]) -> [Double] {
    switch blend {
    case .hue: return setLum(setSat(cs, sat(cb)), lum(cb))
    case .saturation: return setLum(setSat(cb, sat(cs)), lum(cb))
    case .color: return setLum(cs, lum(cb))
    case .luminosity: return setLum(cb, lum(cs))
    default: return zip(cb, cs).map { one(blend, $0, $1) }
    }
  }

  private func one(_ blend: Blend, _ cb: Double, _ cs: Double) -> Double {
    switch blend {
    case .multiply: return cb * cs
    case .screen: return cb + cs - cb * cs
    case .overlay: return one(.hardLight, cs, cb)
    case .darken: return min(cb, cs)
    case .lighten: return max(cb, cs)
    case .colorDodge: return cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: return cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight: return cs <= 0.5 ? one(.multiply, cb, 2 * cs) : one(.screen, cb, 2 * cs - 1)
    case .softLight:
      if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
      let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
      return cb + (2 * cs - 1) * (d - cb)
    case .difference: return abs(cb - cs)
    case .exclusion: return cb + cs - 2 * cb * cs
    default: return .nan
    }
  }

  private func pixel(_ random: inout SeededGenerator) -> Pixel {
    let edges = [0.0, 0.25, 0.5, 1]
    func value() -> Double { random.whole(0...3) == 0 ? edges[random.whole(0...3)] : Double(random.whole(0...255)) / 255 }
    return Pixel(red: value(), green: value(), blue: value(), alpha: random.whole(0...2) == 0 ? 1 : value())
  }

  @Test(arguments: Blend.allCases) func everyModeIsWithinOneOfItsFormula(blend: Blend) {
    var random = SeededGenerator()
    let count = 3000
    let target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: count, height: 1))!
    let source = PixelBuffer(bounds: target.bounds)!
    for x in 0..<count {
      target[x, 0] = pixel(&random)
      source[x, 0] = pixel(&random)
    }
    let before = target.copy()!
    var canvas = Canvas(target)
    canvas.blend = blend
    canvas.draw(source, dx: 0, dy: 0)
    var worst = 0.0
    for x in 0..<count {
      let wanted = expected(blend, Color(source[x, 0]), Color(before[x, 0])), got = Color(target[x, 0])
      let off = zip([wanted.r, wanted.g, wanted.b, wanted.a], [got.r, got.g, got.b, got.a]).map { abs($0 - $1) * 255 }.max()!
      if off > worst {
        worst = off
        #expect(off <= 1.0001, "\(blend) of \(source[x, 0]) over \(before[x, 0]), seed \(random.seed)")
      }
    }
  }

  @Test func pixelsStayPremultiplied() {
    var random = SeededGenerator()
    for blend in Blend.allCases {
      for _ in 0..<500 {
        let target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 1, height: 1))!
        target[0, 0] = pixel(&random)
        var canvas = Canvas(target)
        canvas.blend = blend
        canvas.fill(target.bounds, paint: .color(pixel(&random)), opacity: UInt8(random.whole(0...255)))
        let p = target[0, 0]
        #expect(max(p.red, p.green, p.blue) <= p.alpha, "\(blend), seed \(random.seed)")
      }
    }
  }
}
