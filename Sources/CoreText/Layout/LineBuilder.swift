import Foundation

/// A line without its final position. Its visible part starts at `visibleStart`; white space that hangs over is outside.
struct BuiltLine {
  var runs: [GlyphRun] = []
  var clusters: [TextLine.Cluster] = []
  var visibleStart = 0.0
  var visibleWidth = 0.0
  /// The width of the white space at the end, in which tabs reach their stops.
  var trailingWidth = 0.0
  /// The width for the layout's size, which includes white space at the end of a paragraph.
  var measured = 0.0
  var isTruncated = false
}

/// Measures the text of a segment and makes lines of parts of it. Used under `TextEngine.lock`.
struct LineBuilder {
  /// The tolerance for widths that were rounded up to pixels and summed in another order.
  static let slack = 0.01

  let shaper: Shaper
  let runs: [ShapedRun]
  let segment: TextSegment
  private let tabInterval: Double
  private let tabs: [TextTab]
  /// The advances for each unit of the segment. A cluster's advance is at its start.
  private var advances: [Double]

  /// nil in paragraphs without hyphenation.
  let patternEnds: PatternEnds?

  var marks: [TextAnalysis.Marks] { shaper.analysis.marks }
  private var baseLevel: UInt8 { segment.isRightToLeft ? 1 : 0 }

  init(_ shaper: Shaper, runs: [ShapedRun], segment: TextSegment, paragraph: TextParagraphStyle) {
    self.shaper = shaper
    self.runs = runs
    self.segment = segment
    tabInterval = paragraph.defaultTabInterval > 0 ? Double(paragraph.defaultTabInterval) : 28
    tabs = paragraph.tabs
    patternEnds = paragraph.hyphenation > 0 ? PatternEnds() : nil
    advances = Array(repeating: 0, count: segment.range.count)
    for run in runs {
      for glyph in run.glyphs where segment.range.contains(glyph.cluster) {
        advances[glyph.cluster - segment.range.lowerBound] += glyph.advance
      }
    }
  }

  func advance(_ unit: Int, at x: Double) -> Double {
    marks[unit].contains(.tab) ? tab(unit, at: x) : advances[unit - segment.range.lowerBound]
  }

  /// Returns the width of a tab, up to the next stop. It can be 0 if the following text ends or is centred at the stop.
  private func tab(_ unit: Int, at x: Double) -> Double {
    guard let stop = tabs.first(where: { Double($0.location) > x + 1e-6 }) else {
      return (floor(x / tabInterval + 1e-6) + 1) * tabInterval - x
    }
    let distance = Double(stop.location) - x
    guard stop.edge != .start else { return distance }
    var following = 0.0, next = unit + 1
    while next < segment.range.upperBound, !marks[next].contains(.tab) {
      following += advances[next - segment.range.lowerBound]
      next += 1
    }
    return max(0, distance - following * (stop.edge == .end ? 1 : 0.5))
  }

  // MARK: Breaking

  /// Returns the end of the line that starts at a unit: the last break opportunity that fits, or a break
  /// inside a word if a single word does not fit.
  /// - Parameters:
  ///   - allows: whether a line may begin at a break opportunity; nil allows all.
  ///   - allowsHyphen: whether a line may begin where a word is hyphenated by patterns; nil allows all.
  func breakLine(from start: Int, width: Double, allows: ((Int) -> Bool)? = nil, allowsHyphen: ((Int) -> Bool)? = nil) -> Int {
    let end = segment.range.upperBound
    let byCharacter = shaper.text.style(at: start).paragraph.lineBreak == .character
    var x = 0.0
    var chance: Int?
    /// The width of the line up to the break opportunity.
    var chanceX = 0.0
    for unit in start..<end {
      if unit > start, marks[unit].contains(byCharacter ? .characterBreak : .lineBreak), allows?(unit) != false,
        // A soft hyphen is a break opportunity only if its hyphen fits.
        !marks[unit].contains(.softHyphen) || x + hyphenWidth(at: unit - 1) <= width + Self.slack
      {
        (chance, chanceX) = (unit, x)
      }
      let advance = advance(unit, at: x)
      if x + advance > width + Self.slack, !marks[unit].contains(.white) || marks[unit].contains(.tab) {
        if patternEnds != nil, !byCharacter {
          let filled = self.width(of: start..<(chance ?? start)), factor = Double(shaper.text.style(at: start).paragraph.hyphenation)
          if filled < width * factor,
            let hyphen = hyphenation(from: chance ?? start, x: chanceX, end: unit, width: width, allows: allowsHyphen)
          {
            return hyphen
          }
        }
        if let chance { return chance }
        if let inside = characterBreak(upTo: unit, after: start) { return inside }
        return characterBreak(from: unit + 1)
      }
      x += advance
    }
    return end
  }

  /// Whether a line that ends at `unit` ends inside a word.
  func isInsideWord(_ unit: Int) -> Bool { unit < segment.range.upperBound && !marks[unit].contains(.lineBreak) && !showsHyphen(unit) }

  private func characterBreak(upTo unit: Int, after start: Int) -> Int? {
    var unit = unit
    while unit > start {
      if marks[unit].contains(.characterBreak) { return unit }
      unit -= 1
    }
    return nil
  }

  private func characterBreak(from unit: Int) -> Int {
    var unit = unit
    while unit < segment.range.upperBound, !marks[unit].contains(.characterBreak) { unit += 1 }
    return min(unit, segment.range.upperBound)
  }

  /// Returns the width without white space at the end.
  func width(of range: Range<Int>) -> Double {
    var x = 0.0
    for unit in trimmed(range) { x += advance(unit, at: x) }
    return x
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, marks[end - 1].contains(.white) { end -= 1 }
    return range.lowerBound..<end
  }

  // MARK: Lines

  func line(_ range: Range<Int>, justifiedTo width: Double?, countsTrailingSpace: Bool) -> BuiltLine {
    let visible = trimmed(range)
    var pieces = slices(visible)
    let hyphen = showsHyphen(range.upperBound) ? shaper.hyphen(at: range.upperBound - 1, level: pieces.last?.level ?? baseLevel) : nil
    if let width { justify(&pieces, visible: visible, to: width - (hyphen?.width ?? 0)) }
    if let hyphen { pieces.append(hyphen) }
    let space = slices(visible.upperBound..<range.upperBound).map { piece in
      var piece = piece
      piece.level = baseLevel  // white space at the end of a line has the direction of the paragraph
      return piece
    }
    var line = assemble(pieces, trailing: space)
    line.measured = line.visibleWidth + (countsTrailingSpace ? line.trailingWidth : 0)
    return line
  }

  /// Returns the part that fits beside an ellipsis. `isForced` means that more text follows after this
  /// range, so the ellipsis is always needed.
  func truncated(_ range: Range<Int>, width available: Double, at truncation: TextTruncation, isForced: Bool) -> BuiltLine {
    let visible = trimmed(range)
    if !isForced, width(of: visible) <= available + Self.slack { return line(range, justifiedTo: nil, countsTrailingSpace: false) }
    let dotsWidth = shaper.ellipsis(at: visible.lowerBound, level: baseLevel)?.width ?? 0
    let remaining = max(0, available - dotsWidth)
    var head = visible.lowerBound..<visible.lowerBound
    var tail = visible.upperBound..<visible.upperBound
    switch truncation {
    case .tail: head = trimmed(prefix(of: visible, width: remaining))
    case .head: tail = suffix(of: visible, width: remaining)
    case .middle:
      head = prefix(of: visible, width: remaining / 2)
      tail = suffix(of: head.upperBound..<visible.upperBound, width: remaining - width(of: head))
      head = trimmed(head)
    }
    let dotsUnit = truncation == .head ? tail.lowerBound : max(visible.lowerBound, head.upperBound - 1)
    let dots = shaper.ellipsis(at: min(dotsUnit, max(visible.lowerBound, visible.upperBound - 1)), level: baseLevel)
    var line = assemble(slices(head) + (dots.map { [$0] } ?? []) + slices(tail), trailing: [])
    line.measured = line.visibleWidth
    line.isTruncated = true
    return line
  }

  private func prefix(of range: Range<Int>, width: Double) -> Range<Int> {
    var x = 0.0
    for unit in range {
      x += advance(unit, at: x)
      if x > width + Self.slack { return range.lowerBound..<(characterBreak(upTo: unit, after: range.lowerBound) ?? range.lowerBound) }
    }
    return range
  }

  private func suffix(of range: Range<Int>, width: Double) -> Range<Int> {
    var x = 0.0
    for unit in range.reversed() {
      x += advances[unit - segment.range.lowerBound]
      if x > width + Self.slack {
        var start = characterBreak(from: unit + 1)
        while start < range.upperBound, marks[start].contains(.white) { start += 1 }
        return min(start, range.upperBound)..<range.upperBound
      }
    }
    return range
  }

  private func slices(_ range: Range<Int>) -> [ShapedRun] {
    guard !range.isEmpty else { return [] }
    return runs.compactMap { run in
      run.range.overlaps(range) ? shaper.slice(run, to: range) : nil
    }
  }

  private func justify(_ pieces: inout [ShapedRun], visible: Range<Int>, to width: Double) {
    let extra = width - pieces.reduce(0) { $0 + $1.width }
    let spaces = visible.count { marks[$0].contains(.white) && !marks[$0].contains(.tab) }
    guard extra > 0, spaces > 0 else { return }
    let each = extra / Double(spaces)
    for piece in pieces.indices {
      for glyph in pieces[piece].glyphs.indices where marks[pieces[piece].glyphs[glyph].cluster].contains(.white) {
        pieces[piece].glyphs[glyph].advance += each
      }
    }
  }

  // MARK: Visual order

  private func assemble(_ pieces: [ShapedRun], trailing: [ShapedRun]) -> BuiltLine {
    var logical = pieces + trailing
    widenTabs(&logical)
    let visibleCount = pieces.count
    var order = Array(logical.indices)
    Self.reorder(&order, levels: logical.map(\.level))
    var line = BuiltLine()
    var x = 0.0
    var (low, high) = (Double.infinity, -Double.infinity)
    for index in order {
      let width = logical[index].width
      if index < visibleCount { (low, high) = (min(low, x), max(high, x + width)) }
      place(logical[index], at: x, in: &line)
      x += width
    }
    line.trailingWidth = logical[visibleCount...].reduce(0) { $0 + $1.width }
    if low <= high { (line.visibleStart, line.visibleWidth) = (low, high - low) }
    return line
  }

  /// Sets the width of tabs up to the next stop of the line. It uses the logical order, which is exact for text with one direction.
  private func widenTabs(_ pieces: inout [ShapedRun]) {
    var x = 0.0
    for piece in pieces.indices {
      let isReversed = pieces[piece].isRightToLeft
      let indices = pieces[piece].glyphs.indices
      for index in isReversed ? Array(indices.reversed()) : Array(indices) {
        let cluster = pieces[piece].glyphs[index].cluster
        if marks[cluster].contains(.tab), !pieces[piece].range.isEmpty {
          pieces[piece].glyphs[index].advance = advance(cluster, at: x)
        }
        x += pieces[piece].glyphs[index].advance
      }
    }
  }

  /// Rule L2 of Unicode's bidirectional algorithm.
  private static func reorder(_ order: inout [Int], levels: [UInt8]) {
    guard let highest = levels.max(), highest > 0 else { return }
    let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else { start += 1; continue }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
  }

  /// Splits a run where the style changes and positions its glyphs.
  private func place(_ run: ShapedRun, at start: Double, in line: inout BuiltLine) {
    let isBase = run.face === run.font.face
    let size = Double(run.font.pointSize) * (isBase ? run.font.glyphScale : 1)
    var x = start
    var current: GlyphRun?
    func flush() {
      guard let run = current else { return }
      line.runs.append(run)
      current = nil
    }
    let ends = Self.clusterEnds(run)
    for (index, glyph) in run.glyphs.enumerated() {
      let style = shaper.text.runIndex(at: glyph.cluster)
      if current?.style != style {
        flush()
        current = GlyphRun(
          range: glyph.cluster..<glyph.cluster, x: x, width: 0, isRightToLeft: run.isRightToLeft, face: run.face, size: size,
          style: style, glyphs: [])
      }
      current?.glyphs.append(
        GlyphRun.Glyph(id: glyph.id, x: x + glyph.xOffset, y: glyph.yOffset, cluster: glyph.cluster))
      let isNewCluster = index == 0 || run.glyphs[index - 1].cluster != glyph.cluster
      if !run.range.isEmpty {
        let range = current!.range
        current?.range = min(range.lowerBound, glyph.cluster)..<max(range.upperBound, ends[index])
        if isNewCluster {
          line.clusters.append(
            TextLine.Cluster(
              start: glyph.cluster, end: ends[index], x: x, width: glyph.advance,
              isRightToLeft: run.isRightToLeft))
        } else {
          line.clusters[line.clusters.count - 1].width += glyph.advance
        }
      }
      x += glyph.advance
      current?.width += glyph.advance
    }
    flush()
  }

  /// Returns the end of each glyph's cluster in the text.
  private static func clusterEnds(_ run: ShapedRun) -> [Int] {
    var ends = [Int](repeating: run.range.upperBound, count: run.glyphs.count)
    var (end, last) = (run.range.upperBound, run.range.upperBound)
    let indices = run.glyphs.indices
    for index in run.isRightToLeft ? Array(indices) : Array(indices.reversed()) {
      let cluster = run.glyphs[index].cluster
      if cluster != last { (end, last) = (last, cluster) }
      ends[index] = end
    }
    return ends
  }
}
