import ImageIO

/// Draws images on any thread (Apple: UIGraphicsImageRenderer).
///
/// ```swift
/// let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///   UIColor.systemBlue.setFill()
///   context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer. The point `bounds.origin` of its user space is the top left corner of the image.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, anyFormat: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  public convenience init(size: CGSize) { self.init(size: size, format: .preferred()) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// Returns an image. It is empty if the bounds are empty, not finite or too large; the closure is called nevertheless.
  open func image(actions: DrawingActions) -> UIImage {
    guard let (image, scale) = render(actions) else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  /// Returns a PNG file; no bytes if there is no image.
  open func pngData(actions: DrawingActions) -> Data {
    guard let (image, _) = render(actions) else { return Data() }
    return encode { () throws(ImageFileError) in try ImageFile.png(image) }
  }

  /// Returns a JPEG file over white; `compressionQuality` is 0...1.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    guard let (image, _) = render(actions) else { return Data() }
    return encode { () throws(ImageFileError) in try ImageFile.jpeg(image, quality: Double(compressionQuality)) }
  }

  private func encode(_ body: () throws(ImageFileError) -> Data) -> Data {
    do {
      return try body()
    } catch {
      UIKitLog.refused("UIGraphicsImageRenderer: \(error)")
      return Data()
    }
  }

  private func render(_ actions: DrawingActions) -> (CGImage, scale: CGFloat)? {
    let own = format.copyForContext() as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    own.bounds = bounds
    let made = CGContext.forImage(bounds: bounds, scale: own.scale, opaque: own.opaque)
    if made == nil { UIKitLog.refused("UIGraphicsImageRenderer: an image of \(bounds) points at scale \(own.scale) cannot be created") }
    // The closure may have other effects than drawing, so it is always called.
    guard let context = made ?? CGContext.forImage(bounds: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1, opaque: false)
    else { return nil }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: own))
    UIGraphicsPopContext()
    return made.flatMap { $0.takeImage() }.map { ($0, own.scale) }
  }
}
