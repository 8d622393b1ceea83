import Raster

/// The glyphs of a face with the text that they show, so that a reader can select and search it.
package struct PDFGlyphs {
  package struct Glyph {
    package var id: UInt32
    /// The position in text space.
    package var x, y: Double

    package init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// A piece of the text with the number of its glyphs.
  package struct Cluster: Equatable {
    package var text: String
    package var glyphs: Int

    package init(text: String, glyphs: Int) {
      self.text = text
      self.glyphs = glyphs
    }
  }

  /// The file of the face, and the index of the face in it.
  package var file: String
  package var index: Int
  /// Whether the glyphs are slanted by 12 degrees.
  package var isOblique: Bool
  /// The number of units of text space per em.
  package var size: Double
  /// Whether y points up in text space.
  package var isYUp: Bool
  /// The glyphs from left to right.
  package var glyphs: [Glyph]
  /// The clusters in the order of the text. In right-to-left text the first cluster belongs to the last glyphs.
  package var clusters: [Cluster]
  package var isRightToLeft: Bool
  /// The transform from text space to device pixels.
  package var transform: Affine
  /// The area that the glyphs may touch, in device pixels.
  package var extent: PixelRect

  package init(
    file: String, index: Int, isOblique: Bool, size: Double, isYUp: Bool, glyphs: [Glyph], clusters: [Cluster], isRightToLeft: Bool,
    transform: Affine, extent: PixelRect
  ) {
    (self.file, self.index, self.isOblique) = (file, index, isOblique)
    (self.size, self.isYUp) = (size, isYUp)
    (self.glyphs, self.clusters, self.isRightToLeft) = (glyphs, clusters, isRightToLeft)
    (self.transform, self.extent) = (transform, extent)
  }
}
