package import PDF
internal import Raster

extension CGContext {
  /// Whether text is written as text: in a PDF, without a shadow.
  package var setsText: Bool { document?.isPageOpen == true && state.shadow == nil }

  /// Writes glyphs in the fill colour. Returns false if they must be drawn in another way.
  package func show(_ glyphs: PDFGlyphs) -> Bool {
    guard setsText, let document, glyphs.transform.isFinite else { return false }
    guard let paint = paint(state.fillColor), !glyphs.extent.intersection(state.clip.bounds).isEmpty else { return true }
    return PDFCanvas(document, clip: state.clip, outline: state.outline, blend: state.blendMode.blend)
      .show(glyphs, paint: paint, opacity: state.opacity)
  }
}
