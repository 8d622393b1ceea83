public import CoreGraphics
public import FoundationCompatibility

/// Glyphs of one font and one style in a line (Apple: CTRun).
public final class CTRun: Sendable {
  fileprivate let run: GlyphRun
  fileprivate let line: CTLine

  init(_ run: GlyphRun, _ line: CTLine) {
    self.run = run
    self.line = line
  }

  fileprivate func glyphs(_ range: CFRange) -> ArraySlice<(offset: Int, element: GlyphRun.Glyph)> {
    let start = min(max(range.location, 0), run.glyphs.count)
    let end = range.length > 0 ? min(start + range.length, run.glyphs.count) : run.glyphs.count
    return Array(run.glyphs.enumerated())[start..<end]
  }

  var isRightToLeft: Bool { run.isRightToLeft }
  /// The index in the layout's text from which each glyph comes.
  var stringIndices: [Int] { run.glyphs.map(\.cluster) }

  fileprivate var style: TextStyle { line.layout.style(of: run) }
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// Returns the range of the attributed string that the run shows.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  CFRange(location: run.line.start + run.run.range.lowerBound, length: run.run.range.count)
}

/// Writes glyphs of the font. Here and in the following functions, a range of length 0 means all remaining glyphs.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (index, glyph) in run.glyphs(range).enumerated() { buffer[index] = CGGlyph(truncatingIfNeeded: glyph.element.id) }
}

/// Writes the positions of glyphs, relative to the line's origin, in points, y up.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (index, glyph) in run.glyphs(range).enumerated() {
    buffer[index] = CGPoint(x: run.run.x + glyph.element.x, y: glyph.element.y)
  }
}

/// Writes the distances from each glyph to the next one.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  let glyphs = run.run.glyphs
  for (index, glyph) in run.glyphs(range).enumerated() {
    let next = glyph.offset + 1 < glyphs.count ? glyphs[glyph.offset + 1].x : run.run.width
    buffer[index] = CGSize(width: next - glyph.element.x, height: 0)
  }
}

/// Writes the index in the attributed string from which each glyph comes.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (index, glyph) in run.glyphs(range).enumerated() { buffer[index] = run.line.start + glyph.element.cluster }
}

/// Returns the attributes of the string from which the run was made, also those that Core Text does not know. A font that the string does
/// not name is added; Core Text draws with it.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  var attributes: [String: Any] = [:]
  let index = run.run.range.lowerBound
  if let source = run.line.source?.text, index < source.length {
    for (key, value) in source.attributes(at: index, effectiveRange: nil) { attributes[key.rawValue] = value }
  } else {
    attributes[kCTForegroundColorAttributeName] = run.style.color
  }
  if attributes[kCTFontAttributeName] == nil { attributes[kCTFontAttributeName] = run.style.font }
  return attributes as CFDictionary
}

/// Returns the width of a part of the run. Ascent, descent and leading of its font are written to the pointers that are not nil.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let font = run.style.font
  ascent?.pointee = font.ascent
  descent?.pointee = font.descent
  leading?.pointee = font.leading
  let part = run.glyphs(range), glyphs = run.run.glyphs
  guard let first = part.first, let last = part.last else { return 0 }
  return (last.offset + 1 < glyphs.count ? glyphs[last.offset + 1].x : run.run.width) - first.element.x
}

/// Draws all glyphs of a run at the context's text position, in a user space with y up. A part of a run is drawn as a whole.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  let position = context.textPosition
  guard position.x.isFinite, position.y.isFinite, let line = run.line.layout.lines.first else { return }
  var own = line
  own.runs = [run.run]
  let layout = TextLayout(run.line.layout.text, lines: [own], width: run.line.layout.width, engine: run.line.layout.engine)
  var painter = TextPainter(context, layout: layout, offset: position, isYUp: true)
  painter.draw()
}
