/// The horizontal alignment of text (Apple: NSTextAlignment). The raw values are those of iOS.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified
  /// Left, or right for right-to-left text.
  case natural
}
