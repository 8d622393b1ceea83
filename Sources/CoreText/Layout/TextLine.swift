import CoreGraphics
import Foundation

/// Glyphs of one face and one style, in visual order. Positions in points from the line's origin, y up.
package struct GlyphRun: Sendable {
  struct Glyph: Sendable {
    var id: UInt32
    var x: Double
    var y: Double
    var cluster: Int
  }

  /// Of the text; empty for an ellipsis.
  package var range: Range<Int>
  package var x: Double
  package var width: Double
  package var isRightToLeft: Bool
  var face: FontFace
  /// Points per em of the glyphs.
  var size: Double
  /// Into the layout's styles.
  var style: Int
  var glyphs: [Glyph]

  /// One unit of text whose style may have an attachment.
  var isAttachment: Bool { range.count == 1 && glyphs.count == 1 }
}

/// A line of a layout. Lengths in points, y down.
package struct TextLine: Sendable {
  /// Of the text in UTF-16 units, with the white space that hangs past its end and without its separator.
  package var range: Range<Int>
  /// The left end of the baseline.
  package var origin: CGPoint
  package var top: CGFloat
  package var height: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  /// Without the white space at its end.
  package var width: CGFloat
  package var isRightToLeft: Bool
  package var isTruncated: Bool
  package var runs: [GlyphRun]
  /// Where each cluster stands, for hit tests: in visual order.
  var clusters: [Cluster]

  struct Cluster: Sendable {
    var start: Int
    var end: Int
    var x: Double
    var width: Double
    var isRightToLeft: Bool
  }
}
