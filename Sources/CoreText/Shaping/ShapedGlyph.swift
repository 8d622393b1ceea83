/// A glyph that HarfBuzz placed. Lengths in points.
struct ShapedGlyph: Sendable {
  var id: UInt32
  /// The UTF-16 unit where its cluster starts.
  var cluster: Int
  var advance: Double
  var xOffset: Double
  /// Up.
  var yOffset: Double
  /// Cutting the text before this cluster changes glyphs on either side.
  var isUnsafeToBreak: Bool
}

/// A range of text of one face, direction and script, as glyphs in visual order, left to right.
struct ShapedRun: Sendable {
  var range: Range<Int>
  var font: CTFont
  var face: FontFace
  var level: UInt8
  var script: UInt32
  var glyphs: [ShapedGlyph]

  var isRightToLeft: Bool { level & 1 == 1 }
  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }

  /// Where the glyphs of a part of the text stand: clusters rise from left to right, or fall in right-to-left text.
  func glyphIndices(in range: Range<Int>) -> Range<Int> {
    if isRightToLeft {
      let start = glyphs.partition { $0.cluster < range.upperBound }
      return start..<max(start, glyphs.partition { $0.cluster < range.lowerBound })
    }
    let start = glyphs.partition { $0.cluster >= range.lowerBound }
    return start..<max(start, glyphs.partition { $0.cluster >= range.upperBound })
  }
}

extension Array {
  /// The first index whose element is past a boundary; elements before it are not, all after it are.
  func partition(isPast: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
