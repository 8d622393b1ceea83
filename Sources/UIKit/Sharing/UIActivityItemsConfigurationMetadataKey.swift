/// The key of information about items to share (Apple: UIActivityItemsConfigurationMetadataKey).
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A title: a `String`.
  public static let title = UIActivityItemsConfigurationMetadataKey("title")
  /// The text of a message: a `String`.
  public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
}
