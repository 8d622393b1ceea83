/// The bytes of an image (Apple: CGDataProvider).
public final class CGDataProvider: Sendable {
  private let bytes: Data

  public init?(data: CFData) {
    bytes = data
  }

  /// Copies the bytes. On Apple's systems `NSData` is passed where `CFData` is declared.
  public init?(data: NSData) { bytes = Data(referencing: data) }

  /// Returns nil if the file cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  public var data: CFData? { bytes }
}
