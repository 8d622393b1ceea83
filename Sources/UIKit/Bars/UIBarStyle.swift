/// The old looks of bars (Apple: UIBarStyle).
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  /// Dark, whatever the style.
  case black = 1
  case blackTranslucent = 2
}
