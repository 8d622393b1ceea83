public import CoreText
import Foundation

/// A font of a size in points (Apple: UIFont). Immutable. Fonts with the same properties compare as equal.
///
/// The system font is Inter, adjusted to San Francisco: it has San Francisco's line heights and similar widths.
open class UIFont: NSObject, NSCopying, CTFontConvertible, @unchecked Sendable {
  private let mark = AttributeMark()

  package let ctFont: CTFont
  private let textStyle: TextStyle?

  package init(_ font: CTFont, textStyle: TextStyle? = nil) {
    ctFont = font
    self.textStyle = textStyle
  }

  /// Makes the system font of 12 points.
  public override convenience init() { self.init(.system(size: 12)) }

  /// Makes the font with a PostScript, full or family name; nil if there is none. Fonts of iOS that are not installed (Helvetica, Avenir
  /// Next, Georgia...) are replaced by the similar design of the system font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = CTFont.named(fontName, size: fontSize) else { return nil }
    self.init(font)
  }

  /// - Parameter pointSize: the size in points; 0 for the size of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.font(size: pointSize), textStyle: descriptor.textStyle)
  }

  // MARK: System fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize)) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: FontWeight(apple: weight.rawValue)))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize, weight: .semibold)) }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize, isItalic: true)) }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: FontWeight(apple: weight.rawValue), features: ["tnum": 1]))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: FontWeight(apple: weight.rawValue), design: .monospaced))
  }

  /// Returns the font of a text style at the default content size category (Large).
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    let (size, line, weight) = style.metrics
    let font = CTFont.system(size: size, weight: FontWeight(apple: weight.rawValue))
    return UIFont(font.with(lineGap: max(0, line - font.ascent - font.descent)), textStyle: style)
  }

  /// Returns the font of a text style. The traits have no effect on Linux, where the content size category is always Large.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Families

  /// The installed font families, sorted.
  open class var familyNames: [String] { CTFont.installedFamilies() }

  /// Returns the PostScript names of the fonts in a family, sorted.
  open class func fontNames(forFamilyName familyName: String) -> [String] { CTFont.installedFaces(ofFamily: familyName) }

  // MARK: Names and metrics, in points

  open var familyName: String { ctFont.familyName }
  open var fontName: String { ctFont.postScriptName }
  open var pointSize: CGFloat { ctFont.pointSize }
  /// The distance from the baseline to the top of the text.
  open var ascender: CGFloat { ctFont.ascent }
  /// The distance from the baseline to the bottom of the text; negative.
  open var descender: CGFloat { -ctFont.descent }
  open var capHeight: CGFloat { ctFont.capHeight }
  open var xHeight: CGFloat { ctFont.xHeight }
  /// The distance from `descender` to `ascender`.
  open var lineHeight: CGFloat { ctFont.ascent + ctFont.descent }
  open var leading: CGFloat { ctFont.leading }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(ctFont, textStyle: textStyle) }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(ctFont.withSize(fontSize)) }

  // MARK: Object

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont).map { $0.ctFont == ctFont } ?? false }

  open override var hash: Int { ctFont.hashValue }

  open override var description: String {
    "<UICTFont: font-family: \"\(familyName)\"; font-weight: \(ctFont.weight.css); font-style: \(ctFont.isItalic ? "italic" : "normal"); font-size: \(pointSize)pt>"
  }
}
