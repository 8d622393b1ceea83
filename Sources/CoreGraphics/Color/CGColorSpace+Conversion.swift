internal import Raster

extension CGColorSpace {
  /// Returns the sRGB components (gamma encoded, not premultiplied, not clamped) of a colour in this space.
  ///
  /// Grey with a gamma of 2.2 is treated as sRGB grey: the difference between the curves is not visible, and `white: 0.5` becomes 128,
  /// which is what UIKit draws.
  func sRGBComponents(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let values = (0..<numberOfComponents).map { $0 < components.count && components[$0].isFinite ? components[$0] : 0 }
    switch model {
    case .monochrome:
      let grey = curve == .linear ? CGColorSpace.encode(values[0]) : values[0]
      return (grey, grey, grey)
    case .cmyk:
      let light = 1 - values[3]
      return ((1 - values[0]) * light, (1 - values[1]) * light, (1 - values[2]) * light)
    case .rgb:
      // Greys with the same curve are equal for all primaries.
      let isGrey = values[0] == values[1] && values[1] == values[2]
      if curve == .sRGB, primaries == .sRGB || isGrey { return (values[0], values[1], values[2]) }
      let (r, g, b) = (linear(values[0]), linear(values[1]), linear(values[2]))
      guard primaries == .displayP3 else { return (CGColorSpace.encode(r), CGColorSpace.encode(g), CGColorSpace.encode(b)) }
      return (
        CGColorSpace.encode(1.2249401763 * r - 0.2249401763 * g),
        CGColorSpace.encode(-0.0420569547 * r + 1.0420569547 * g),
        CGColorSpace.encode(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
      )
    default: return (0, 0, 0)
    }
  }

  /// Returns the components in this space of an sRGB colour. They are clamped unless the space is extended.
  func components(fromSRGB red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> [CGFloat] {
    func fit(_ value: CGFloat) -> CGFloat { isExtended ? value : min(max(value, 0), 1) }
    switch model {
    case .monochrome:
      let light = 0.2126 * CGColorSpace.decode(red) + 0.7152 * CGColorSpace.decode(green) + 0.0722 * CGColorSpace.decode(blue)
      if red == green, green == blue { return [fit(curve == .linear ? light : red)] }
      return [fit(curve == .linear ? light : CGColorSpace.encode(light))]
    case .cmyk:
      let (r, g, b) = (fit(red), fit(green), fit(blue))
      let maximum = max(r, g, b)
      return maximum == 0 ? [0, 0, 0, 1] : [1 - r / maximum, 1 - g / maximum, 1 - b / maximum, 1 - maximum]
    case .rgb:
      if primaries == .sRGB, curve == .sRGB { return [fit(red), fit(green), fit(blue)] }
      var (r, g, b) = (CGColorSpace.decode(red), CGColorSpace.decode(green), CGColorSpace.decode(blue))
      if primaries == .displayP3 {
        (r, g, b) = (
          0.8224619688 * r + 0.1775380312 * g, 0.0331941989 * r + 0.9668058011 * g,
          0.0170826307 * r + 0.0723974407 * g + 0.9105199286 * b
        )
      }
      return [r, g, b].map { fit(curve == .linear ? $0 : CGColorSpace.encode($0)) }
    default: return []
    }
  }

  private func linear(_ value: CGFloat) -> CGFloat {
    switch curve {
    case .sRGB: CGColorSpace.decode(value)
    case .linear: value
    case .gamma(let gamma): value < 0 ? -pow(-value, CGFloat(gamma)) : pow(value, CGFloat(gamma))
    }
  }

  /// Converts sRGB to linear light. An odd function, as extended spaces require.
  static func decode(_ value: CGFloat) -> CGFloat {
    let result = CGFloat(SRGBCurve.linear(Double(abs(value))))
    return value < 0 ? -result : result
  }

  static func encode(_ value: CGFloat) -> CGFloat {
    let result = CGFloat(SRGBCurve.encoded(Double(abs(value))))
    return value < 0 ? -result : result
  }
}
