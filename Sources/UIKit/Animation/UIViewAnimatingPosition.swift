/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}
