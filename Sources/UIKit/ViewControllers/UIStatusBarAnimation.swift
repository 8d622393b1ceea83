/// How a status bar comes and goes: there is none (Apple: UIStatusBarAnimation).
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
