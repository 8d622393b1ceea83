/// The animation of the status bar (Apple: UIStatusBarAnimation). There is no status bar on Linux.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
