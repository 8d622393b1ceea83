/// The styles of bars before `UIBarAppearance` (Apple: UIBarStyle).
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  /// Dark in any user interface style.
  case black = 1
  case blackTranslucent = 2

  /// The form of `black` before iOS 13.
  public static var blackOpaque: UIBarStyle { .black }
}
