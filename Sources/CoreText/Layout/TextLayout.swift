import CoreGraphics
import Foundation

/// Text in lines: broken, truncated, aligned, measured. Immutable; in points, y down, from the top left corner of its box.
///
/// A line is as high as the fonts that its text names; fonts that stand in for characters these lack do not change it, so that
/// lines in any script stand at the same distances, as with the scripts of Apple's system font.
package final class TextLayout: Sendable {
  package let text: StyledText
  package let lines: [TextLine]
  /// The widest line with its indents, and all lines' height; not rounded.
  package let size: CGSize
  /// Some of the text is not shown.
  package let isTruncated: Bool
  /// The width that lines were broken and aligned in; infinite when there was none.
  package let width: CGFloat
  let engine: TextEngine

  /// - Parameters:
  ///   - width: to wrap at; infinite for none. Not a number, or below 0, is 0.
  ///   - height: lines that end below are left out, but for the first.
  ///   - maximumLines: 0 for any number.
  ///   - lastLine: where the last line gets its ellipsis when text is left out; nil for none.
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

  /// Lines that were placed one by one.
  init(_ text: StyledText, lines: [TextLine], width: CGFloat, engine: TextEngine) {
    self.text = text
    self.lines = lines
    self.engine = engine
    self.width = width
    size = CGSize(width: lines.map(\.width).max() ?? 0, height: lines.map { $0.top + $0.height }.max() ?? 0)
    isTruncated = lines.contains { $0.isTruncated }
  }

  /// Of the first line, below the top.
  package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
  /// Of the last line, below the top.
  package var lastBaseline: CGFloat { lines.last?.origin.y ?? 0 }
}
