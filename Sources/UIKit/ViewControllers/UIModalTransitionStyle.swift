/// How a presented controller comes and goes (Apple: UIModalTransitionStyle).
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from below. The default.
  case coverVertical
  /// Who presents and who is presented are two sides of a card. A dissolve where the presenter stays in the window.
  case flipHorizontal
  case crossDissolve
  /// Shown as a slide.
  case partialCurl
}
