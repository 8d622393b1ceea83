import Raster

/// The bitmap of a layer. Equal when no pixel can differ: same buffer, same revision.
package struct LayerContents: Sendable, Equatable {
  package var pixels: PixelBuffer
  /// New at every change of the pixels.
  package var revision: UInt64
  /// What changed since the revision `base`, in pixels of the buffer; nil means all.
  package var dirty: PixelRect?
  /// The revision that `dirty` starts from.
  package var base: UInt64

  /// - Parameter base: nil for the revision before this one.
  package init(pixels: PixelBuffer, revision: UInt64, dirty: PixelRect? = nil, base: UInt64? = nil) {
    self.pixels = pixels
    self.revision = revision
    self.dirty = dirty
    self.base = base ?? (revision &- 1)
  }

  package static func == (a: LayerContents, b: LayerContents) -> Bool {
    a.pixels === b.pixels && a.revision == b.revision
  }
}
