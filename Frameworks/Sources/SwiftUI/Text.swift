public import Foundation

/// Apple: Text.
public nonisolated struct Text: View, Equatable, Sendable {
  public typealias Body = Never
  let text: String
  public init(verbatim content: String) { text = content }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { text = String(content) }
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    text = (bundle ?? .main).localizedString(forKey: key.key, value: key.key, table: tableName)
  }
  public init(_ attributedContent: AttributedString) { text = String(attributedContent.characters) }
  public init(_ image: Image) { text = "" }
  public init(_ date: Date, style: DateStyle) { text = "\(date)" }
  public init(_ dates: ClosedRange<Date>) { text = "\(dates.lowerBound) – \(dates.upperBound)" }
  public init(_ interval: DateInterval) { text = "\(interval.start) – \(interval.end)" }
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) { text = "" }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    text = format.format(input)
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) { text = formatter.string(for: subject) ?? "" }
  public struct DateStyle: Equatable, Sendable {
    let name: String
    public static let time = DateStyle(name: "time"), date = DateStyle(name: "date"), relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset"), timer = DateStyle(name: "timer")
  }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Scale: Hashable, Sendable { case `default`, secondary }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid"), dot = Pattern(name: "dot"), dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot"), dashDotDot = Pattern(name: "dashDotDot")
    }
    let pattern: Pattern
    let color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    public static let single = LineStyle()
  }
  public static func + (a: Text, b: Text) -> Text { Text(verbatim: a.text + b.text) }
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  public func accessibilityLabel(_ label: Text) -> Text { self }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}
