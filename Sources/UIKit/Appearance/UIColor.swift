/// An immutable color (Apple: UIColor). Components are 0...1 in sRGB unless documented otherwise. Values outside of this range are kept,
/// and clamped when drawn; alpha is clamped at once.
open class UIColor: NSObject, NSSecureCoding, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  // Unchecked: the object is immutable, which the compiler cannot verify for an open class.
  private let mark = AttributeMark()

  private let storage: CGColor
  private let provider: ((UITraitCollection) -> UIColor)?
  /// The asset of a color with a name. Such colors are equal if they have the same asset; other dynamic colors are only equal to themselves.
  private let asset: NamedColor?
  /// The name of a system color that was read from an archive; nil for others, also for the system's own object.
  let archivedName: String?

  public required init(cgColor: CGColor) {
    storage = cgColor
    provider = nil
    asset = nil
    archivedName = nil
  }

  /// Creates transparent black.
  public override init() {
    storage = .clear
    provider = nil
    asset = nil
    archivedName = nil
  }

  /// Creates a color that depends on the traits. The closure can be called on any thread.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .clear
    provider = dynamicProvider
    asset = nil
    archivedName = nil
  }

  init(_ asset: NamedColor, _ color: UIColor) {
    storage = .clear
    provider = { color.resolvedColor(with: $0) }
    self.asset = asset
    archivedName = nil
  }

  /// Reads an archived color. A system color is dynamic again.
  public required init?(coder: NSCoder) {
    let color = ArchivedColor(from: coder)
    (storage, provider, asset) = (color?.cgColor ?? .clear, color?.system?.provider, nil)
    archivedName = color?.system.flatMap(SystemColors.name)
    super.init()
    if color == nil { return nil }
  }

  /// Archives the color. Of dynamic colors, those of the system are archived by their names, and others as they are with the current traits.
  /// A pattern is archived as its image.
  open func encode(with coder: NSCoder) { ArchivedColor(self).encode(with: coder) }
  open class var supportsSecureCoding: Bool { true }

  /// Creates a gray color.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: UIColor.opacity(alpha)))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: UIColor.opacity(alpha)))
  }

  /// Creates a color from hue, saturation and brightness. Hues 0 and 1 are red, a third is green.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color in Display P3, which is drawn as the nearest sRGB color.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = [displayP3Red, green, blue, UIColor.opacity(alpha)]
    let space = CGColorSpace(name: CGColorSpace.displayP3) ?? CGColorSpaceCreateDeviceRGB()
    self.init(cgColor: CGColor(colorSpace: space, components: components) ?? .black)
  }

  /// Creates a pattern that tiles the image from the origin of the context.
  public convenience init(patternImage image: UIImage) {
    let upright = image.upright
    self.init(cgColor: upright.cgImage.map { CGColor(patternImage: $0, unit: 1 / upright.scale) } ?? .clear)
  }

  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The Core Graphics color. A dynamic color is resolved with the current traits.
  open var cgColor: CGColor { provider.map { $0(.current).cgColor } ?? storage }

  /// Returns the color for the given traits; itself if it is not dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    return UIColor(cgColor: storage.copy(alpha: UIColor.opacity(alpha)) ?? storage)
  }

  /// Returns an alpha in the range 0...1; 0 if the number is NaN.
  private static func opacity(_ alpha: CGFloat) -> CGFloat { alpha >= 0 ? min(alpha, 1) : 0 }

  /// Sets the fill and stroke colors of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Gets the components. Returns false without writing values for a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.patternImage == nil else { return false }
    red?.pointee = cgColor.sRGB.red
    green?.pointee = cgColor.sRGB.green
    blue?.pointee = cgColor.sRGB.blue
    alpha?.pointee = cgColor.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.patternImage == nil else { return false }
    let color = HueColor(red: cgColor.sRGB.red, green: cgColor.sRGB.green, blue: cgColor.sRGB.blue)
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = cgColor.alpha
    return true
  }

  /// Gets the gray value. Returns false without writing values if the color is not gray.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let (red, green, blue) = cgColor.sRGB
    guard cgColor.patternImage == nil, red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = cgColor.alpha
    return true
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the components and the color space are equal. As on Apple's systems, a gray differs from an RGB color of the same
  /// look.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    if let asset { return asset == other.asset }
    if provider != nil, other.provider != nil, let name = SystemColors.name(of: self) { return name == SystemColors.name(of: other) }
    return provider == nil && other.provider == nil && other.storage == storage
  }

  open override var hash: Int {
    asset?.hashValue ?? (provider == nil ? storage.hashValue : SystemColors.name(of: self)?.hashValue ?? ObjectIdentifier(self).hashValue)
  }

  /// The components, or the name of a dynamic color of the system.
  open override var description: String {
    if provider != nil, let name = SystemColors.name(of: self) {
      return "<UIDynamicSystemColor: \(address(of: self)); name = \(name)>"
    }
    let values = (cgColor.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
    return cgColor.patternImage != nil ? "UIColor pattern" : values
  }
}

public typealias _ColorLiteralType = UIColor
