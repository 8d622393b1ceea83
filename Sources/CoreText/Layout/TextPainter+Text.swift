import CoreGraphics
import Foundation
import PDF
import Raster

extension TextPainter {
  /// Returns a run as text for the page of a PDF.
  func text(_ run: GlyphRun, _ line: TextLine, x: CGFloat, y: CGFloat) -> PDFGlyphs {
    let runTransform = CGAffineTransform(translationX: x, y: y).concatenating(context.deviceTransform)
    let extent = self.extent(of: run, line)
    let touched = RasterRect(
      minX: Double(extent.minX), minY: Double(extent.minY), maxX: Double(extent.maxX), maxY: Double(extent.maxY))
    return PDFGlyphs(
      file: run.face.path, index: run.face.index, isOblique: run.face.isOblique, size: run.size, isYUp: isYUp,
      glyphs: run.glyphs.map { PDFGlyphs.Glyph(id: $0.id, x: $0.x, y: $0.y) }, clusters: clusters(of: run),
      isRightToLeft: run.isRightToLeft, transform: runTransform.affine,
      extent: PixelRect(enclosing: context.deviceTransform.affine.mapBounds(of: touched)))
  }

  /// Returns the pieces of the text that the run's glyphs show, in the order of the text.
  private func clusters(of run: GlyphRun) -> [PDFGlyphs.Cluster] {
    // An ellipsis has no text of its own.
    guard !run.range.isEmpty else { return [PDFGlyphs.Cluster(text: "\u{2026}", glyphs: run.glyphs.count)] }
    let units = layout.text.string.utf16
    let inOrder = run.isRightToLeft ? Array(run.glyphs.reversed()) : run.glyphs
    var result: [PDFGlyphs.Cluster] = []
    var index = 0
    while index < inOrder.count {
      let start = inOrder[index].cluster
      var next = index
      while next < inOrder.count, inOrder[next].cluster == start { next += 1 }
      let end = next < inOrder.count ? inOrder[next].cluster : run.range.upperBound
      let part =
        start >= 0 && start < end && end <= units.count
        ? String(decoding: units.dropFirst(start).prefix(end - start), as: UTF16.self) : ""
      result.append(PDFGlyphs.Cluster(text: part, glyphs: next - index))
      index = next
    }
    return result
  }
}
