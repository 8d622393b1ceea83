import CoreGraphics
import Foundation

/// How a run of text looks. Lengths in points.
package struct TextStyle: Sendable {
  package enum Decoration: Sendable, Hashable { case single, thick, double }

  /// Of lines below and through text.
  package enum Pattern: Sendable, Hashable {
    case dot, dash, dashDot, dashDotDot

    /// Lengths drawn and left out by turns, in thicknesses of the line.
    var lengths: [CGFloat] {
      switch self {
      case .dot: [1.5, 1.5]
      case .dash: [5, 2.5]
      case .dashDot: [5, 2, 1.5, 2]
      case .dashDotDot: [5, 2, 1.5, 2, 1.5, 2]
      }
    }
  }

  package struct Shadow: Sendable {
    /// In points, y down.
    package var offset: CGSize
    package var blurRadius: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blurRadius: CGFloat, color: CGColor) {
      (self.offset, self.blurRadius, self.color) = (offset, blurRadius, color)
    }
  }

  package var font: CTFont
  /// Nil: the context's fill colour.
  package var color: CGColor?
  package var backgroundColor: CGColor?
  /// Added after each glyph.
  package var kern: CGFloat = 0
  /// Raises the text.
  package var baselineOffset: CGFloat = 0
  package var underline: Decoration?
  package var underlineColor: CGColor?
  package var underlinePattern: Pattern?
  package var strikethrough: Decoration?
  package var strikethroughColor: CGColor?
  package var strikethroughPattern: Pattern?
  /// Where the text is U+FFFC.
  package var attachment: TextAttachment?
  package var shadow: Shadow?
  /// A part of the font size in percent: above 0 strokes alone, below 0 fills and strokes.
  package var strokeWidth: CGFloat = 0
  package var strokeColor: CGColor?
  /// How far glyphs lean to the right, a part of their height.
  package var obliqueness: CGFloat = 0
  /// The natural logarithm of how many times as wide glyphs are.
  package var expansion: CGFloat = 0
  /// Whether letters join into one glyph where the font has such.
  package var hasLigatures = true
  package var paragraph = TextParagraphStyle()

  package init(font: CTFont, color: CGColor? = nil) {
    self.font = font
    self.color = color
  }
}
