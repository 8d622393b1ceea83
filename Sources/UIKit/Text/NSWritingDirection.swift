/// The writing direction of a text (Apple: NSWritingDirection). A natural direction is that of the first letter.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}
