import Foundation

/// Scales fonts and lengths with the content size category, as the font of a text style grows (Apple: UIFontMetrics).
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// Makes the metrics of the body style.
  public override convenience init() { self.init(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  // MARK: Fonts

  /// Returns a font in the size for the application's content size category.
  /// - Parameter font: the font in its size at large.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font in the size for the application's content size category, but not above a maximum.
  /// - Parameter maximumPointSize: the maximum in points; 0 for none.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font in the size for the content size category of the traits.
  /// - Parameter traitCollection: the traits; nil, or traits without a category, for the application's category.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    if case .metrics = font.scaling {
      UIKitLog.refused("UIFontMetrics cannot scale a font that it has already scaled: \(font.fontName), \(font.pointSize) points")
      return font
    }
    let scaling = FontScaling.metrics(textStyle, size: font.pointSize, maximum: max(maximumPointSize, 0))
    let scaled = scaling.font(font.ctFont, for: UIContentSizeCategory(of: traitCollection))
    return UIFont(scaled, textStyle: font.textStyle, scaling: scaling)
  }

  // MARK: Lengths

  /// Returns a length in points scaled for the application's content size category, rounded to whole pixels of the main screen.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length in points scaled for the content size category of the traits, rounded to whole pixels of their display scale. Traits
  /// that are not specified are those of the main screen.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let factor = TextStyleMetrics(textStyle, UIContentSizeCategory(of: traitCollection)).scale
    guard factor != 1 else { return value }
    let given = traitCollection?.displayScale ?? 0
    let scale = given > 0 ? given : TextSizeSetting.current.displayScale
    return PixelGrid(scale: scale).nearest(value * factor)
  }
}

extension UIFontDescriptor {
  /// Returns the descriptor of a text style's font in the size for the content size category of the traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor }
}
