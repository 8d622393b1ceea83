import CoreGraphics
import Foundation

/// The implemented built-in filters. Their formulas are those of Apple's Core Image Filter Reference; they work on linear light unless the
/// context has another working space.
enum BuiltIn {
  /// Returns the input image for a filter that is not implemented; nil if there is none.
  static func output(of name: String, _ filter: CIFilter) -> CIImage? {
    if let made = generated(name, filter) { return made }
    guard let input = filter.image(kCIInputImageKey) else { return nil }
    if let measured = PixelMeasure.filter(name, of: input, filter.values) { return CIImage(measure: measured) }
    if let function = color(name, filter) {
      return input.with(
        PixelSource(input: input.source) { color, space in function(color.unpremultiplied, space).premultiplied })
    }
    if let blend = Blend.function(name) {
      guard let back = filter.image(kCIInputBackgroundImageKey) else { return input }
      return input.with(
        BlendSource(front: input.source, back: back.source, extent: input.extent.union(back.extent), blend: blend))
    }
    return geometry(name, input, filter) ?? mixed(name, input, filter) ?? input
  }

  /// A function of one colour, which is not premultiplied.
  private static func color(_ name: String, _ filter: CIFilter) -> (@Sendable (SIMD4<Float>, WorkingSpace) -> SIMD4<Float>)? {
    func vector(_ key: String) -> SIMD4<Float> {
      let value = filter.vector(key)
      return SIMD4(Float(value.x), Float(value.y), Float(value.z), Float(value.w))
    }
    switch name {
    case "CIColorInvert": return { color, _ in SIMD4(1 - color.x, 1 - color.y, 1 - color.z, color.w) }
    case "CIColorControls":
      let (saturation, brightness) = (filter.float(kCIInputSaturationKey), filter.float(kCIInputBrightnessKey))
      let contrast = filter.float(kCIInputContrastKey)
      return { color, _ in
        let grey = SIMD3(repeating: color.luminance)
        let mixed = grey + (SIMD3(color.x, color.y, color.z) - grey) * saturation + brightness
        return SIMD4((mixed - 0.5) * contrast + 0.5, color.w)
      }
    case "CIColorMatrix":
      let (red, green, blue) = (vector("inputRVector"), vector("inputGVector"), vector("inputBVector"))
      let (alpha, bias) = (vector("inputAVector"), vector("inputBiasVector"))
      return { color, _ in
        SIMD4((color * red).sum(), (color * green).sum(), (color * blue).sum(), (color * alpha).sum()) + bias
      }
    case "CIColorPolynomial":
      let parts = ["Red", "Green", "Blue", "Alpha"].map { vector("input\($0)Coefficients") }
      return { color, _ in
        func value(_ index: Int) -> Float {
          let (x, part) = (color[index], parts[index])
          return part.x + x * (part.y + x * (part.z + x * part.w))
        }
        return SIMD4(value(0), value(1), value(2), value(3))
      }
    case "CIColorClamp":
      let (low, high) = (vector("inputMinComponents"), vector("inputMaxComponents"))
      return { color, _ in pointwiseMin(pointwiseMax(color, low), high) }
    case "CIColorThreshold":
      let limit = filter.float(kCIInputThresholdKey)
      return { color, _ in SIMD4(color.x >= limit ? 1 : 0, color.y >= limit ? 1 : 0, color.z >= limit ? 1 : 0, color.w) }
    case "CIExposureAdjust":
      let factor = exp2f(filter.float(kCIInputEVKey))
      return { color, _ in SIMD4(color.x * factor, color.y * factor, color.z * factor, color.w) }
    case "CIGammaAdjust":
      let power = filter.float("inputPower")
      return { color, _ in SIMD4(powf(max(0, color.x), power), powf(max(0, color.y), power), powf(max(0, color.z), power), color.w) }
    case "CIFalseColor":
      let (dark, light) = (filter.color(kCIInputColor0Key).components, filter.color(kCIInputColor1Key).components)
      return { color, space in
        let (first, second) = (space.working(dark), space.working(light))
        let mixed = first + (second - first) * min(max(color.luminance, 0), 1)
        return SIMD4(mixed.x, mixed.y, mixed.z, mixed.w * color.w)
      }
    case "CILinearToSRGBToneCurve": return { color, _ in WorkingSpace.linear.display(color) }
    case "CISRGBToneCurveToLinear": return { color, _ in WorkingSpace.linear.working(color) }
    case "CIMaskToAlpha": return { color, _ in SIMD4(1, 1, 1, color.luminance * color.w) }
    case "CIMaximumComponent": return { color, _ in SIMD4(SIMD3(repeating: max(color.x, color.y, color.z)), color.w) }
    case "CIMinimumComponent": return { color, _ in SIMD4(SIMD3(repeating: min(color.x, color.y, color.z)), color.w) }
    default: return nil
    }
  }

  private static func generated(_ name: String, _ filter: CIFilter) -> CIImage? {
    switch name {
    case "CIConstantColorGenerator": return CIImage(color: filter.color(kCIInputColorKey))
    case "CILinearGradient", "CISmoothLinearGradient":
      let (start, end) = (filter.point("inputPoint0"), filter.point("inputPoint1"))
      let (dx, dy) = (Float(end.x - start.x), Float(end.y - start.y))
      let (x0, y0, length) = (Float(start.x), Float(start.y), dx * dx + dy * dy)
      let isSmooth = name == "CISmoothLinearGradient"
      return gradient(filter) { x, y in
        let fraction = length > 0 ? min(max(((x - x0) * dx + (y - y0) * dy) / length, 0), 1) : 0
        return isSmooth ? fraction * fraction * (3 - 2 * fraction) : fraction
      }
    case "CIRadialGradient":
      let center = filter.point(kCIInputCenterKey)
      let (x0, y0) = (Float(center.x), Float(center.y))
      let (inner, outer) = (filter.float("inputRadius0"), filter.float("inputRadius1"))
      return gradient(filter) { x, y in
        let distance = ((x - x0) * (x - x0) + (y - y0) * (y - y0)).squareRoot()
        return inner == outer ? (distance < inner ? 0 : 1) : min(max((distance - inner) / (outer - inner), 0), 1)
      }
    default: return barcode(name, filter)
    }
  }

  /// Returns a gradient between the filter's two colours.
  private static func gradient(_ filter: CIFilter, _ fraction: @escaping @Sendable (Float, Float) -> Float) -> CIImage {
    let (first, second) = (filter.color(kCIInputColor0Key).components, filter.color(kCIInputColor1Key).components)
    return CIImage(
      source: GeneratedSource { x, y, space in
        let (start, end) = (space.working(first).premultiplied, space.working(second).premultiplied)
        return start + (end - start) * fraction(x, y)
      })
  }

  private static func geometry(_ name: String, _ input: CIImage, _ filter: CIFilter) -> CIImage? {
    switch name {
    case "CICrop": return input.cropped(to: filter.rect("inputRectangle"))
    case "CIAffineTransform": return input.transformed(by: filter.affine(kCIInputTransformKey))
    case "CIAffineClamp": return input.clampedToExtent().transformed(by: filter.affine(kCIInputTransformKey))
    case "CILanczosScaleTransform":
      let (scale, aspect) = (CGFloat(filter.float(kCIInputScaleKey)), CGFloat(filter.float(kCIInputAspectRatioKey)))
      return input.transformed(by: CGAffineTransform(scaleX: scale * aspect, y: scale))
    case "CIGaussianBlur": return input.applyingGaussianBlur(sigma: Double(filter.float(kCIInputRadiusKey)))
    case "CIAreaAverage", "CIAreaMaximum", "CIAreaMinimum": return area(name, input, filter)
    default: return nil
    }
  }

  /// Returns one pixel: the mean, the maximum or the minimum of the components in a rectangle.
  private static func area(_ name: String, _ input: CIImage, _ filter: CIFilter) -> CIImage? {
    let rect = filter.values[kCIInputExtentKey] == nil ? input.extent : filter.rect(kCIInputExtentKey)
    guard let region = PixelRect(covering: rect) else { return nil }
    return CIImage(source: AreaSource(input: input.source, region: region, name: name))
  }

  private struct AreaSource: ImageSource {
    let input: any ImageSource
    let region: PixelRect
    let name: String
    var extent: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    func tile(_ region: PixelRect, _ space: WorkingSpace) -> Tile {
      let pixels = input.tile(self.region, space).pixels
      let value: SIMD4<Float> =
        switch name {
        case "CIAreaMaximum": pixels.reduce(SIMD4(repeating: 0)) { pointwiseMax($0, $1) }
        case "CIAreaMinimum": pixels.reduce(SIMD4(repeating: 1)) { pointwiseMin($0, $1) }
        default: pixels.reduce(.zero, +) / Float(pixels.count)
        }
      return Tile(region) { x, y in x > 0 && x < 1 && y > 0 && y < 1 ? value : .zero }
    }
  }

  private static func mixed(_ name: String, _ input: CIImage, _ filter: CIFilter) -> CIImage? {
    func masked(_ coverage: @escaping @Sendable (SIMD4<Float>) -> Float) -> CIImage? {
      guard let mask = filter.image(kCIInputMaskImageKey) else { return nil }
      let back: any ImageSource = filter.image(kCIInputBackgroundImageKey)?.source ?? EmptySource()
      return input.with(MaskSource(front: input.source, back: back, mask: mask.source, coverage: coverage))
    }
    switch name {
    case "CIBlendWithMask": return masked { $0.luminance }
    case "CIBlendWithAlphaMask": return masked { $0.w }
    case "CIBlendWithRedMask": return masked { $0.x }
    case "CIBlendWithBlueMask": return masked { $0.z }
    case "CIDissolveTransition":
      guard let target = filter.image(kCIInputTargetImageKey) else { return nil }
      return mixture(target, input, min(max(filter.float(kCIInputTimeKey), 0), 1))
    case "CIMix":
      guard let back = filter.image(kCIInputBackgroundImageKey) else { return nil }
      return mixture(input, back, filter.float(kCIInputAmountKey))
    default: return nil
    }
  }

  private static func mixture(_ front: CIImage, _ back: CIImage, _ amount: Float) -> CIImage {
    front.with(
      BlendSource(front: front.source, back: back.source, extent: front.extent.union(back.extent)) { front, back in
        front * amount + back * (1 - amount)
      })
  }
}
