internal import CoreText
import Foundation

/// A line in its place. Rectangles are the container's.
struct LineFragment {
  var container: Int
  /// With the space above and below, from side to side.
  var rect: CGRect
  /// Around the text and its padding.
  var usedRect: CGRect
  /// Of the text, with the separator that ends the line.
  var range: NSRange
  /// Where the paragraph begins: `layout` counts from there.
  var origin: Int
  /// The one line, in the container's coordinates.
  var layout: TextLayout

  var line: TextLine { layout.lines[0] }
  /// Of the line, in the paragraph.
  func local(_ range: NSRange) -> Range<Int> {
    let low = max(range.location - origin, line.range.lowerBound)
    return low..<max(low, min(range.location + range.length - origin, line.range.upperBound))
  }
}

/// A paragraph's text in its styles, shaped once.
final class TextParagraph {
  /// Of the text, with its separator.
  var range: NSRange
  /// Without the separator.
  var textLength: Int
  /// Made when the paragraph is laid out.
  var typesetter: TextTypesetter?
  /// Whether attachments ask how wide lines are.
  var width: CGFloat?

  init(range: NSRange, textLength: Int) { (self.range, self.textLength) = (range, textLength) }

  var textEnd: Int { range.location + textLength }
}
