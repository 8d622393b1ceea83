/// Along the text as it shows (Apple: UITextLayoutDirection).
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
