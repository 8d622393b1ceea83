import CoreGraphics
import Foundation

/// Makes the lines of a paragraph one at a time, for layouts that give each line its own width and position. The text is shaped once.
///
/// Lines are broken, measured and built as in `TextLayout`; the caller stacks them.
package final class TextTypesetter {
  /// The start of a line.
  package struct Cursor: Equatable, Sendable {
    fileprivate var segment = 0
    /// The position in UTF-16 units of the paragraph.
    package fileprivate(set) var unit = 0

    package init() {}
  }

  /// The vertical metrics of a line. Lengths are in points.
  package struct Metrics: Sendable {
    package var height: CGFloat
    /// The space below the line that its fonts request.
    package var gap: CGFloat

    package init(height: CGFloat, gap: CGFloat) { (self.height, self.gap) = (height, gap) }
  }

  /// A line as a layout of its own, in the coordinates of its box, with its width including indents.
  package struct Line {
    package var layout: TextLayout
    package var measured: CGFloat
    /// The distance by which the alignment moves the line.
    package var shift: CGFloat
  }

  package let text: StyledText
  private let engine = TextEngine.shared
  private let shaper: Shaper
  private var builders: [Int: LineBuilder] = [:]

  /// - Parameter text: a paragraph without its separator.
  package init(_ text: StyledText) {
    self.text = text
    shaper = engine.withLock { [engine] in Shaper(text, engine: engine) }
  }

  private var segments: [TextSegment] { shaper.analysis.segments }
  private func segment(_ cursor: Cursor) -> TextSegment { segments[cursor.segment] }
  package var paragraph: TextParagraphStyle { text.style(at: 0).paragraph }

  private func style(_ cursor: Cursor) -> TextParagraphStyle { text.style(at: segment(cursor).range.lowerBound).paragraph }

  private func builder(_ cursor: Cursor) -> LineBuilder {
    if let made = builders[cursor.segment] { return made }
    let made = LineBuilder(shaper, runs: shaper.shape(cursor.segment), segment: segment(cursor), paragraph: style(cursor))
    builders[cursor.segment] = made
    return made
  }

  /// Returns the first glyph of each character, by the UTF-16 units of the paragraph; nil for units without a glyph of their own.
  package func glyphs() -> [UInt32?] {
    engine.withLock {
      var ids = [UInt32?](repeating: nil, count: text.utf16Count)
      for index in segments.indices {
        var cursor = Cursor()
        (cursor.segment, cursor.unit) = (index, segments[index].range.lowerBound)
        for run in builder(cursor).runs {
          for glyph in run.glyphs where ids.indices.contains(glyph.cluster) && ids[glyph.cluster] == nil { ids[glyph.cluster] = glyph.id }
        }
      }
      return ids
    }
  }

  package func isRightToLeft(_ cursor: Cursor) -> Bool { segment(cursor).isRightToLeft }

  /// Returns the start of the line after a line that ends at a unit; nil if that was the last one.
  package func cursor(after cursor: Cursor, end: Int) -> Cursor? {
    var next = cursor
    next.unit = end
    if end < segment(cursor).range.upperBound { return next }
    guard cursor.segment + 1 < segments.count else { return nil }
    next.segment += 1
    next.unit = segments[next.segment].range.lowerBound
    return next
  }

  /// Returns the start of a line at a unit, the end of the text that the line can contain, and the start of the text behind the separator.
  func position(at unit: Int) -> (cursor: Cursor, textEnd: Int, next: Int) {
    var cursor = Cursor()
    cursor.segment = max(0, segments.partitioningIndex { $0.range.lowerBound > unit } - 1)
    let segment = segments[cursor.segment]
    cursor.unit = min(unit, segment.range.upperBound)
    return (cursor, segment.range.upperBound, segment.end)
  }

  private func indents(_ cursor: Cursor) -> (head: Double, tail: Double) {
    let (style, segment) = (style(cursor), segment(cursor))
    let isFirst = segment.startsParagraph && cursor.unit == segment.range.lowerBound
    return (Double(isFirst ? style.firstLineHeadIndent : style.headIndent), Double(style.tailIndent))
  }

  private func available(_ cursor: Cursor, _ width: CGFloat) -> Double {
    let (head, tail) = indents(cursor)
    return max(0, tail > 0 ? min(tail, Double(width)) - head : Double(width) + tail - head)
  }

  /// Returns the end of a line.
  /// - Parameters:
  ///   - width: the available width, including the indents.
  ///   - wrapsTruncated: whether the lines of paragraphs with truncation are also wrapped.
  ///   - allows: whether a line may begin at a break opportunity.
  ///   - allowsHyphen: whether a line may begin where a word is hyphenated by patterns.
  package func breakLine(
    _ cursor: Cursor, width: CGFloat, wrapsTruncated: Bool, allows: ((Int) -> Bool)?, allowsHyphen: ((Int) -> Bool)? = nil
  ) -> (end: Int, isInsideWord: Bool) {
    engine.withLock {
      let mode = style(cursor).lineBreak
      guard mode.wraps || wrapsTruncated && mode.truncation != nil else { return (segment(cursor).range.upperBound, false) }
      let builder = builder(cursor)
      let end = builder.breakLine(from: cursor.unit, width: available(cursor, width), allows: allows, allowsHyphen: allowsHyphen)
      return (end, mode != .character && builder.isInsideWord(end))
    }
  }

  package func metrics(_ cursor: Cursor, end: Int) -> Metrics {
    let metrics = LineMetrics(text, cursor.unit..<max(cursor.unit, end), style(cursor))
    return Metrics(height: metrics.height, gap: metrics.gap)
  }

  /// Returns a line at a position.
  /// - Parameters:
  ///   - truncation: the position of the ellipsis that replaces the rest of the text; nil for none.
  ///   - isForced: whether more text follows after this paragraph.
  package func line(
    _ cursor: Cursor, end: Int, at origin: CGPoint, width: CGFloat, truncation: TextTruncation?, isForced: Bool, wrapsTruncated: Bool
  ) -> Line {
    engine.withLock {
      let (style, segment, builder) = (style(cursor), segment(cursor), builder(cursor))
      let (head, tail) = indents(cursor)
      let available = available(cursor, width)
      var range = cursor.unit..<max(cursor.unit, end)
      let metrics = LineMetrics(text, range, style)
      var line: BuiltLine
      if let truncation {
        range = cursor.unit..<segment.range.upperBound
        line = builder.truncated(range, width: available, at: truncation, isForced: isForced || cursor.segment + 1 < segments.count)
      } else if !wrapsTruncated, let own = style.lineBreak.truncation, builder.width(of: range) > available + LineBuilder.slack {
        line = builder.truncated(range, width: available, at: own, isForced: false)
      } else {
        let wraps = range.upperBound < segment.range.upperBound
        let justified = style.alignment == .justified && wraps && available.isFinite
        line = builder.line(range, justifiedTo: justified ? available : nil, countsTrailingSpace: !wraps)
        line.measured = min(line.measured, max(available, line.visibleWidth))
      }
      let trailing = tail > 0 ? (width.isFinite ? max(0, Double(width) - tail) : 0) : -tail
      let measured = line.measured + head + trailing
      let free = (width.isFinite ? Double(width) : measured) - head - trailing - line.visibleWidth
      let left = segment.isRightToLeft ? trailing : head
      var alignment = style.alignment
      if alignment == .natural || alignment == .justified { alignment = segment.isRightToLeft ? .right : .left }
      let x = alignment == .right ? left + free : alignment == .center ? left + free / 2 : left
      let built = TextLine(
        range: range, origin: CGPoint(x: origin.x + x - line.visibleStart, y: origin.y + metrics.baseline), top: origin.y,
        height: metrics.height, ascent: metrics.ascent, descent: metrics.descent, width: line.visibleWidth,
        isRightToLeft: segment.isRightToLeft, isTruncated: line.isTruncated, runs: line.runs, clusters: line.clusters)
      return Line(layout: TextLayout(text, lines: [built], width: width, engine: engine), measured: measured, shift: x - left)
    }
  }
}
