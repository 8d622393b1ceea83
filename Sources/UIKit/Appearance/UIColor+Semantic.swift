/// Semantic colors, which follow the user interface style of the view. In dark mode backgrounds have a second, lighter value for elevated
/// content such as a sheet, as the chapter on dark mode of Apple's Human Interface Guidelines describes. Apple publishes no values; those for
/// high contrast are the ones that Flutter's `CupertinoColors` states for iOS 13.
extension UIColor {
  public class var label: UIColor { Semantic.label }
  public class var secondaryLabel: UIColor { Semantic.secondaryLabel }
  public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
  public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }
  public class var placeholderText: UIColor { Semantic.placeholderText }
  public class var link: UIColor { Semantic.link }
  public class var separator: UIColor { Semantic.separator }
  public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }
  public class var systemFill: UIColor { Semantic.systemFill }
  public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
  public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }
  public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }
  public class var systemBackground: UIColor { Semantic.systemBackground }
  public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
  public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }
  public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }
  public class var secondarySystemGroupedBackground: UIColor { Semantic.secondarySystemGroupedBackground }
  public class var tertiarySystemGroupedBackground: UIColor { Semantic.tertiarySystemGroupedBackground }
  /// The name of `systemGroupedBackground` before iOS 13.
  public class var groupTableViewBackground: UIColor { Semantic.systemGroupedBackground }
  public class var tintColor: UIColor { Semantic.tintColor }
  /// The color of text on a light background.
  public class var darkText: UIColor { .black }
  /// The color of text on a dark background.
  public class var lightText: UIColor { Semantic.lightText }

  private enum Semantic {
    static let label = UIColor(light: (0, 0, 0, 1), dark: (255, 255, 255, 1))
    static let secondaryLabel = UIColor(
      light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6),
      strongLight: (60, 60, 67, 0.68), strongDark: (235, 235, 245, 0.68))
    static let tertiaryLabel = UIColor(
      light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3),
      strongLight: (60, 60, 67, 0.38), strongDark: (235, 235, 245, 0.38))
    static let quaternaryLabel = UIColor(
      light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16),
      strongLight: (60, 60, 67, 0.26), strongDark: (235, 235, 245, 0.24))
    static let placeholderText = UIColor(
      light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3),
      strongLight: (60, 60, 67, 0.38), strongDark: (235, 235, 245, 0.38))
    static let link = UIColor(light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
    static let separator = UIColor(
      light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6),
      strongLight: (60, 60, 67, 0.37), strongDark: (84, 84, 88, 0.68))
    static let opaqueSeparator = UIColor(light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
    static let systemFill = UIColor(
      light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36),
      strongLight: (120, 120, 128, 0.28), strongDark: (120, 120, 128, 0.44))
    static let secondarySystemFill = UIColor(
      light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32),
      strongLight: (120, 120, 128, 0.24), strongDark: (120, 120, 128, 0.4))
    static let tertiarySystemFill = UIColor(
      light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24),
      strongLight: (118, 118, 128, 0.2), strongDark: (118, 118, 128, 0.32))
    static let quaternarySystemFill = UIColor(
      light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18),
      strongLight: (116, 116, 128, 0.16), strongDark: (118, 118, 128, 0.26))
    static let systemBackground = UIColor(
      light: (255, 255, 255, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1),
      strongLight: (255, 255, 255, 1), strongDark: (0, 0, 0, 1), strongElevated: (36, 36, 38, 1))
    static let secondarySystemBackground = UIColor(
      light: (242, 242, 247, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1),
      strongLight: (235, 235, 240, 1), strongDark: (36, 36, 38, 1), strongElevated: (54, 54, 56, 1))
    static let tertiarySystemBackground = UIColor(
      light: (255, 255, 255, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1),
      strongLight: (255, 255, 255, 1), strongDark: (54, 54, 56, 1), strongElevated: (68, 68, 70, 1))
    static let systemGroupedBackground = UIColor(
      light: (242, 242, 247, 1), dark: (0, 0, 0, 1), elevated: (28, 28, 30, 1),
      strongLight: (235, 235, 240, 1), strongDark: (0, 0, 0, 1), strongElevated: (36, 36, 38, 1))
    static let secondarySystemGroupedBackground = UIColor(
      light: (255, 255, 255, 1), dark: (28, 28, 30, 1), elevated: (44, 44, 46, 1),
      strongLight: (255, 255, 255, 1), strongDark: (36, 36, 38, 1), strongElevated: (54, 54, 56, 1))
    static let tertiarySystemGroupedBackground = UIColor(
      light: (242, 242, 247, 1), dark: (44, 44, 46, 1), elevated: (58, 58, 60, 1),
      strongLight: (235, 235, 240, 1), strongDark: (54, 54, 56, 1), strongElevated: (68, 68, 70, 1))
    static let tintColor = UIColor(
      light: (0, 122, 255, 1), dark: (10, 132, 255, 1),
      strongLight: (0, 64, 221, 1), strongDark: (64, 156, 255, 1))
    static let lightText = UIColor(white: 1, alpha: 0.6)
  }
}
