package import Raster

/// An immutable colour: components in a colour space, followed by alpha (Apple: CGColor).
public final class CGColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// The premultiplied colour in sRGB; clear for a pattern.
  package let pixel: Pixel
  /// The sRGB components, neither premultiplied nor clamped. Meaningless for a pattern.
  package let sRGB: (red: CGFloat, green: CGFloat, blue: CGFloat)
  /// The picture that a pattern colour repeats; nil for other colours. One image pixel is `patternUnit` user units wide.
  package let patternImage: CGImage?
  package let patternUnit: CGFloat

  init(space: CGColorSpace, values: [CGFloat]) {
    colorSpace = space
    self.values = values
    sRGB = space.sRGBComponents(values)
    pixel = Pixel(red: Double(sRGB.red), green: Double(sRGB.green), blue: Double(sRGB.blue), alpha: Double(values.last ?? 1))
    patternImage = nil
    patternUnit = 1
  }

  /// Creates a colour that tiles with a picture from the origin of the context's base space. The picture is upright if y points down there.
  package init(patternImage: CGImage, unit: CGFloat, alpha: CGFloat = 1) {
    colorSpace = .pattern
    values = [alpha]
    sRGB = (0, 0, 0)
    pixel = .clear
    self.patternImage = patternImage
    patternUnit = unit
  }

  /// Creates a colour from the components of the space followed by alpha. Returns nil for a pattern space.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Creates a colour in generic RGB, which is treated as sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// Creates the colour of a `#colorLiteral`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [gray, alpha])
  }

  public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace(model: .cmyk, name: CGColorSpace.genericCMYK), values: [cyan, magenta, yellow, black, alpha])
  }

  public var components: [CGFloat]? { patternImage == nil ? values : nil }
  /// The number of components, including alpha.
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values.last ?? 1 }

  /// Returns the same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let patternImage { return CGColor(patternImage: patternImage, unit: patternUnit, alpha: alpha) }
    guard let colorSpace else { return nil }
    return CGColor(space: colorSpace, values: values.dropLast() + [alpha])
  }

  public func copy() -> CGColor? { self }

  /// Returns the nearest colour of another space; nil if this colour or the space is a pattern.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
    guard patternImage == nil, space.model != .pattern else { return nil }
    if space == colorSpace { return self }
    return CGColor(space: space, values: space.components(fromSRGB: sRGB.red, sRGB.green, sRGB.blue) + [alpha])
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.colorSpace == rhs.colorSpace && lhs.values == rhs.values && lhs.patternImage === rhs.patternImage
        && lhs.patternUnit == rhs.patternUnit)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

extension CGColor: CustomDebugStringConvertible {
  public var debugDescription: String {
    "CGColor(\(colorSpace?.name ?? "device"): \(values.map { "\($0)" }.joined(separator: ", ")))"
  }
}
