import ImageIO

extension UIImage {
  /// Returns a PNG file of the upright image; nil for an empty image.
  public func pngData() -> Data? {
    guard let image = upright.cgImage else { return nil }
    return try? ImageFile.png(image)
  }

  /// Returns a JPEG file of the upright image over white; `compressionQuality` is 0...1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = upright.cgImage else { return nil }
    return try? ImageFile.jpeg(image, quality: Double(compressionQuality))
  }
}
