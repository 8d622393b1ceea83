import Raster

/// The contents of a layer: one bitmap, or the tiles of one. Two contents are equal if no pixel can differ: same buffer, same revision.
package struct LayerContents: Sendable, Equatable {
  private enum Picture: Sendable {
    case whole(PixelBuffer)
    case tiles(ContentTiles)
  }

  private var picture: Picture
  /// The revision of the pixels, which changes with every change of them.
  package var revision: UInt64
  /// The pixels that changed since the revision `base`, in pixels of the buffer; nil means all. Tiles have their own dirty rectangles.
  package var dirty: PixelRect?
  /// The changed rectangles, if they lie apart; `dirty` is then their union. Empty if `dirty` describes the change well enough.
  package var parts: [PixelRect]
  /// The revision that `dirty` is relative to.
  package var base: UInt64

  /// - Parameter base: the revision that `dirty` is relative to; nil for `revision - 1`.
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

  /// The bitmap, or an empty bitmap if the contents are tiles.
  package var pixels: PixelBuffer {
    if case .whole(let pixels) = picture { pixels } else { LayerContents.noPixels }
  }

  /// The tiles; nil if the contents are one bitmap.
  package var tiles: ContentTiles? {
    if case .tiles(let tiles) = picture { tiles } else { nil }
  }

  /// The bounds of the whole picture, in pixels.
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
