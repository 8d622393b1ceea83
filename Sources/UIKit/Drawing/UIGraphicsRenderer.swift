/// What renderers have in common (Apple: UIGraphicsRenderer).
open class UIGraphicsRenderer: NSObject, @unchecked Sendable {
  public let format: UIGraphicsRendererFormat
  /// Points.
  public let bounds: CGRect

  init(bounds: CGRect, anyFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    format = anyFormat
  }

  open var allowsImageOutput: Bool { false }
}
