import CoreGraphics
import Foundation

/// The height of a line, from its fonts, its attachments and its paragraph style.
struct LineMetrics {
  private(set) var (ascent, descent, height, gap) = (0.0, 0.0, 0.0, 0.0)

  /// The distance of the baseline from the top. If a line is higher than its fonts, the additional space is above the text.
  var baseline: Double { height - descent }

  init(_ text: StyledText, _ range: Range<Int>, _ paragraph: TextParagraphStyle) {
    if range.isEmpty {
      include(text.style(at: range.lowerBound))
    } else {
      var run = text.runIndex(at: range.lowerBound)
      while run < text.runs.count, text.runs[run].range.lowerBound < range.upperBound {
        include(text.runs[run].style)
        run += 1
      }
    }
    height = ascent + descent
    if paragraph.lineHeightMultiple > 0 { height *= Double(paragraph.lineHeightMultiple) }
    height = max(height, Double(paragraph.minimumLineHeight))
    if paragraph.maximumLineHeight > 0 { height = min(height, Double(paragraph.maximumLineHeight)) }
  }

  private mutating func include(_ style: TextStyle) {
    let offset = Double(style.baselineOffset)
    ascent = max(ascent, Double(style.font.ascent) + max(0, offset))
    descent = max(descent, Double(style.font.descent) + max(0, -offset))
    gap = max(gap, Double(style.font.lineGap))
    if let attachment = style.attachment {
      ascent = max(ascent, attachment.ascent + offset)
      descent = max(descent, attachment.descent - offset)
    }
  }
}
