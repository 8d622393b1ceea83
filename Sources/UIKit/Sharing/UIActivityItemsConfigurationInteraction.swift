/// An interaction in which items are used (Apple: UIActivityItemsConfigurationInteraction).
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Sharing.
  public static let share = UIActivityItemsConfigurationInteraction("share")
}
