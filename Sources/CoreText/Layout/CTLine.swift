public import CoreGraphics
public import FoundationCompatibility

/// The attributed string of a line or a frame.
final class LineSource: @unchecked Sendable {
  // Unchecked: the copy is never changed.
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }
}

/// A line of text that can be drawn (Apple: CTLine).
public final class CTLine: Sendable {
  let layout: TextLayout
  /// The position of the layout's text in the attributed string.
  let start: Int
  /// The part of the attributed string that the layout shows; nil for a line that was truncated.
  let source: LineSource?

  convenience init(_ text: NSAttributedString, start: Int = 0) {
    self.init(TextLayout(StyledText(coreText: text), maximumLines: 1), start: start, source: LineSource(text))
  }

  init(_ layout: TextLayout, start: Int, source: LineSource?) {
    self.layout = layout
    self.start = start
    self.source = source
  }

  /// Creates the line of a frame.
  convenience init(_ layout: TextLayout, line: Int, start: Int, source: LineSource) {
    var own = layout.lines[line]
    own.origin.x = 0
    self.init(TextLayout(layout.text, lines: [own], width: layout.width, engine: layout.engine), start: start, source: source)
  }
}

/// Returns a line of an attributed string with its font (`NSFont`), colour (`CTForegroundColor`, a `CGColor`) and kerning
/// (`NSKern`). Text after a line separator is left out.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }

/// Draws the line at the context's text position, in a user space with y up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let position = context.textPosition
  guard position.x.isFinite, position.y.isFinite else { return }
  var painter = TextPainter(context, layout: line.layout, offset: position, isYUp: true)
  painter.draw()
  context.textPosition.x += line.layout.size.width
}

/// Returns the width of the line in points. Its ascent, descent and leading are written to the pointers that are not nil.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let first = line.layout.lines.first
  ascent?.pointee = first?.ascent ?? 0
  descent?.pointee = first?.descent ?? 0
  leading?.pointee = line.layout.text.style(at: 0).font.leading
  return Double(line.layout.size.width)
}

/// Returns the number of glyphs that the line draws.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.layout.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.glyphs.count } }
}

/// Returns the range of the attributed string that the line shows.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  let range = line.layout.lines.first?.range ?? 0..<0
  return CFRange(location: line.start + range.lowerBound, length: range.count)
}

/// Returns the runs of the line in visual order, as `CTRun`s.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
  (line.layout.lines.first?.runs ?? []).map { CTRun($0, line) }
}

/// Returns the width of the white space at the end of the line.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  guard let only = line.layout.lines.first else { return 0 }
  return max(0, only.clusters.reduce(0) { max($0, $1.x + $1.width) } - Double(only.width))
}

/// Returns the horizontal distance of a position in the string from the start of the line. Both pointers get the same value.
@discardableResult
public func CTLineGetOffsetForStringIndex(_ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?)
  -> CGFloat
{
  let index = charIndex - line.start
  let clusters = line.layout.lines.first?.clusters ?? []
  let offset: CGFloat
  if let cluster = clusters.first(where: { $0.start <= index && index < $0.end }) {
    offset = CGFloat(cluster.isRightToLeft ? cluster.x + cluster.width : cluster.x)
  } else if let last = clusters.max(by: { $0.end < $1.end }), index >= last.end {
    offset = CGFloat(last.isRightToLeft ? last.x : last.x + last.width)
  } else {
    offset = 0
  }
  secondaryOffset?.pointee = offset
  return offset
}

/// Returns the position in the string that is nearest to a point of the line; `kCFNotFound` (-1) for an empty line.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let found = line.layout.lines.isEmpty ? nil : line.layout.cluster(nearX: position.x, line: 0) else { return -1 }
  return line.start + (found.fraction < 0.5 ? found.range.lowerBound : found.range.upperBound)
}
