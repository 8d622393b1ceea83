internal import CoreText
import Foundation

/// A line that has been laid out. Rectangles are in the coordinates of the container.
struct LineFragment {
  var container: Int
  /// The frame of the line from side to side, with the space above and below.
  var rect: CGRect
  /// The frame of the text with its padding.
  var usedRect: CGRect
  /// The range of the text, with the separator that ends the line.
  var range: NSRange
  /// The start of the paragraph, from which `layout` counts its offsets.
  var origin: Int
  /// The layout of this one line, in the container's coordinates.
  var layout: TextLayout

  var line: TextLine { layout.lines[0] }
  /// Returns the part of a range that is in the line, relative to the paragraph.
  func local(_ range: NSRange) -> Range<Int> {
    let low = max(range.location - origin, line.range.lowerBound)
    return low..<max(low, min(range.location + range.length - origin, line.range.upperBound))
  }
}

/// A paragraph with its styles, which is shaped once.
final class TextParagraph {
  /// The range in the text, with the paragraph separator.
  var range: NSRange
  /// The length without the separator.
  var textLength: Int
  /// The typesetter, made when the paragraph is laid out.
  var typesetter: TextTypesetter?
  /// The container width that attachments were measured for; nil if there are no attachments.
  var width: CGFloat?
  /// The properties of glyphs that the delegate changed, by their units in the paragraph.
  var properties: [Int: NSLayoutManager.GlyphProperty] = [:]

  init(range: NSRange, textLength: Int) { (self.range, self.textLength) = (range, textLength) }

  var textEnd: Int { range.location + textLength }
}
