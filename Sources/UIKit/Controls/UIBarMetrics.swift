/// The height of the bar that something stands in (Apple: UIBarMetrics). Bars have one height here: `default` counts.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
