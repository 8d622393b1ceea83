internal import CoreText

/// How the size of a font follows the content size category.
enum FontScaling: Hashable, Sendable {
  /// The font of a text style.
  /// - hasLeading: whether its lines have the leading of Apple's table, as in fonts of `preferredFont(forTextStyle:)`.
  case style(UIFont.TextStyle, hasLeading: Bool)
  /// A font that `UIFontMetrics` scales: the size at large, and the maximum size or 0, in points.
  case metrics(UIFont.TextStyle, size: CGFloat, maximum: CGFloat)

  /// Returns a font in the size for a category.
  func font(_ font: CTFont, for category: UIContentSizeCategory) -> CTFont {
    switch self {
    case .style(let style, let hasLeading):
      let metrics = TextStyleMetrics(style, category), sized = font.withSize(metrics.size)
      return sized.with(lineGap: hasLeading ? max(0, metrics.leading - sized.ascent - sized.descent) : 0)
    case .metrics(let style, let size, let maximum): return font.withSize(Self.scaled(size, style, category, maximum: maximum))
    }
  }

  /// Returns the size in points for a category.
  func pointSize(for category: UIContentSizeCategory) -> CGFloat {
    switch self {
    case .style(let style, _): TextStyleMetrics(style, category).size
    case .metrics(let style, let size, let maximum): Self.scaled(size, style, category, maximum: maximum)
    }
  }

  /// Returns a font size scaled by the metrics of a style: a whole number of points, but unchanged at large (kharrison/ScaledFont on GitHub,
  /// Tests/ScaledFontTests, compares this with `UIFontMetrics` on iOS).
  private static func scaled(
    _ size: CGFloat, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, maximum: CGFloat
  ) -> CGFloat {
    let scale = TextStyleMetrics(style, category).scale
    let scaled = scale == 1 ? size : (size * scale).rounded()
    return maximum > 0 ? min(scaled, maximum) : scaled
  }
}

extension UIFont {
  /// Returns the font in the size for a category. Fonts that come neither from a text style nor from `UIFontMetrics` do not change.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    guard let scaling else { return self }
    let adjusted = scaling.font(ctFont, for: category)
    return adjusted == ctFont ? self : UIFont(adjusted, textStyle: textStyle, scaling: scaling)
  }

  /// Returns the font in the size for the category of traits, or of the application if the traits have none.
  func adjusted(to traits: UITraitCollection?) -> UIFont { adjusted(to: UIContentSizeCategory(of: traits)) }

  /// Returns this font, which has the style's size at large, as one that follows the style in the views of UIKit. Unlike a font of
  /// `preferredFont(forTextStyle:)`, its lines keep their natural distance.
  func following(_ style: TextStyle) -> UIFont {
    let scaling = FontScaling.style(style, hasLeading: false)
    return UIFont(scaling.font(ctFont, for: UIContentSizeCategory(of: nil)), textStyle: style, scaling: scaling)
  }
}

extension NSAttributedString {
  /// Returns the text with its fonts in the sizes for a category; nil if none changes.
  func adjustingFonts(to category: UIContentSizeCategory) -> NSAttributedString? {
    let changes = fontChanges(to: category)
    guard !changes.isEmpty else { return nil }
    let copy = MutableAttributedText(attributedString: self)
    for (range, font) in changes { copy.addAttribute(.font, value: font, range: range) }
    return AttributedText(attributedString: copy)
  }

  /// Returns the ranges with fonts that have another size at a category.
  func fontChanges(to category: UIContentSizeCategory) -> [(range: NSRange, font: UIFont)] {
    var changes: [(NSRange, UIFont)] = []
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      let adjusted = font.adjusted(to: category)
      if adjusted !== font { changes.append((range, adjusted)) }
    }
    return changes
  }
}
