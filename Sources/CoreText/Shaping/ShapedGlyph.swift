import Raster

/// A glyph positioned by HarfBuzz. Lengths are in points.
struct ShapedGlyph: Sendable {
  var id: UInt32
  /// The UTF-16 unit at the start of the glyph's cluster.
  var cluster: Int
  var advance: Double
  var xOffset: Double
  /// The vertical offset, upwards.
  var yOffset: Double
  /// Whether cutting the text before this cluster changes glyphs on either side.
  var isUnsafeToBreak: Bool
}

/// A range of text with one face, direction and script, as glyphs in visual order from left to right.
struct ShapedRun: Sendable {
  var range: Range<Int>
  var font: CTFont
  var face: FontFace
  var level: UInt8
  var script: UInt32
  var glyphs: [ShapedGlyph]

  var isRightToLeft: Bool { level & 1 == 1 }
  var width: Double { glyphs.reduce(0) { $0 + $1.advance } }

  /// Returns the indices of the glyphs of a part of the text. Clusters increase from left to right, or decrease in right-to-left text.
  func glyphIndices(in range: Range<Int>) -> Range<Int> {
    if isRightToLeft {
      let start = glyphs.partitioningIndex { $0.cluster < range.upperBound }
      return start..<max(start, glyphs.partitioningIndex { $0.cluster < range.lowerBound })
    }
    let start = glyphs.partitioningIndex { $0.cluster >= range.lowerBound }
    return start..<max(start, glyphs.partitioningIndex { $0.cluster >= range.upperBound })
  }
}
