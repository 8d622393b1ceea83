/// The kind of a text, which determines how it is read (Apple: UIAccessibilityTextualContext).
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let wordProcessing = UIAccessibilityTextualContext("UIAccessibilityTextualContextWordProcessing")
  public static let narrative = UIAccessibilityTextualContext("UIAccessibilityTextualContextNarrative")
  public static let messaging = UIAccessibilityTextualContext("UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = UIAccessibilityTextualContext("UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = UIAccessibilityTextualContext("UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = UIAccessibilityTextualContext("UIAccessibilityTextualContextSourceCode")
  public static let console = UIAccessibilityTextualContext("UIAccessibilityTextualContextConsole")
}
