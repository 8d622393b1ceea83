/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waits for `finishAnimation(at:)`.
  case stopped
}
