/// Scale and opacity of rendered images (Apple: UIGraphicsImageRendererFormat).
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// Pixels a point; the main screen's at first.
  open var scale: CGFloat = GraphicsDefaults.scale
  /// Whether the image has no alpha; it then starts black.
  open var opaque = false
  /// All images are sRGB with 8 bits a component, whatever is preferred.
  open var preferredRange = Range.automatic

  public required init() {}

  /// With the scale of the traits, where they specify one.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  override func copyForContext() -> UIGraphicsRendererFormat {
    let copy = type(of: self).init()
    copy.scale = scale
    copy.opaque = opaque
    copy.preferredRange = preferredRange
    return copy
  }
}
