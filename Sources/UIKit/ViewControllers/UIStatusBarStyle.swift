/// Kept for source compatibility: there is no status bar (Apple: UIStatusBarStyle).
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
