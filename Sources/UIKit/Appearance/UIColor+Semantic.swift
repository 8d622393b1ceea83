/// Colours by purpose, in the light appearance.
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
  public class var tintColor: UIColor { Semantic.tintColor }
  /// Text on a light background.
  public class var darkText: UIColor { .black }
  /// Text on a dark background.
  public class var lightText: UIColor { Semantic.lightText }

  private enum Semantic {
    static let label = UIColor(bytes: 0, 0, 0)
    static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
    static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
    static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)
    static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)
    static let link = UIColor(bytes: 0, 122, 255)
    static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
    static let opaqueSeparator = UIColor(bytes: 198, 198, 200)
    static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)
    static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)
    static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)
    static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)
    static let systemBackground = UIColor(bytes: 255, 255, 255)
    static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)
    static let tertiarySystemBackground = UIColor(bytes: 255, 255, 255)
    static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)
    static let secondarySystemGroupedBackground = UIColor(bytes: 255, 255, 255)
    static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247)
    static let tintColor = UIColor(bytes: 0, 122, 255)
    static let lightText = UIColor(white: 1, alpha: 0.6)
  }
}
