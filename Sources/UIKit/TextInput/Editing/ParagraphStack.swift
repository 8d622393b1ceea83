internal import CoreText
import Foundation
import TextEditing
import Raster

/// A text laid out paragraph by paragraph, so that an edit lays out only the paragraphs that it touches. Coordinates are in points from the
/// top left corner, with y downwards.
struct ParagraphStack {
  struct Paragraph {
    /// The range without the paragraph separator, in UTF-16 units of the text.
    var range: Range<Int>
    /// The start of the next paragraph.
    var end: Int
    var layout: TextLayout
    var top: CGFloat = 0

    var bottom: CGFloat { top + layout.size.height }
    private var text: TextStyle { layout.text.runs.first?.style ?? layout.text.emptyStyle }
    fileprivate var style: TextParagraphStyle { text.paragraph }
    fileprivate var spaceAfter: CGFloat { style.paragraphSpacing + style.lineSpacing + text.font.lineGap }
  }

  /// A position in the text. At a line wrap it also tells which of the two lines it belongs to.
  struct Position: Equatable {
    var offset: Int
    var isUpstream = false
  }

  /// The paragraphs. After the first layout there is at least one: an empty text has an empty line.
  private(set) var paragraphs: [Paragraph] = []
  private(set) var size = CGSize.zero
  /// The width at which lines wrap, in points; infinite for no wrapping.
  private(set) var width: CGFloat = .infinity
  /// The number of paragraphs that were laid out, and that were moved because of the height of others. For tests.
  private(set) var work = (layouts: 0, moves: 0)
  /// Draws the text between two heights, if a layout manager has laid it out; otherwise nil.
  private var painter: ((CGContext, CGPoint, CGFloat, CGFloat) -> Void)?

  init() {}

  /// Makes a stack from paragraphs that a layout manager has laid out.
  init(_ paragraphs: [Paragraph], size: CGSize, width: CGFloat, painter: @escaping (CGContext, CGPoint, CGFloat, CGFloat) -> Void) {
    (self.paragraphs, self.size, self.width, self.painter) = (paragraphs, size, width, painter)
  }

  /// Lays out the whole text.
  /// - Parameter style: returns the styled text of a range.
  mutating func layOut(_ string: String, width: CGFloat, style: (Range<Int>) -> StyledText) {
    self.width = width
    paragraphs = TextBoundaries.paragraphs(in: string, from: 0, through: string.utf16.count).map { paragraph($0, $1, style) }
    work.layouts += paragraphs.count
    stack(from: 0, through: paragraphs.count)
    size.width = widest
  }

  /// Lays out the paragraphs that an edit touches, and keeps the others.
  mutating func update(_ string: String, edit: TextEdit, style: (Range<Int>) -> StyledText) {
    guard !paragraphs.isEmpty else { return layOut(string, width: width, style: style) }
    let delta = edit.newCount - edit.range.count
    let first = paragraphIndex(at: edit.range.lowerBound)
    var next = first
    // A paragraph that starts where the edit ends may have lost its beginning.
    while next < paragraphs.count, paragraphs[next].range.lowerBound <= edit.range.upperBound { next += 1 }
    let start = paragraphs[first].range.lowerBound
    let until = next < paragraphs.count ? paragraphs[next].range.lowerBound + delta : string.utf16.count
    let isLast = next == paragraphs.count
    var pieces = TextBoundaries.paragraphs(in: string, from: start, through: until)
    // The next kept paragraph starts here, so an empty piece before it is not a paragraph.
    if !isLast, let last = pieces.last, last.range.isEmpty, last.range.lowerBound == until { pieces.removeLast() }
    let made = pieces.map { paragraph($0.range, $0.end, style) }
    for index in next..<paragraphs.count {
      paragraphs[index].range = paragraphs[index].range.lowerBound + delta..<paragraphs[index].range.upperBound + delta
      paragraphs[index].end += delta
    }
    work.layouts += made.count
    let lostWidest = paragraphs[first..<next].contains { $0.layout.size.width >= size.width }
    paragraphs.replaceSubrange(first..<next, with: made)
    stack(from: first, through: first + made.count)
    size.width = lostWidest ? widest : made.reduce(size.width) { max($0, $1.layout.size.width) }
  }

  private var widest: CGFloat { paragraphs.reduce(0) { max($0, $1.layout.size.width) } }

  private func paragraph(_ range: Range<Int>, _ end: Int, _ style: (Range<Int>) -> StyledText) -> Paragraph {
    Paragraph(range: range, end: end, layout: TextLayout(style(range), width: width))
  }

  /// Puts paragraphs below each other.
  /// - Parameter last: the first paragraph that the edit did not touch. If it does not move, neither do those below it.
  private mutating func stack(from first: Int, through last: Int) {
    for index in paragraphs.indices.dropFirst(first) {
      var top: CGFloat = 0
      if index > 0 {
        let above = paragraphs[index - 1]
        top = above.bottom + above.spaceAfter + paragraphs[index].style.paragraphSpacingBefore
      }
      if index >= last, paragraphs[index].top == top { break }
      paragraphs[index].top = top
      work.moves += 1
    }
    size.height = paragraphs.last?.bottom ?? 0
  }

  // MARK: Paragraphs

  func paragraphIndex(at offset: Int) -> Int {
    max(0, paragraphs.partitioningIndex { $0.range.lowerBound > offset } - 1)
  }

  private func paragraphIndex(atHeight y: CGFloat) -> Int {
    min(max(0, paragraphs.count - 1), paragraphs.partitioningIndex { $0.bottom > y })
  }

  // MARK: Positions

  /// Returns the line of a position: its paragraph and its index in the paragraph.
  private func line(at position: Position) -> (paragraph: Paragraph, line: Int)? {
    guard !paragraphs.isEmpty else { return nil }
    let paragraph = paragraphs[paragraphIndex(at: position.offset)]
    let local = min(position.offset, paragraph.range.upperBound) - paragraph.range.lowerBound
    return (paragraph, paragraph.layout.lineIndex(at: local, upstream: position.isUpstream))
  }

  /// Returns the rectangle of a caret: as high as its line, with a width of 0.
  func caretRect(at position: Position) -> CGRect {
    guard let (paragraph, index) = line(at: position), paragraph.layout.lines.indices.contains(index) else { return .zero }
    let line = paragraph.layout.lines[index]
    let local = min(position.offset, paragraph.range.upperBound) - paragraph.range.lowerBound
    return CGRect(
      x: paragraph.layout.caretX(at: local, line: index), y: paragraph.top + line.top, width: 0, height: line.height)
  }

  /// Returns the position nearest to a point.
  func position(nearest point: CGPoint) -> Position {
    guard !paragraphs.isEmpty, point.x.isFinite, point.y.isFinite else { return Position(offset: 0) }
    let paragraph = paragraphs[paragraphIndex(atHeight: point.y)]
    return position(in: paragraph, line: paragraph.layout.lineIndex(atHeight: point.y - paragraph.top), x: point.x)
  }

  private func position(in paragraph: Paragraph, line: Int, x: CGFloat) -> Position {
    let lines = paragraph.layout.lines
    guard lines.indices.contains(line) else { return Position(offset: paragraph.range.lowerBound) }
    let local = paragraph.layout.index(nearX: x, line: line)
    let wraps = line + 1 < lines.count && local == lines[line].range.upperBound
    return Position(offset: paragraph.range.lowerBound + local, isUpstream: wraps)
  }

  /// Returns the position one line below or above; nil beyond the last or the first line.
  func position(below start: Position, by lines: Int, x: CGFloat) -> Position? {
    guard let (paragraph, index) = line(at: start), abs(lines) == 1 else { return nil }
    let target = index + lines
    if paragraph.layout.lines.indices.contains(target) { return position(in: paragraph, line: target, x: x) }
    let other = paragraphIndex(at: start.offset) + lines
    guard paragraphs.indices.contains(other) else { return nil }
    let neighbour = paragraphs[other]
    return position(in: neighbour, line: lines > 0 ? 0 : neighbour.layout.lines.count - 1, x: x)
  }

  /// Returns the range of the line of a position, without its separator.
  func lineRange(at position: Position) -> Range<Int> {
    guard let (paragraph, index) = line(at: position), paragraph.layout.lines.indices.contains(index) else { return 0..<0 }
    let local = paragraph.layout.lines[index].range
    return paragraph.range.lowerBound + local.lowerBound..<paragraph.range.lowerBound + local.upperBound
  }

  func endsWithWrap(_ line: Range<Int>) -> Bool {
    guard !paragraphs.isEmpty else { return false }
    return line.upperBound < paragraphs[paragraphIndex(at: line.lowerBound)].range.upperBound
  }

  func isRightToLeft(at offset: Int) -> Bool {
    line(at: Position(offset: offset)).flatMap { paragraph, line in
      paragraph.layout.lines.indices.contains(line) ? paragraph.layout.lines[line].isRightToLeft : nil
    } ?? false
  }

  /// The baselines of the first and of the last line, from the top.
  var baselines: (first: CGFloat, last: CGFloat) {
    guard let first = paragraphs.first, let last = paragraphs.last else { return (0, 0) }
    return (first.top + first.layout.firstBaseline, last.top + last.layout.lastBaseline)
  }

  // MARK: Ranges

  /// Returns the rectangles that highlight a range, one or more for each line. If the range continues after a line, the highlight reaches
  /// the edge.
  func rects(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty, !paragraphs.isEmpty else { return [] }
    var rects: [CGRect] = []
    var index = paragraphIndex(at: range.lowerBound)
    while index < paragraphs.count, paragraphs[index].range.lowerBound < range.upperBound {
      let paragraph = paragraphs[index]
      let origin = paragraph.range.lowerBound
      for (number, line) in paragraph.layout.lines.enumerated() {
        let low = max(range.lowerBound - origin, line.range.lowerBound), high = min(range.upperBound - origin, line.range.upperBound)
        let goesOn = range.upperBound - origin > line.range.upperBound
        guard low < high || goesOn && low <= line.range.upperBound && range.lowerBound - origin <= line.range.upperBound else { continue }
        let bottom = number + 1 < paragraph.layout.lines.count ? paragraph.layout.lines[number + 1].top : line.top + line.height
        let (top, height) = (paragraph.top + line.top, bottom - line.top)
        let stretches = low < high ? paragraph.layout.stretches(of: low..<high, line: number) : []
        rects += stretches.map { CGRect(x: $0.x, y: top, width: $0.width, height: height) }
        guard goesOn, width.isFinite else { continue }
        let edge = stretches.last.map { $0.x + $0.width } ?? paragraph.layout.caretX(at: low, line: number)
        if line.isRightToLeft {
          let left = stretches.first?.x ?? edge
          if left > 0 { rects.append(CGRect(x: 0, y: top, width: left, height: height)) }
        } else if edge < width {
          rects.append(CGRect(x: edge, y: top, width: width - edge, height: height))
        }
      }
      index += 1
    }
    return rects
  }

  /// Returns the paragraphs between two heights.
  func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard !paragraphs.isEmpty else { return 0..<0 }
    let first = paragraphIndex(atHeight: top)
    var end = first
    while end < paragraphs.count, paragraphs[end].top < bottom { end += 1 }
    return first..<max(first, end)
  }

  func draw(in context: CGContext, at origin: CGPoint, from top: CGFloat, to bottom: CGFloat) {
    if let painter { return painter(context, origin, top, bottom) }
    for index in indices(from: top, to: bottom) {
      let paragraph = paragraphs[index]
      paragraph.layout.draw(in: context, at: CGPoint(x: origin.x, y: origin.y + paragraph.top))
    }
  }
}
