public import CoreText
import Foundation

/// A font of a size in points (Apple: UIFont). Immutable. Fonts with the same properties compare as equal.
///
/// The system font is Inter, adjusted to San Francisco: it has San Francisco's line heights and similar widths.
open class UIFont: NSObject, NSSecureCoding, NSCopying, CTFontConvertible, @unchecked Sendable {
  // Unchecked: the object is immutable, which the compiler cannot verify for an open class.
  private let mark = AttributeMark()

  package let ctFont: CTFont
  let textStyle: TextStyle?
  /// How the font follows the content size category; nil if it has a fixed size.
  let scaling: FontScaling?

  package convenience init(_ font: CTFont) { self.init(font, textStyle: nil, scaling: nil) }

  init(_ font: CTFont, textStyle: TextStyle?, scaling: FontScaling?) {
    ctFont = font
    self.textStyle = textStyle
    self.scaling = scaling
  }

  /// Reads an archived font. The font of a text style has the size for the application's content size category.
  public required init?(coder: NSCoder) {
    let archived = ArchivedFont(from: coder)
    (ctFont, textStyle, scaling) = (archived?.font ?? .system(size: 12), archived?.textStyle, archived?.scaling)
    super.init()
    if archived == nil { return nil }
  }

  open func encode(with coder: NSCoder) { ArchivedFont(font: ctFont, textStyle: textStyle, scaling: scaling).encode(with: coder) }
  open class var supportsSecureCoding: Bool { true }

  /// Makes the system font of 12 points.
  public override convenience init() { self.init(CTFont.system(size: 12)) }

  /// Makes the font with a PostScript, full or family name; nil if there is none. Fonts of iOS that are not installed (Helvetica, Avenir
  /// Next, Georgia...) are replaced by the similar design of the system font, under the name that was asked for.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let font = CTFont.named(fontName, size: fontSize) else { return nil }
    self.init(font)
  }

  /// - Parameter pointSize: the size in points; 0 for the size of the descriptor. Only with 0 does the font of a text style's descriptor
  ///   follow the content size category.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor.font(size: pointSize), textStyle: descriptor.textStyle, scaling: pointSize > 0 ? nil : descriptor.scaling)
  }

  // MARK: System fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize)) }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: FontWeight(apple: weight.rawValue)))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize, weight: .semibold)) }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(.system(size: fontSize, isItalic: true)) }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(
      .system(
        size: fontSize, weight: FontWeight(apple: weight.rawValue),
        settings: [.feature(type: kNumberSpacingType, selector: kMonospacedNumbersSelector)]))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: FontWeight(apple: weight.rawValue), design: .monospaced))
  }

  /// Returns the font of a text style in the size for the application's content size category.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

  /// Returns the font of a text style in the size for the content size category of the traits.
  /// - Parameter traitCollection: the traits; nil, or traits without a category, for the application's category.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    let scaling = FontScaling.style(style, hasLeading: true)
    let font = CTFont.system(size: TextStyleMetrics(style).size, weight: FontWeight(apple: style.weight.rawValue))
    return UIFont(scaling.font(font, for: UIContentSizeCategory(of: traitCollection)), textStyle: style, scaling: scaling)
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
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(ctFont, textStyle: textStyle, scaling: scaling) }

  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(ctFont.withSize(fontSize)) }

  // MARK: Object

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont).map { $0.ctFont == ctFont && $0.scaling == scaling } ?? false }

  open override var hash: Int { ctFont.hashValue }

  open override var description: String {
    "<UICTFont: font-family: \"\(familyName)\"; font-weight: \(ctFont.weight.css); font-style: \(ctFont.isItalic ? "italic" : "normal"); font-size: \(pointSize)pt>"
  }
}
