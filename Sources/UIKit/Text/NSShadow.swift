import Foundation

/// The shadow of a text (Apple: NSShadow). Lengths are in points, with y downwards.
open class NSShadow: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: as on iOS, a program must not change the object on one thread while another one reads it.
  private let mark = AttributeMark()

  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`. Default: black with an alpha of 1/3.
  open var shadowColor: Any?

  public override init() { shadowColor = UIColor(white: 0, alpha: 1.0 / 3) }

  public required init?(coder: NSCoder) {
    shadowOffset = CGSize(width: coder.number(Key.width), height: coder.number(Key.height))
    shadowBlurRadius = coder.number(Key.radius)
    shadowColor = coder.object(UIColor.self, Key.color)
  }

  /// Archives the shadow. A color that is not a `UIColor` is left out.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: Key.width)
    coder.encode(Double(shadowOffset.height), forKey: Key.height)
    coder.encode(Double(shadowBlurRadius), forKey: Key.radius)
    if let color = shadowColor as? UIColor { coder.encode(color, forKey: Key.color) }
  }
  open class var supportsSecureCoding: Bool { true }

  private enum Key {
    static let width = "NSShadowHoriz", height = "NSShadowVert", radius = "NSShadowBlurRadius", color = "NSShadowColor"
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue ^ shadowOffset.height.hashValue }
}
