/// Apple: NSTextAlignment, with the raw values of iOS.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified
  /// Left, or right where the text runs that way.
  case natural
}
