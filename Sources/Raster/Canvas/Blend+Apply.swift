extension Blend {
  /// Blends a source pixel with the pixel below it: Porter and Duff's operators on premultiplied channels in
  /// integers, the PDF modes in floating point.
  func apply(_ s: Pixel, _ d: Pixel) -> Pixel {
    switch self {
    case .sourceOver: Pixel(bits: Reference.over(s.bits, d.bits))
    case .copy: s
    case .clear: .clear
    case .sourceIn: weigh(s, UInt32(d.alpha), d, 0)
    case .sourceOut: weigh(s, 255 - UInt32(d.alpha), d, 0)
    case .sourceAtop: weigh(s, UInt32(d.alpha), d, 255 - UInt32(s.alpha))
    case .destinationOver: Pixel(bits: Reference.over(d.bits, s.bits))
    case .destinationIn: weigh(s, 0, d, UInt32(s.alpha))
    case .destinationOut: weigh(s, 0, d, 255 - UInt32(s.alpha))
    case .destinationAtop: weigh(s, 255 - UInt32(d.alpha), d, UInt32(s.alpha))
    case .xor: weigh(s, 255 - UInt32(d.alpha), d, 255 - UInt32(s.alpha))
    case .plusLighter: Pixel(bits: Reference.channels(s.bits, d.bits) { min(255, $0 + $1) })
    case .plusDarker: darker(s, d)
    default: mixed(s, d)
    }
  }

  private func weigh(_ s: Pixel, _ ks: UInt32, _ d: Pixel, _ kd: UInt32) -> Pixel {
    Pixel(bits: Reference.channels(s.bits, d.bits) { min(255, Reference.div255($0 * ks + $1 * kd)) })
  }

  /// max(0, 1 - ((1 - D) + (1 - S))), as Apple documents it, on premultiplied channels: alpha is min(1, Sa + Da), and the difference of
  /// each channel from its own alpha is subtracted.
  private func darker(_ s: Pixel, _ d: Pixel) -> Pixel {
    let alpha = min(255, UInt32(s.alpha) + UInt32(d.alpha))
    let lack = UInt32(s.alpha) + UInt32(d.alpha)
    let bits = Reference.channels(s.bits, d.bits) { a, b in
      let missing = lack - min(lack, a + b)
      return alpha - min(alpha, missing)
    }
    return Pixel(bits: bits & 0x00ff_ffff | alpha << 24)
  }

  /// (1 - Da) S + (1 - Sa) D + Sa Da B(D, S)
  private func mixed(_ s: Pixel, _ d: Pixel) -> Pixel {
    let sa = Double(s.alpha) / 255, da = Double(d.alpha) / 255
    if sa == 0 { return d }
    if da == 0 { return s }
    let sp = SIMD3<Double>(Double(s.red), Double(s.green), Double(s.blue)) / 255
    let dp = SIMD3<Double>(Double(d.red), Double(d.green), Double(d.blue)) / 255
    let cs = (sp / sa).clamped(lowerBound: .zero, upperBound: .one), cb = (dp / da).clamped(lowerBound: .zero, upperBound: .one)
    let mixed =
      isSeparable
      ? SIMD3(channel(cb.x, cs.x), channel(cb.y, cs.y), channel(cb.z, cs.z)) : whole(cb, cs)
    let alpha = sa + da - sa * da
    let out = (sp * (1 - da) + dp * (1 - sa) + mixed * (sa * da))
    let a = (alpha * 255).rounded()
    func byte(_ v: Double) -> UInt32 { UInt32(min(max((v * 255).rounded(), 0), a)) }
    return Pixel(bits: UInt32(a) << 24 | byte(out.x) << 16 | byte(out.y) << 8 | byte(out.z))
  }

  private var isSeparable: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: false
    default: true
    }
  }

  /// B of one channel: b below, s above (PDF 32000, 11.3.5.2).
  private func channel(_ b: Double, _ s: Double) -> Double {
    switch self {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return Self.hard(s, b)
    case .hardLight: return Self.hard(b, s)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static func hard(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b * 2 * s }
    let t = 2 * s - 1
    return b + t - b * t
  }

  /// B of a whole colour (PDF 32000, 11.3.5.3).
  private func whole(_ b: SIMD3<Double>, _ s: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .hue: Self.set(Self.set(s, saturation: Self.saturation(b)), luminosity: Self.luminosity(b))
    case .saturation: Self.set(Self.set(b, saturation: Self.saturation(s)), luminosity: Self.luminosity(b))
    case .color: Self.set(s, luminosity: Self.luminosity(b))
    default: Self.set(b, luminosity: Self.luminosity(s))
    }
  }

  private static func luminosity(_ c: SIMD3<Double>) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private static func saturation(_ c: SIMD3<Double>) -> Double { c.max() - c.min() }

  private static func set(_ c: SIMD3<Double>, saturation: Double) -> SIMD3<Double> {
    let low = c.min(), range = c.max() - low
    return range > 0 ? (c - low) * (saturation / range) : .zero
  }

  private static func set(_ c: SIMD3<Double>, luminosity l: Double) -> SIMD3<Double> {
    var out = c + (l - luminosity(c))
    let low = out.min(), high = out.max()
    if low < 0 { out = l + (out - l) * (l / (l - low)) }
    if high > 1 { out = l + (out - l) * ((1 - l) / (high - l)) }
    return out
  }
}
