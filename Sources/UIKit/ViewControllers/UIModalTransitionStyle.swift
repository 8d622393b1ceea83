/// How a presented controller comes and goes (Apple: UIModalTransitionStyle).
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from below. The default.
  case coverVertical
  /// Shown as a dissolve.
  case flipHorizontal
  case crossDissolve
  /// Shown as a slide.
  case partialCurl
}
