import Foundation

/// The space in which a gradient mixes the colours between two stops.
package enum GradientSpace: Hashable, Sendable {
  /// sRGB as stored: gradients drawn into contexts and those on the screen.
  case sRGB
  /// Apple's "Generic RGB" with its gamma of 1.8, in which `CALayer.render(in:)` mixes the colours of a `CAGradientLayer`. README.md says
  /// from which pictures this was measured.
  case genericRGB

  /// Returns the mixed colour; `amount` is that of `b`. Opacities are mixed linearly.
  package func mix(_ a: GradientStop, _ b: GradientStop, _ amount: Double) -> GradientStop {
    func linear(_ x: Double, _ y: Double) -> Double { x + (y - x) * amount }
    let x = SIMD3(a.red, a.green, a.blue), y = SIMD3(b.red, b.green, b.blue)
    var color = x + (y - x) * amount
    if self == .genericRGB, x != y {
      let (p, q) = (GradientSpace.generic(x), GradientSpace.generic(y))
      color = GradientSpace.sRGB(p + (q - p) * amount).clamped(lowerBound: .zero, upperBound: .one)
    }
    return GradientStop(
      location: linear(a.location, b.location), red: color.x, green: color.y, blue: color.z, alpha: linear(a.alpha, b.alpha))
  }

  // The products of the two profiles' matrices. Both have the white of D50.
  private static let toGeneric = [
    SIMD3(0.97593701, 0.02829815, -0.00380832), SIMD3(-0.02142614, 1.05253046, -0.03193844), SIMD3(0.00195428, 0.00210598, 0.99664727),
  ]
  private static let fromGeneric = [
    SIMD3(1.02404564, -0.02753837, 0.00303052), SIMD3(0.02078402, 0.94947144, 0.03050607), SIMD3(-0.00205193, -0.00195230, 1.00329360),
  ]

  private static func generic(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let light = SIMD3(SRGBCurve.linear(c.x), SRGBCurve.linear(c.y), SRGBCurve.linear(c.z))
    func channel(_ i: Int) -> Double {
      let v = (toGeneric[i] * light).sum()
      return v < 0 ? -pow(-v, 1 / 1.8) : pow(v, 1 / 1.8)
    }
    return SIMD3(channel(0), channel(1), channel(2))
  }

  private static func sRGB(_ c: SIMD3<Double>) -> SIMD3<Double> {
    func light(_ v: Double) -> Double { v < 0 ? -pow(-v, 1.8) : pow(v, 1.8) }
    let light = SIMD3(light(c.x), light(c.y), light(c.z))
    func channel(_ i: Int) -> Double { SRGBCurve.encoded(max(0, (fromGeneric[i] * light).sum())) }
    return SIMD3(channel(0), channel(1), channel(2))
  }
}
