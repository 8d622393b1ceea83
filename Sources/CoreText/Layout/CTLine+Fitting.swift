public import CoreGraphics

/// Returns a line that fits into a width (Apple: CTLineCreateTruncatedLine).
/// - Parameters:
///   - truncationToken: the line that stands for the text that is left out, such as an ellipsis; nil for none.
/// - Returns: the line itself if it fits; nil if the width is smaller than the token's.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  let own = line.visibleWidth
  guard own > width else { return line }
  let token = truncationToken.map(\.visibleWidth) ?? 0
  guard token <= width else { return nil }
  let (head, tail) = line.parts(within: width - token, truncationType)
  var text = StyledText("", style: line.layout.text.emptyStyle)
  text.append(line.layout.text, head)
  if let truncationToken { text.append(truncationToken.layout.text, 0..<truncationToken.layout.text.utf16Count) }
  text.append(line.layout.text, tail)
  return CTLine(TextLayout(text, maximumLines: 1), start: line.start, source: nil)
}

/// Returns the distance in points by which the text position must be moved so that a line is flush in a width (Apple:
/// CTLineGetPenOffsetForFlush).
/// - Parameter flushFactor: 0 for the left end, 0.5 for the middle, 1 for the right end; limited to these values.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  let factor = flushFactor.isNaN ? 0 : min(max(Double(flushFactor), 0), 1)
  return factor * (flushWidth - line.visibleWidth)
}

extension CTLine {
  /// The width in points without white space at the end.
  fileprivate var visibleWidth: Double { Double(layout.lines.first?.width ?? 0) }

  /// Returns the parts of the text before and behind a token, as ranges of the layout's text.
  fileprivate func parts(within available: Double, _ type: CTLineTruncationType) -> (Range<Int>, Range<Int>) {
    let clusters = (layout.lines.first?.clusters ?? []).sorted { $0.start < $1.start }
    let range = layout.lines.first?.range ?? 0..<0
    func head(_ available: Double) -> Range<Int> {
      var left = available, end = range.lowerBound
      for cluster in clusters {
        left -= cluster.width
        guard left >= 0 else { break }
        end = cluster.end
      }
      return range.lowerBound..<end
    }
    func tail(_ available: Double) -> Range<Int> {
      var left = available, start = range.upperBound
      for cluster in clusters.reversed() {
        left -= cluster.width
        guard left >= 0 else { break }
        start = cluster.start
      }
      return start..<range.upperBound
    }
    switch type {
    case .end: return (head(available), 0..<0)
    case .start: return (0..<0, tail(available))
    case .middle: return (head(available / 2), tail(available / 2))
    }
  }
}

extension StyledText {
  /// Appends a part of another text.
  fileprivate mutating func append(_ other: StyledText, _ range: Range<Int>) {
    let units = Array(other.string.utf16)
    for run in other.runs {
      let part = run.range.clamped(to: range)
      if !part.isEmpty { append(String(decoding: units[part], as: UTF16.self), style: run.style) }
    }
  }
}
