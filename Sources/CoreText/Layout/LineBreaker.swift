import CoreGraphics
import Foundation

/// Breaks shaped text into lines and stacks them. Used under `TextEngine.lock`.
struct LineBreaker {
  private(set) var lines: [TextLine] = []
  private(set) var size = CGSize.zero
  private(set) var isTruncated = false

  private let shaper: Shaper
  private let width, height: Double
  private let maximumLines: Int
  private let lastLine: TextTruncation?
  private var y = 0.0
  private var usedWidth = 0.0
  /// The space that the previous line requests below it.
  private var pendingSpace = 0.0
  private var placements: [Placement] = []

  /// The alignment of a line in its box, applied when the width of the box is known.
  private struct Placement {
    var alignment: TextAlignment
    var left, right: Double
    /// The left end of the visible part within the line.
    var visibleStart: Double
  }

  init(_ shaper: Shaper, width: Double, height: Double, maximumLines: Int, lastLine: TextTruncation?) {
    self.shaper = shaper
    self.width = width
    self.height = height
    self.maximumLines = max(0, maximumLines)
    self.lastLine = lastLine
  }

  mutating func run() {
    let segments = shaper.analysis.segments
    // Lines without text need no ellipsis.
    let last = segments.lastIndex { !$0.range.isEmpty } ?? 0
    for index in segments.indices {
      guard layOut(index, isLast: index >= last) else { break }
    }
    alignLines()
    size = CGSize(width: usedWidth, height: y)
  }

  /// Lays out the lines of a segment. Returns false if no more lines are wanted.
  private mutating func layOut(_ index: Int, isLast: Bool) -> Bool {
    let segment = shaper.analysis.segments[index]
    let paragraph = shaper.text.style(at: segment.range.lowerBound).paragraph
    if segment.startsParagraph, !lines.isEmpty { pendingSpace += Double(paragraph.paragraphSpacingBefore) }
    let builder = LineBuilder(shaper, runs: shaper.shape(index), segment: segment, paragraph: paragraph)
    var start = segment.range.lowerBound
    var isFirst = segment.startsParagraph
    repeat {
      let head = Double(isFirst ? paragraph.firstLineHeadIndent : paragraph.headIndent)
      let tail = Double(paragraph.tailIndent)
      let available = max(0, tail > 0 ? min(tail, width) - head : width + tail - head)
      var end = paragraph.lineBreak.wraps ? builder.breakLine(from: start, width: available) : segment.range.upperBound
      let metrics = lineMetrics(start..<max(start, end), paragraph)
      // A line that would end below the box is left out. The tolerance is for boxes rounded to pixels.
      if !lines.isEmpty, y + pendingSpace + metrics.height > height + 0.01 {
        isTruncated = true
        return false
      }
      let spacing = Double(paragraph.lineSpacing) + metrics.gap
      let hasMore = end < segment.range.upperBound || !isLast
      let isLastThatFits =
        lines.count + 1 == maximumLines
        || height.isFinite && hasMore
          && y + pendingSpace + metrics.height + spacing + heightOfLine(at: end, of: index, builder, available, like: metrics) > height
            + 0.01
      var line: BuiltLine
      if isLastThatFits, hasMore, let lastLine {
        end = segment.range.upperBound
        line = builder.truncated(start..<end, width: available, at: lastLine, isForced: !isLast)
      } else if let truncation = paragraph.lineBreak.truncation, builder.width(of: start..<end) > available + LineBuilder.slack {
        line = builder.truncated(start..<end, width: available, at: truncation, isForced: false)
      } else {
        let wraps = end < segment.range.upperBound
        let justified = paragraph.alignment == .justified && wraps && available.isFinite
        line = builder.line(start..<end, justifiedTo: justified ? available : nil, countsTrailingSpace: !wraps)
        line.measured = min(line.measured, max(available, line.visibleWidth))
      }
      append(line, range: start..<end, metrics: metrics, paragraph: paragraph, isRightToLeft: segment.isRightToLeft, head: head)
      if line.isTruncated { isTruncated = true }
      if lines.count == maximumLines {
        isTruncated = isTruncated || hasMore
        return false
      }
      pendingSpace = spacing
      start = end
      isFirst = false
    } while start < segment.range.upperBound
    if segment.endsParagraph { pendingSpace += Double(paragraph.paragraphSpacing) }
    return true
  }

  /// Returns the height of the next line of a segment, or of the first text of the next segment.
  private func heightOfLine(
    at start: Int, of index: Int, _ builder: LineBuilder, _ available: Double, like metrics: LineMetrics
  ) -> Double {
    guard shaper.text.runs.count > 1 else { return metrics.height }
    let segments = shaper.analysis.segments
    var range = start..<segments[index].range.upperBound
    var paragraph = shaper.text.style(at: segments[index].range.lowerBound).paragraph
    if range.isEmpty {
      guard index + 1 < segments.count else { return 0 }
      range = segments[index + 1].range
      paragraph = shaper.text.style(at: range.lowerBound).paragraph
    } else if paragraph.lineBreak.wraps {
      range = start..<builder.breakLine(from: start, width: available)
    }
    return lineMetrics(range, paragraph).height
  }

  private mutating func append(
    _ built: BuiltLine, range: Range<Int>, metrics: LineMetrics, paragraph: TextParagraphStyle, isRightToLeft: Bool, head: Double
  ) {
    y += pendingSpace
    pendingSpace = 0
    let tail = Double(paragraph.tailIndent)
    let trailing = tail > 0 ? (width.isFinite ? max(0, width - tail) : 0) : -tail
    var alignment = paragraph.alignment
    if alignment == .natural || alignment == .justified { alignment = isRightToLeft ? .right : .left }
    lines.append(
      TextLine(
        range: range, origin: CGPoint(x: 0, y: y + metrics.baseline), top: y, height: metrics.height, ascent: metrics.ascent,
        descent: metrics.descent, width: built.visibleWidth, isRightToLeft: isRightToLeft, isTruncated: built.isTruncated,
        runs: built.runs, clusters: built.clusters))
    placements.append(
      Placement(
        alignment: alignment, left: isRightToLeft ? trailing : head, right: isRightToLeft ? head : trailing,
        visibleStart: built.visibleStart))
    y += metrics.height
    usedWidth = max(usedWidth, built.measured + head + trailing)
  }

  /// Aligns the lines when the widest one is known.
  private mutating func alignLines() {
    let box = width.isFinite ? width : usedWidth
    for index in lines.indices {
      let placement = placements[index]
      let free = box - placement.left - placement.right - Double(lines[index].width)
      let x =
        switch placement.alignment {
        case .right: placement.left + free
        case .center: placement.left + free / 2
        default: placement.left
        }
      lines[index].origin.x = x - placement.visibleStart
    }
  }

  private func lineMetrics(_ range: Range<Int>, _ paragraph: TextParagraphStyle) -> LineMetrics {
    LineMetrics(shaper.text, range, paragraph)
  }
}
