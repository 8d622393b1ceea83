package import Raster

/// An immutable colour: components in a colour space, alpha last (Apple: CGColor).
public final class CGColor: Hashable, Sendable, _ExpressibleByColorLiteral {
  public let colorSpace: CGColorSpace?
  private let values: [CGFloat]
  /// The colour premultiplied in sRGB; clear for a pattern.
  package let pixel: Pixel
  /// The straight sRGB components, not clamped, of a colour that is no pattern.
  package let sRGB: (red: CGFloat, green: CGFloat, blue: CGFloat)
  /// The picture that a pattern colour repeats, one image pixel `patternUnit` user units wide.
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

  /// A colour that tiles with a picture from the origin of the context's base space, upright in a y-down one.
  package init(patternImage: CGImage, unit: CGFloat, alpha: CGFloat = 1) {
    colorSpace = .pattern
    values = [alpha]
    sRGB = (0, 0, 0)
    pixel = .clear
    self.patternImage = patternImage
    patternUnit = unit
  }

  /// The components of the space and alpha after them; nil for a pattern space.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents + 1
    self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Generic RGB, which is sRGB here.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, values: [red, green, blue, alpha])
  }

  /// What `#colorLiteral` calls.
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
  /// Alpha counts too.
  public var numberOfComponents: Int { values.count }
  public var alpha: CGFloat { values.last ?? 1 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let patternImage { return CGColor(patternImage: patternImage, unit: patternUnit, alpha: alpha) }
    guard let colorSpace else { return nil }
    return CGColor(space: colorSpace, values: values.dropLast() + [alpha])
  }

  public func copy() -> CGColor? { self }

  /// The nearest colour of another space; nil for a pattern on either side.
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
