import ImageIO

/// Reads images from files and data (Apple: UIImageReader).
public final class UIImageReader: Sendable {
  public struct Configuration: Sendable {
    public init() {}
    /// Stored; has no effect on Linux. Images have the standard range.
    public var prefersHighDynamicRange = false
    /// Stored; has no effect on Linux. Images are always decoded when they are read.
    public var preparesImagesForDisplay = false
    /// The size in points, at a scale of 1, to which larger images are reduced. Zero keeps their own size.
    public var preferredThumbnailSize = CGSize.zero
    /// The resolution that determines the scale: 72 is a scale of 1. 0 also means a scale of 1.
    public var pixelsPerInch: CGFloat = 0
  }

  public static let `default` = UIImageReader(configuration: Configuration())
  public let configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  /// Returns the image; nil if it cannot be read.
  public func image(contentsOf fileURL: URL) -> UIImage? { (try? Data(contentsOf: fileURL)).flatMap { image(data: $0) } }

  public func image(data: Data) -> UIImage? {
    let scale = configuration.pixelsPerInch > 0 ? configuration.pixelsPerInch / 72 : 1
    guard let image = UIImage(data: data, scale: scale) else { return nil }
    let size = configuration.preferredThumbnailSize
    guard size.width > 0, size.height > 0, image.size.width > size.width || image.size.height > size.height else { return image }
    return image.preparingThumbnail(of: size)
  }

  /// - Parameter completion: called on another thread.
  public func image(contentsOf fileURL: URL, completion: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completion(self.image(contentsOf: fileURL)) }
  }
  public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completion(self.image(data: data)) }
  }
  public func image(contentsOf fileURL: URL) async -> UIImage? { await Task.detached { self.readImage(fileURL) }.value }
  public func image(data: Data) async -> UIImage? { await Task.detached { self.readImage(data) }.value }

  private func readImage(_ url: URL) -> UIImage? { image(contentsOf: url) }
  private func readImage(_ data: Data) -> UIImage? { image(data: data) }
}
