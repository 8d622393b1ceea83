import Raster

/// The tiles of a large picture that have been drawn.
package final class ContentTiles: Sendable {
  package struct Tile: Sendable {
    /// The pixels of `TileGrid.held`, in coordinates of the whole picture.
    package var pixels: PixelBuffer
    /// The same as in `LayerContents`.
    package var revision: UInt64
    package var dirty: PixelRect?
    package var base: UInt64

    package init(pixels: PixelBuffer, revision: UInt64, dirty: PixelRect?, base: UInt64) {
      self.pixels = pixels
      self.revision = revision
      self.dirty = dirty
      self.base = base
    }
  }

  package let grid: TileGrid
  package let isOpaque: Bool
  /// The tiles by their index in the grid.
  package let tiles: [Int: Tile]

  package init(grid: TileGrid, isOpaque: Bool, tiles: [Int: Tile]) {
    self.grid = grid
    self.isOpaque = isOpaque
    self.tiles = tiles
  }

  /// Returns the rectangles in which the picture differs from an earlier picture with the same grid, in pixels of the picture.
  package func changes(since old: ContentTiles) -> [PixelRect] {
    var rects: [PixelRect] = []
    for (index, tile) in tiles {
      let rect = grid.rect(index)
      guard let was = old.tiles[index] else {
        rects.append(rect)
        continue
      }
      if was.pixels === tile.pixels, was.revision == tile.revision { continue }
      let dirty = was.revision == tile.base ? tile.dirty : nil
      let changed = dirty?.intersection(rect) ?? rect
      if !changed.isEmpty { rects.append(changed) }
    }
    for index in old.tiles.keys where tiles[index] == nil { rects.append(grid.rect(index)) }
    return rects
  }
}
