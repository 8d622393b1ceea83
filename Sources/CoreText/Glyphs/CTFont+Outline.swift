import CoreGraphics
import Raster

extension CTFont {
  /// Returns the outlines of a line of text, y down, with the start of its baseline at the origin; nil without visible glyphs.
  package func outline(of text: String) -> CGPath? {
    let layout = TextLayout(StyledText(text, style: TextStyle(font: self)), maximumLines: 1)
    guard let line = layout.lines.first else { return nil }
    let engine = layout.engine
    let vector = engine.withLock {
      var all = VectorPath()
      for run in line.runs {
        for glyph in run.glyphs {
          guard let outline = GlyphOutline.path(glyph.id, of: run.face, library: engine.freeType) else { continue }
          all.append(outline.transformed(by: Affine(a: run.size, b: 0, c: 0, d: -run.size, tx: run.x + glyph.x, ty: -glyph.y)))
        }
      }
      return all
    }
    return vector.isEmpty ? nil : CGPath(vector: vector)
  }
}
