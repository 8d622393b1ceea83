/// The transition of a modal presentation (Apple: UIModalTransitionStyle).
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom. The default.
  case coverVertical
  /// The presenting and the presented view flip like the two sides of a card. If the presenting view stays in the window, a cross
  /// dissolve is used.
  case flipHorizontal
  case crossDissolve
  /// The same as `coverVertical` on Linux.
  case partialCurl
}
