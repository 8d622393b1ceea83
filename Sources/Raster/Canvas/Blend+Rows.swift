extension Blend {
  /// Blends a row like `apply`, with a difference of at most one step of 255. `coverage` is the fraction of each result that is applied.
  /// Returns false for modes without row code.
  func blendRow(
    _ to: UnsafeMutablePointer<UInt32>, _ from: UnsafePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ n: Int
  ) -> Bool {
    typealias V = SIMD4<Float>
    let one = V(repeating: 1), half = V(repeating: 0.5), zero = V.zero
    switch self {
    case .multiply: Self.row(to, from, coverage, n) { b, s in b * s }
    case .screen: Self.row(to, from, coverage, n) { b, s in b + s - b * s }
    case .overlay: Self.row(to, from, coverage, n) { b, s in Self.hard(s, b) }
    case .hardLight: Self.row(to, from, coverage, n) { b, s in Self.hard(b, s) }
    case .darken: Self.row(to, from, coverage, n) { b, s in s.replacing(with: b, where: b .< s) }
    case .lighten: Self.row(to, from, coverage, n) { b, s in b.replacing(with: s, where: b .< s) }
    case .difference: Self.row(to, from, coverage, n) { b, s in (b - s).replacing(with: s - b, where: b .< s) }
    case .exclusion: Self.row(to, from, coverage, n) { b, s in b + s - (b * s + b * s) }
    case .colorDodge:
      Self.row(to, from, coverage, n) { b, s in
        let ratio = b / (one - s)
        let held = ratio.replacing(with: one, where: (s .>= one) .| (ratio .> one))
        return held.replacing(with: zero, where: b .<= zero)
      }
    case .colorBurn:
      Self.row(to, from, coverage, n) { b, s in
        let ratio = (one - b) / s
        let held = one - ratio.replacing(with: one, where: (s .<= zero) .| (ratio .> one))
        return held.replacing(with: one, where: b .>= one)
      }
    case .softLight:
      Self.row(to, from, coverage, n) { b, s in
        let low = b - (one - s - s) * b * (one - b)
        let steep = ((16 * b - V(repeating: 12)) * b + V(repeating: 4)) * b
        let d = b.squareRoot().replacing(with: steep, where: b .<= V(repeating: 0.25))
        return (b + (s + s - one) * (d - b)).replacing(with: low, where: s .<= half)
      }
    case .hue: Self.row(to, from, coverage, n) { b, s in Self.set(Self.set(s, saturation: Self.range(b)), luminosity: Self.luminosity(b)) }
    case .saturation:
      Self.row(to, from, coverage, n) { b, s in Self.set(Self.set(b, saturation: Self.range(s)), luminosity: Self.luminosity(b)) }
    case .color: Self.row(to, from, coverage, n) { b, s in Self.set(s, luminosity: Self.luminosity(b)) }
    case .luminosity: Self.row(to, from, coverage, n) { b, s in Self.set(b, luminosity: Self.luminosity(s)) }
    default: return false
    }
    return true
  }

  // MARK: Whole colours (blue first; the fourth component is ignored)

  @inline(__always)
  private static func luminosity(_ c: SIMD4<Float>) -> Float { 0.3 * c.z + 0.59 * c.y + 0.11 * c.x }

  @inline(__always)
  private static func low(_ c: SIMD4<Float>) -> Float { min(min(c.x, c.y), c.z) }

  @inline(__always)
  private static func high(_ c: SIMD4<Float>) -> Float { max(max(c.x, c.y), c.z) }

  @inline(__always)
  private static func range(_ c: SIMD4<Float>) -> Float { high(c) - low(c) }

  @inline(__always)
  private static func set(_ c: SIMD4<Float>, saturation: Float) -> SIMD4<Float> {
    let minimum = low(c), range = high(c) - minimum
    return range > 0 ? (c - SIMD4(repeating: minimum)) * (saturation / range) : .zero
  }

  @inline(__always)
  private static func set(_ c: SIMD4<Float>, luminosity l: Float) -> SIMD4<Float> {
    let middle = SIMD4<Float>(repeating: l)
    var out = c + SIMD4(repeating: l - luminosity(c))
    let minimum = low(out), maximum = high(out)
    if minimum < 0 { out = middle + (out - middle) * (l / (l - minimum)) }
    if maximum > 1 { out = middle + (out - middle) * ((1 - l) / (maximum - l)) }
    return out
  }

  @inline(__always)
  private static func hard(_ b: SIMD4<Float>, _ s: SIMD4<Float>) -> SIMD4<Float> {
    let t = s + s - SIMD4(repeating: 1)
    return (b + t - b * t).replacing(with: b * (s + s), where: s .<= SIMD4(repeating: 0.5))
  }

  @inline(__always)
  private static func unpack(_ p: UInt32) -> SIMD4<Float> {
    SIMD4(Float(p & 255), Float(p >> 8 & 255), Float(p >> 16 & 255), Float(p >> 24))
  }

  /// (1 - Da) S + (1 - Sa) D + Sa Da B(D, S), of channels 0...255; B is of straight colours, 0...1.
  @inline(__always)
  private static func row(
    _ to: UnsafeMutablePointer<UInt32>, _ from: UnsafePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ n: Int,
    _ mix: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) {
    let unit: Float = 1 / 255
    // The result for a run of equal pixels, which are frequent in pictures and fills, is computed once.
    var (lastFrom, lastTo, lastOut): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for i in 0..<n where coverage[i] != 0 {
      let (s, d) = (from[i], to[i])
      var out = lastOut
      if s != lastFrom || d != lastTo {
        if s < 1 << 24 {
          out = d
        } else if d < 1 << 24 {
          out = s
        } else {
          let (sp, dp) = (unpack(s), unpack(d))
          var sum: SIMD4<Float>
          var alpha: Float = 255
          if s & d >= 0xff00_0000 {
            sum = mix(dp * unit, sp * unit) * 255
          } else {
            let (sa, da) = (sp.w * unit, dp.w * unit)
            let one = SIMD4<Float>(repeating: 1)
            let (cs, cb) = (sp / sp.w, dp / dp.w)
            let mixed = mix(cb.replacing(with: one, where: cb .> one), cs.replacing(with: one, where: cs .> one))
            sum = sp * (1 - da) + dp * (1 - sa) + mixed * (sa * da * 255)
            alpha = (sp.w + dp.w - sp.w * da + 0.5).rounded(.down)
          }
          sum += SIMD4(repeating: 0.5)
          let maximum = SIMD4<Float>(repeating: alpha)
          sum = sum.replacing(with: maximum, where: sum .> maximum)
          out = UInt32(alpha) << 24 | UInt32(max(sum.z, 0)) << 16 | UInt32(max(sum.y, 0)) << 8 | UInt32(max(sum.x, 0))
        }
        (lastFrom, lastTo, lastOut) = (s, d, out)
      }
      to[i] = coverage[i] == 255 ? out : Reference.lerp255(out, d, UInt32(coverage[i]))
    }
  }
}
