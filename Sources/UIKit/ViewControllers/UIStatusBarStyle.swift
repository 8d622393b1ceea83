/// The style of the status bar (Apple: UIStatusBarStyle). For source compatibility; there is no status bar on Linux.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
