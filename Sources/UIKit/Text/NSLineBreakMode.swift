/// How lines are wrapped, clipped or truncated (Apple: NSLineBreakMode).
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
