import CoreGraphics
import Foundation

/// The glyphs of one face and one style, in visual order. Positions are in points from the line's origin, y up.
package struct GlyphRun: Sendable {
  struct Glyph: Sendable {
    var id: UInt32
    var x: Double
    var y: Double
    var cluster: Int
  }

  /// The range in the text; empty for an ellipsis.
  package var range: Range<Int>
  package var x: Double
  package var width: Double
  package var isRightToLeft: Bool
  var face: FontFace
  /// The number of points per em of the glyphs.
  var size: Double
  /// The index of the style in the layout.
  var style: Int
  var glyphs: [Glyph]

  /// Whether the run is a single unit of text that may be an attachment.
  var isAttachment: Bool { range.count == 1 && glyphs.count == 1 }
}

/// A line of a layout. Lengths are in points, y down.
package struct TextLine: Sendable {
  /// The range in the text in UTF-16 units, with the white space that hangs over its end, without its separator.
  package var range: Range<Int>
  /// The left end of the baseline.
  package var origin: CGPoint
  package var top: CGFloat
  package var height: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  /// The width without white space at the end.
  package var width: CGFloat
  package var isRightToLeft: Bool
  package var isTruncated: Bool
  package var runs: [GlyphRun]
  /// The positions of the clusters in visual order, for hit testing.
  var clusters: [Cluster]

  struct Cluster: Sendable {
    var start: Int
    var end: Int
    var x: Double
    var width: Double
    var isRightToLeft: Bool
  }
}
