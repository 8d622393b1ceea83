import CoreGraphics
import Foundation

/// The style of a run of text. Lengths are in points.
package struct TextStyle: Sendable {
  package enum Decoration: Sendable, Hashable { case single, thick, double }

  /// The dash pattern of lines below and through text.
  package enum Pattern: Sendable, Hashable {
    case dot, dash, dashDot, dashDotDot

    /// The lengths of dashes and gaps in turn, in units of the line's thickness.
    var lengths: [CGFloat] {
      switch self {
      case .dot: [1.5, 1.5]
      case .dash: [5, 2.5]
      case .dashDot: [5, 2, 1.5, 2]
      case .dashDotDot: [5, 2, 1.5, 2, 1.5, 2]
      }
    }
  }

  /// The replacement for a character whose glyph a program has changed.
  package enum Replacement: Sendable, Hashable {
    /// Nothing, without a width.
    case nothing
    /// An empty space.
    case space(width: CGFloat)
    /// Another glyph of the font.
    case glyph(UInt32)
  }

  package struct Shadow: Sendable {
    /// The offset in points, y down.
    package var offset: CGSize
    package var blurRadius: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
      (self.offset, self.blurRadius, self.color) = (offset, blurRadius, color)
    }
  }

  package var font: CTFont
  /// The text colour; nil for the context's fill colour.
  package var color: CGColor?
  package var backgroundColor: CGColor?
  /// The space added after each glyph.
  package var kern: CGFloat = 0
  /// The distance by which the text is raised.
  package var baselineOffset: CGFloat = 0
  package var underline: Decoration?
  package var underlineColor: CGColor?
  package var underlinePattern: Pattern?
  package var strikethrough: Decoration?
  package var strikethroughColor: CGColor?
  package var strikethroughPattern: Pattern?
  /// The attachment, if the text is U+FFFC.
  package var attachment: TextAttachment?
  /// The replacements of the characters; nil for a character that is shown itself.
  package var replacement: Replacement?
  package var shadow: Shadow?
  /// The stroke width in percent of the font size. Values above 0 only stroke, values below 0 fill and stroke.
  package var strokeWidth: CGFloat = 0
  package var strokeColor: CGColor?
  /// The slant of the glyphs to the right, as a fraction of their height.
  package var obliqueness: CGFloat = 0
  /// The natural logarithm of the factor by which glyphs are widened.
  package var expansion: CGFloat = 0
  /// Whether letters are joined into ligatures if the font has them.
  package var hasLigatures = true
  package var paragraph = TextParagraphStyle()

  package init(font: CTFont, color: CGColor? = nil) {
    self.font = font
    self.color = color
  }
}
