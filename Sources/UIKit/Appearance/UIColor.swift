/// An immutable colour (Apple: UIColor). Components are 0...1 in sRGB unless said otherwise; others are kept and clamped when drawn.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  private let mark = AttributeMark()

  private let storage: CGColor
  private let provider: ((UITraitCollection) -> UIColor)?

  public required init(cgColor: CGColor) {
    storage = cgColor
    provider = nil
  }

  /// Clear black.
  public override init() {
    storage = .clear
    provider = nil
  }

  /// A colour that looks different in other surroundings; the closure may be called on any thread.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    storage = .clear
    provider = dynamicProvider
  }

  /// Grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Hue 0 and 1 are red, a third is green.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = HueColor(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Components of Display P3; drawn as the nearest sRGB colour.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = [displayP3Red, green, blue, alpha]
    let space = CGColorSpace(name: CGColorSpace.displayP3) ?? CGColorSpaceCreateDeviceRGB()
    self.init(cgColor: CGColor(colorSpace: space, components: components) ?? .black)
  }

  /// Tiles with the image from the context's origin.
  public convenience init(patternImage image: UIImage) {
    let upright = image.upright
    self.init(cgColor: upright.cgImage.map { CGColor(patternImage: $0, unit: 1 / upright.scale) } ?? .clear)
  }

  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Of a dynamic colour, as it looks with the current traits.
  open var cgColor: CGColor { provider.map { $0(.current).cgColor } ?? storage }

  /// The colour for the given traits; itself unless it is dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    return UIColor(cgColor: storage.copy(alpha: alpha) ?? storage)
  }

  /// Makes this the fill and the stroke colour of the current context.
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

  /// False, and nothing written, for a pattern.
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

  /// The grey of a grey colour; false, and nothing written, for one with a hue.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let (red, green, blue) = cgColor.sRGB
    guard cgColor.patternImage == nil, red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = cgColor.alpha
    return true
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The same components in the same colour space: a grey is not equal to an RGB colour of the same look, as on Apple.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    return provider == nil && other.provider == nil && other.storage == storage
  }

  open override var hash: Int { provider == nil ? storage.hashValue : ObjectIdentifier(self).hashValue }

  open override var description: String {
    let values = (cgColor.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
    return cgColor.patternImage != nil ? "UIColor pattern" : values
  }
}

public typealias _ColorLiteralType = UIColor
