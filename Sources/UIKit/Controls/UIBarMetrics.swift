/// The kind of a bar's height (Apple: UIBarMetrics). Bars have only one height here, and only `default` has an effect.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}
