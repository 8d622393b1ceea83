import CoreGraphics
import Foundation

/// Text in lines: broken, truncated, aligned and measured. Immutable; in points, y down, from the top left corner of its box.
///
/// The height of a line depends on the fonts that its text specifies. Fallback fonts for missing characters do not change it, so lines in
/// all scripts have the same spacing, as with Apple's system font.
package final class TextLayout: Sendable {
  package let text: StyledText
  package let lines: [TextLine]
  /// The width of the widest line with its indents, and the height of all lines; not rounded.
  package let size: CGSize
  /// Whether some of the text is not shown.
  package let isTruncated: Bool
  /// The width in which lines were broken and aligned; infinite if there was none.
  package let width: CGFloat
  let engine: TextEngine

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - width: the width at which lines wrap; infinite for no wrapping. NaN and negative values are treated as 0.
  ///   - height: the height beyond which lines are left out, except the first one.
  ///   - maximumLines: the maximum number of lines; 0 for no limit.
  ///   - lastLine: the position of the ellipsis in the last line if text is left out; nil for none.
  package convenience init(
    _ text: StyledText, width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0,
    lastLine: TextTruncation? = nil
  ) {
    self.init(text, width: width, height: height, maximumLines: maximumLines, lastLine: lastLine, engine: .shared)
  }

  init(
    _ text: StyledText, width: CGFloat, height: CGFloat, maximumLines: Int, lastLine: TextTruncation?, engine: TextEngine
  ) {
    self.text = text
    self.engine = engine
    self.width = width.isNaN ? 0 : max(0, width)
    let width = self.width
    let result = engine.withLock {
      var breaker = LineBreaker(
        Shaper(text, engine: engine), width: Double(width), height: height.isNaN ? 0 : Double(height), maximumLines: maximumLines,
        lastLine: lastLine)
      breaker.run()
      return (lines: breaker.lines, size: breaker.size, isTruncated: breaker.isTruncated)
    }
    (lines, size, isTruncated) = result
  }

  /// Creates a layout of lines that were positioned one by one.
  init(_ text: StyledText, lines: [TextLine], width: CGFloat, engine: TextEngine) {
    self.text = text
    self.lines = lines
    self.engine = engine
    self.width = width
    size = CGSize(width: lines.map(\.width).max() ?? 0, height: lines.map { $0.top + $0.height }.max() ?? 0)
    isTruncated = lines.contains { $0.isTruncated }
  }

  /// The baseline of the first line, from the top.
  package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
  /// The baseline of the last line, from the top.
  package var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }
}
