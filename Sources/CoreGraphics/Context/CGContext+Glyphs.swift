package import PDF
internal import Raster

extension CGContext {
  /// Whether text can be set as text: in a PDF, without a shadow.
  package var setsText: Bool { document?.isPageOpen == true && state.shadow == nil }

  /// Sets glyphs in the fill colour. False where they have to be drawn in another way.
  package func show(_ glyphs: PDFGlyphs) -> Bool {
    guard setsText, let document, glyphs.transform.isFinite else { return false }
    guard let paint = paint(state.fillColor), !glyphs.reach.intersection(state.clip.bounds).isEmpty else { return true }
    return PDFCanvas(document, clip: state.clip, outline: state.outline, blend: state.blendMode.blend)
      .show(glyphs, paint: paint, opacity: state.opacity)
  }
}
