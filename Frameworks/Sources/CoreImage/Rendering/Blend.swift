/// Compositing operators on premultiplied pixels: those of Porter and Duff, and the blend modes of PDF (ISO 32000-1, 11.3.5), to which
/// Apple's filter reference refers.
enum Blend {
  typealias Function = @Sendable (_ front: SIMD4<Float>, _ back: SIMD4<Float>) -> SIMD4<Float>

  static let sourceOver: Function = { front, back in front + back * (1 - front.w) }

  /// Returns the operator of a compositing filter; nil if it is not one.
  static func function(_ name: String) -> Function? {
    switch name {
    case "CISourceOverCompositing": sourceOver
    case "CISourceInCompositing": { front, back in front * back.w }
    case "CISourceOutCompositing": { front, back in front * (1 - back.w) }
    case "CISourceAtopCompositing": { front, back in front * back.w + back * (1 - front.w) }
    case "CIAdditionCompositing": { front, back in front + back }
    case "CIMultiplyCompositing": { front, back in front * back }
    case "CIMaximumCompositing": { front, back in pointwiseMax(front, back) }
    case "CIMinimumCompositing": { front, back in pointwiseMin(front, back) }
    case "CIMultiplyBlendMode": mode { $0 * $1 }
    case "CIScreenBlendMode": mode { screen($0, $1) }
    case "CIOverlayBlendMode": mode { hardLight($1, $0) }
    case "CIDarkenBlendMode": mode { min($0, $1) }
    case "CILightenBlendMode": mode { max($0, $1) }
    case "CIColorDodgeBlendMode": mode { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }
    case "CIColorBurnBlendMode": mode { $1 >= 1 ? 1 : $0 <= 0 ? 0 : 1 - min(1, (1 - $1) / $0) }
    case "CIHardLightBlendMode": mode { hardLight($0, $1) }
    case "CISoftLightBlendMode": mode { softLight($0, $1) }
    case "CIDifferenceBlendMode": mode { abs($0 - $1) }
    case "CIExclusionBlendMode": mode { $0 + $1 - 2 * $0 * $1 }
    case "CILinearDodgeBlendMode": mode { min(1, $0 + $1) }
    case "CILinearBurnBlendMode": mode { max(0, $0 + $1 - 1) }
    case "CISubtractBlendMode": mode { max(0, $1 - $0) }
    case "CIDivideBlendMode": mode { $0 <= 0 ? 1 : min(1, $1 / $0) }
    case "CIHueBlendMode": colorMode { front, back in setLuminosity(setSaturation(front, saturation(back)), luminosity(back)) }
    case "CISaturationBlendMode": colorMode { front, back in setLuminosity(setSaturation(back, saturation(front)), luminosity(back)) }
    case "CIColorBlendMode": colorMode { front, back in setLuminosity(front, luminosity(back)) }
    case "CILuminosityBlendMode": colorMode { front, back in setLuminosity(back, luminosity(front)) }
    default: nil
    }
  }

  /// Returns the blend mode for a function of one component of the front and the back colour.
  private static func mode(_ blend: @escaping @Sendable (Float, Float) -> Float) -> Function {
    colorMode { front, back in SIMD3(blend(front.x, back.x), blend(front.y, back.y), blend(front.z, back.z)) }
  }

  private static func colorMode(_ blend: @escaping @Sendable (SIMD3<Float>, SIMD3<Float>) -> SIMD3<Float>) -> Function {
    { front, back in
      let (first, second) = (front.unpremultiplied, back.unpremultiplied)
      let mixed = blend(SIMD3(first.x, first.y, first.z), SIMD3(second.x, second.y, second.z)) * (front.w * back.w)
      return SIMD4(mixed, front.w * back.w) + front * (1 - back.w) + back * (1 - front.w)
    }
  }

  private static func screen(_ front: Float, _ back: Float) -> Float { front + back - front * back }
  private static func hardLight(_ front: Float, _ back: Float) -> Float {
    front <= 0.5 ? back * 2 * front : screen(2 * front - 1, back)
  }
  private static func softLight(_ front: Float, _ back: Float) -> Float {
    if front <= 0.5 { return back - (1 - 2 * front) * back * (1 - back) }
    let curve = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
    return back + (2 * front - 1) * (curve - back)
  }

  private static func luminosity(_ color: SIMD3<Float>) -> Float { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }
  private static func saturation(_ color: SIMD3<Float>) -> Float { color.max() - color.min() }
  private static func setLuminosity(_ color: SIMD3<Float>, _ value: Float) -> SIMD3<Float> {
    var result = color + (value - luminosity(color))
    let (light, low, high) = (luminosity(result), result.min(), result.max())
    if low < 0, light > low { result = light + (result - light) * light / (light - low) }
    if high > 1, high > light { result = light + (result - light) * (1 - light) / (high - light) }
    return result
  }
  private static func setSaturation(_ color: SIMD3<Float>, _ value: Float) -> SIMD3<Float> {
    let (low, high) = (color.min(), color.max())
    return high > low ? (color - low) * value / (high - low) : .zero
  }
}
