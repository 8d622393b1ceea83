import Foundation

/// The shadow of a text (Apple: NSShadow). Lengths are in points, with y downwards.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  private let mark = AttributeMark()

  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor`. Default: black with an alpha of 1/3.
  open var shadowColor: Any?

  public override init() { shadowColor = UIColor(white: 0, alpha: 1.0 / 3) }

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
