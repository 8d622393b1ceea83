import Raster

/// The bitmap of a layer. Equal when no pixel can differ: same buffer, same revision.
package struct LayerContents: Sendable, Equatable {
  package var pixels: PixelBuffer
  /// New at every change of the pixels.
  package var revision: UInt64
  /// What changed since the revision before, in pixels of the buffer; nil means all.
  package var dirty: PixelRect?

  package init(pixels: PixelBuffer, revision: UInt64, dirty: PixelRect? = nil) {
    self.pixels = pixels
    self.revision = revision
    self.dirty = dirty
  }

  package static func == (a: LayerContents, b: LayerContents) -> Bool {
    a.pixels === b.pixels && a.revision == b.revision
  }
}
