/// The purpose of a picture of an item (Apple: UIActivityItemsConfigurationPreviewIntent).
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A picture in full size.
  public static let fullSize = UIActivityItemsConfigurationPreviewIntent("fullSize")
  /// A small picture.
  public static let thumbnail = UIActivityItemsConfigurationPreviewIntent("thumbnail")
}
