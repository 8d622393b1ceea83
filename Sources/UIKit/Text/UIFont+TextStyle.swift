import Foundation

extension UIFont {
  /// The purpose of a text, which determines its font (Apple: UIFont.TextStyle).
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The font size and the distance of baselines, in points, and the weight, at the content size category Large (Human Interface
    /// Guidelines, Typography). Unknown styles have the values of body.
    var metrics: (size: CGFloat, line: CGFloat, weight: UIFont.Weight) {
      switch self {
      case .extraLargeTitle: (36, 43, .bold)
      case .extraLargeTitle2: (28, 34, .bold)
      case .largeTitle: (34, 41, .regular)
      case .title1: (28, 34, .regular)
      case .title2: (22, 28, .regular)
      case .title3: (20, 25, .regular)
      case .headline: (17, 22, .semibold)
      case .subheadline: (15, 20, .regular)
      case .callout: (16, 21, .regular)
      case .footnote: (13, 18, .regular)
      case .caption1: (12, 16, .regular)
      case .caption2: (11, 13, .regular)
      default: (17, 22, .regular)
      }
    }
  }
}
