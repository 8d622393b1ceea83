/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started, or ended.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waiting for `finishAnimation(at:)`.
  case stopped
}
