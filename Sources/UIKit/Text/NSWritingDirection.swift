/// Apple: NSWritingDirection. Natural takes the direction of the first letter.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}
