// Pictures are sRGB with 8 bits a component: their range is the standard one.
extension UIImage {
  /// How bright a picture may be shown.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }

  /// Always false.
  public var isHighDynamicRange: Bool { false }
  /// The image itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
