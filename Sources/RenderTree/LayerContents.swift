import Raster

/// The picture of a layer: a bitmap, or tiles of one. Equal when no pixel can differ: same buffer, same revision.
package struct LayerContents: Sendable, Equatable {
  private enum Picture: Sendable {
    case whole(PixelBuffer)
    case tiles(ContentTiles)
  }

  private var picture: Picture
  /// New at every change of the pixels.
  package var revision: UInt64
  /// What changed since the revision `base`, in pixels of the buffer; nil means all. Tiles have their own.
  package var dirty: PixelRect?
  /// Where what changed lies apart: all of it, with `dirty` around it. Empty where `dirty` is all that there is to say.
  package var parts: [PixelRect]
  /// The revision that `dirty` starts from.
  package var base: UInt64

  /// - Parameter base: nil for the revision before this one.
  package init(pixels: PixelBuffer, revision: UInt64, dirty: PixelRect? = nil, parts: [PixelRect] = [], base: UInt64? = nil) {
    picture = .whole(pixels)
    self.revision = revision
    self.dirty = dirty
    self.parts = parts
    self.base = base ?? (revision &- 1)
  }

  package init(tiles: ContentTiles, revision: UInt64) {
    picture = .tiles(tiles)
    self.revision = revision
    parts = []
    base = revision &- 1
  }

  /// The bitmap; an empty one where there are tiles.
  package var pixels: PixelBuffer {
    if case .whole(let pixels) = picture { pixels } else { LayerContents.noPixels }
  }

  /// nil where there is one bitmap.
  package var tiles: ContentTiles? {
    if case .tiles(let tiles) = picture { tiles } else { nil }
  }

  /// Of the whole picture, in pixels.
  package var bounds: PixelRect {
    switch picture {
    case .whole(let pixels): pixels.bounds
    case .tiles(let tiles): tiles.grid.bounds
    }
  }

  package var isOpaque: Bool {
    switch picture {
    case .whole(let pixels): pixels.isOpaque
    case .tiles(let tiles): tiles.isOpaque
    }
  }

  private static let noPixels = PixelBuffer(bounds: .empty)!

  package static func == (a: LayerContents, b: LayerContents) -> Bool {
    guard a.revision == b.revision else { return false }
    return switch (a.picture, b.picture) {
    case (.whole(let a), .whole(let b)): a === b
    case (.tiles(let a), .tiles(let b)): a === b
    default: false
    }
  }
}
