/// How strings are measured and drawn in a rectangle (Apple: NSStringDrawingOptions).
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An ellipsis ends the last line that fits.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
  /// The rectangle's top left corner is the text's; without it, its origin is on the baseline of one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Accepted; the system font has no leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Accepted; typographic bounds are used.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
}
