/// The options for measuring and drawing strings in a rectangle (Apple: NSStringDrawingOptions).
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The last line that fits is truncated with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  /// The origin of the rectangle is the top left corner of the text. Without this option it is on the baseline of a single line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Has no effect on Linux: the system font has no leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Has no effect on Linux: typographic bounds are used.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}
