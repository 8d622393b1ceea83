import ImageIO

extension UIImage {
  /// A PNG file of the upright image; nil for an empty one.
  public func pngData() -> Data? {
    guard let image = upright.cgImage else { return nil }
    return try? ImageFile.png(image)
  }

  /// A JPEG file of the upright image over white; `compressionQuality` 0...1.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let image = upright.cgImage else { return nil }
    return try? ImageFile.jpeg(image, quality: Double(compressionQuality))
  }
}
