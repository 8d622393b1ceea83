import CoreGraphics
import Foundation

// The runs of a layout, for code that draws piece by piece.
extension TextLayout {
  /// The separately drawn parts of a text.
  package enum Part: Sendable { case background, underline, content, strikethrough }

  package func style(of run: GlyphRun) -> TextStyle { text.runs.indices.contains(run.style) ? text.runs[run.style].style : text.emptyStyle }

  /// Returns the runs of a line that show a range, cut to it, from left to right. An ellipsis belongs to the text that it replaces.
  package func runs(of range: Range<Int>, line: Int) -> [GlyphRun] {
    guard lines.indices.contains(line) else { return [] }
    let whole = lines[line]
    return whole.runs.compactMap { run in
      if run.range.isEmpty { return hidden(in: line).contains(where: range.overlaps) ? run : nil }
      return cut(run, to: range, in: whole)
    }
  }

  /// Returns the part of a run that shows a range; nil if it shows none of it.
  func cut(_ run: GlyphRun, to range: Range<Int>, in line: TextLine) -> GlyphRun? {
    let low = max(run.range.lowerBound, range.lowerBound), high = min(run.range.upperBound, range.upperBound)
    guard low < high else { return nil }
    guard low..<high != run.range else { return run }
    var part = run
    part.range = low..<high
    part.glyphs.removeAll { !part.range.contains($0.cluster) }
    let clusters = line.clusters.filter { $0.start < high && low < $0.end }
    part.x = clusters.map(\.x).min() ?? run.x
    part.width = (clusters.map { $0.x + $0.width }.max() ?? run.x) - part.x
    return part
  }

  /// Returns the ranges of a line's text that are hidden, because an ellipsis replaces them.
  package func hidden(in line: Int) -> [Range<Int>] {
    guard lines.indices.contains(line), lines[line].isTruncated else { return [] }
    var (at, hidden) = (lines[line].range.lowerBound, [Range<Int>]())
    for cluster in lines[line].clusters.sorted(by: { $0.start < $1.start }) {
      if at < cluster.start { hidden.append(at..<cluster.start) }
      at = max(at, cluster.end)
    }
    if at < lines[line].range.upperBound { hidden.append(at..<lines[line].range.upperBound) }
    return hidden
  }

  /// Returns the cluster nearest to a distance from the left, and the fraction of it before that point, in the direction of its text.
  package func cluster(nearX x: CGFloat, line: Int) -> (range: Range<Int>, fraction: CGFloat)? {
    guard lines.indices.contains(line) else { return nil }
    let x = Double(x - lines[line].origin.x)
    func distance(_ cluster: TextLine.Cluster) -> Double { max(cluster.x - x, x - cluster.x - cluster.width, 0) }
    guard x.isFinite, let nearest = lines[line].clusters.min(by: { distance($0) < distance($1) }) else { return nil }
    let part = nearest.width > 0 ? min(max((x - nearest.x) / nearest.width, 0), 1) : x > nearest.x ? 1 : 0
    return (nearest.start..<nearest.end, CGFloat(nearest.isRightToLeft ? 1 - part : part))
  }

  /// Returns the range of the text that shares a glyph with a unit.
  package func clusterRange(at unit: Int, line: Int) -> Range<Int> {
    guard lines.indices.contains(line), let found = lines[line].clusters.first(where: { $0.start <= unit && unit < $0.end }) else {
      return unit..<unit + 1
    }
    return found.start..<found.end
  }

  /// Returns the layout moved by a distance.
  package func moved(by distance: CGPoint) -> TextLayout { Self.joined([self], movedBy: distance) ?? self }

  /// Combines lines of one text that were made separately.
  package static func joined(_ layouts: [TextLayout], movedBy distance: CGPoint) -> TextLayout? {
    guard let first = layouts.first else { return nil }
    let lines = layouts.flatMap(\.lines).map { line in
      var line = line
      line.origin.x += distance.x
      line.origin.y += distance.y
      line.top += distance.y
      return line
    }
    return TextLayout(first.text, lines: lines, width: first.width, engine: first.engine)
  }

  /// Draws a part of a run, in a user space with y down.
  package func draw(_ part: Part, of run: GlyphRun, line: Int, in context: CGContext, at point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite, lines.indices.contains(line) else { return }
    let painter = TextPainter(context, layout: self, offset: point, isYUp: false)
    let style = style(of: run)
    switch part {
    case .background: painter.drawBackground(run, lines[line])
    case .underline: if style.underline != nil { painter.drawUnderline(run, lines[line], style) }
    case .strikethrough: if style.strikethrough != nil { painter.drawStrikethrough(run, lines[line], style) }
    case .content:
      // The caller sets the colour of the run before it draws, and may change it.
      var plain = style
      plain.color = nil
      painter.drawContent(run, lines[line], plain)
    }
  }

  /// Calls `body` with the shadow of a run.
  package func withShadow(of run: GlyphRun, line: Int, in context: CGContext, at point: CGPoint, _ body: () -> Void) {
    guard style(of: run).shadow != nil, point.x.isFinite, point.y.isFinite else { return body() }
    TextPainter(context, layout: self, offset: point, isYUp: false).shadowed(run, lines[line], body)
  }
}

extension GlyphRun {
  package var isPicture: Bool { isAttachment }
  /// The glyphs of the run.
  package var ids: [UInt32] { glyphs.map(\.id) }
  /// The positions of the glyphs relative to the line's origin, y down.
  package var positions: [CGPoint] { glyphs.map { CGPoint(x: $0.x, y: -$0.y) } }
  package func id(at unit: Int) -> UInt32? { glyphs.first { $0.cluster == unit }?.id }

  /// Returns a run of the same font with other glyphs or positions.
  package func showing(_ ids: [UInt32], at positions: [CGPoint]) -> GlyphRun {
    var copy = self
    let cluster = range.lowerBound
    copy.glyphs = zip(ids, positions).enumerated().map { index, glyph in
      Glyph(
        id: glyph.0, x: Double(glyph.1.x), y: -Double(glyph.1.y), cluster: glyphs.indices.contains(index) ? glyphs[index].cluster : cluster)
    }
    return copy
  }
}
