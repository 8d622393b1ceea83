/// Sections of the sheet for sharing (Apple: UIActivitySectionTypes).
public struct UIActivitySectionTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The row of people to share with.
  public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1)
}
