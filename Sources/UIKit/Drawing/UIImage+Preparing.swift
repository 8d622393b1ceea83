import CoreGraphics
import Foundation

/// Methods that prepare images for display. Images are already decoded when they are loaded, so there is nothing left to do.
extension UIImage {
  public func preparingForDisplay() -> UIImage? { self }
  /// - Parameter completionHandler: called on another thread.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self) }
  }
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Returns a smaller image that fits a size in points; nil if the image or the size is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard cgImage != nil, self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    guard factor.isFinite else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let fitting = CGSize(width: max(1, self.size.width * factor), height: max(1, self.size.height * factor))
    return UIGraphicsImageRenderer(size: fitting, format: format).image { _ in draw(in: CGRect(origin: .zero, size: fitting)) }
  }
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}
