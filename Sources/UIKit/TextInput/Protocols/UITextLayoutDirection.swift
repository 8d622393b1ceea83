/// A direction in the layout of a text (Apple: UITextLayoutDirection).
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}
