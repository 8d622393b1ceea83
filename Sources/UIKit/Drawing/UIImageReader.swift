import ImageIO

/// Reads pictures (Apple: UIImageReader).
public final class UIImageReader: Sendable {
  public struct Configuration: Sendable {
    public init() {}
    /// Pictures of the standard range are given all the same.
    public var prefersHighDynamicRange = false
    /// Pictures are decoded when they are read, whatever is asked.
    public var preparesImagesForDisplay = false
    /// In points, at a scale of 1: pictures are made small enough for it. Zero for their own size.
    public var preferredThumbnailSize = CGSize.zero
    /// 0 for the scale of 1.
    public var pixelsPerInch: CGFloat = 0
  }

  public static let `default` = UIImageReader(configuration: Configuration())
  public let configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  /// nil where it cannot be read.
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
