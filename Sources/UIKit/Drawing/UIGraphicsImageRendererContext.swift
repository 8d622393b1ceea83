/// The context of a `UIGraphicsImageRenderer` (Apple: UIGraphicsImageRendererContext).
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The current content of the image.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }
}
