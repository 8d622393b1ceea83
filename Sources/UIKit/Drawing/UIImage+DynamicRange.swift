// Images are sRGB with 8 bits per component, so their dynamic range is always the standard range.
extension UIImage {
  /// The brightness with which an image may be shown.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }

  /// Always false.
  public var isHighDynamicRange: Bool { false }
  /// Returns the image itself.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
}
