/// Bytes that an image is made of (Apple: CGDataProvider).
public final class CGDataProvider: Sendable {
  private let bytes: Data

  public init?(data: CFData) {
    bytes = data
  }

  /// Nil where the file cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  public var data: CFData? { bytes }
}
