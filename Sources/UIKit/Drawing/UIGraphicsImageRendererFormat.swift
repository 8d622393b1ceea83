/// The scale and opacity of rendered images (Apple: UIGraphicsImageRendererFormat).
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// The pixels per point. Default the scale of the main screen.
  open var scale: CGFloat = GraphicsDefaults.scale
  /// Whether the image has no alpha channel. An opaque image starts black.
  open var opaque = false
  /// Stored; has no effect on Linux. All images are sRGB with 8 bits per component.
  open var preferredRange = Range.automatic

  /// Whether images keep colours brighter than white. Always false on Linux (Apple: supportsHighDynamicRange).
  open var supportsHighDynamicRange: Bool { false }

  public required init() {}

  /// Creates a format with the display scale of the traits, if they specify one.
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

extension UIImage {
  /// The format of a renderer whose images have the scale of this one, and an alpha channel if this one has (Apple: UIImage.imageRendererFormat).
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = cgImage.map { [.none, .noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) } ?? false
    return format
  }
}
