import Raster

/// Glyphs of one face with the text that they show, so that a reader can select and search it.
package struct PDFGlyphs {
  package struct Glyph {
    package var id: UInt32
    /// In text space.
    package var x, y: Double

    package init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// A piece of the text and how many glyphs show it.
  package struct Cluster: Equatable {
    package var text: String
    package var glyphs: Int

    package init(text: String, glyphs: Int) {
      self.text = text
      self.glyphs = glyphs
    }
  }

  /// The file of the face, and which of its faces.
  package var file: String
  package var index: Int
  /// Leant by 12 degrees.
  package var isOblique: Bool
  /// Units of text space per em.
  package var size: Double
  /// Whether y goes up in text space.
  package var isYUp: Bool
  /// From left to right.
  package var glyphs: [Glyph]
  /// In the order of the text; of right-to-left text the first belongs to the last glyphs.
  package var clusters: [Cluster]
  package var isRightToLeft: Bool
  /// Text space to device pixels.
  package var transform: Affine
  /// All that the glyphs may touch, in device pixels.
  package var reach: PixelRect

  package init(
    file: String, index: Int, isOblique: Bool, size: Double, isYUp: Bool, glyphs: [Glyph], clusters: [Cluster], isRightToLeft: Bool,
    transform: Affine, reach: PixelRect
  ) {
    (self.file, self.index, self.isOblique) = (file, index, isOblique)
    (self.size, self.isYUp) = (size, isYUp)
    (self.glyphs, self.clusters, self.isRightToLeft) = (glyphs, clusters, isRightToLeft)
    (self.transform, self.reach) = (transform, reach)
  }
}
