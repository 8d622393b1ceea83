/// The base class of renderers (Apple: UIGraphicsRenderer).
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
  public let format: UIGraphicsRendererFormat
  /// The bounds of the user space in points.
  public let bounds: CGRect

  init(bounds: CGRect, anyFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    format = anyFormat
  }

  open var allowsImageOutput: Bool { false }
}
