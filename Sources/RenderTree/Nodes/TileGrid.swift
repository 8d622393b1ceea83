import Raster

/// The division of a picture that is too large for one bitmap into tiles, numbered by rows. A side that is short enough is not divided.
package struct TileGrid: Hashable, Sendable {
  /// The bounds of the whole picture, in its pixels.
  package let bounds: PixelRect
  package let tileWidth: Int
  package let tileHeight: Int

  /// Pictures with a side longer than this, in pixels, are kept in tiles.
  package static let longestWhole = 4096
  /// The longest side of a tiled picture, in pixels.
  package static let maximumSide = 250_000
  /// The width in pixels of the border that a tile holds of its neighbours, for filters that read beyond the tile.
  package static let margin = 16

  package init(bounds: PixelRect) {
    self.bounds = bounds
    tileWidth = bounds.width <= 2048 ? max(bounds.width, 1) : 512
    tileHeight = bounds.height <= 2048 ? max(bounds.height, 1) : 512
  }

  /// Creates a grid of tiles with a custom size.
  package init(bounds: PixelRect, tileWidth: Int, tileHeight: Int) {
    self.bounds = bounds
    self.tileWidth = max(tileWidth, 1)
    self.tileHeight = max(tileHeight, 1)
  }

  package var columns: Int { (bounds.width + tileWidth - 1) / tileWidth }
  package var rows: Int { (bounds.height + tileHeight - 1) / tileHeight }
  package var count: Int { columns * rows }

  /// Returns the rectangle of a tile, in pixels.
  package func rect(_ index: Int) -> PixelRect {
    rect(columns: (index % columns)..<(index % columns + 1), rows: (index / columns)..<(index / columns + 1))
  }

  /// Returns the rectangle of a tile with the border of its neighbours' pixels that it holds.
  package func held(_ index: Int) -> PixelRect {
    rect(index).insetBy(dx: -TileGrid.margin, dy: -TileGrid.margin).intersection(bounds)
  }

  package func rect(columns: Range<Int>, rows: Range<Int>) -> PixelRect {
    PixelRect(
      minX: bounds.minX + columns.lowerBound * tileWidth, minY: bounds.minY + rows.lowerBound * tileHeight,
      maxX: min(bounds.minX + columns.upperBound * tileWidth, bounds.maxX),
      maxY: min(bounds.minY + rows.upperBound * tileHeight, bounds.maxY))
  }

  /// Returns the tiles for which `isWanted` is true. It is called for larger blocks of tiles first, and blocks it rejects are skipped.
  package func tiles(where isWanted: (PixelRect) -> Bool) -> [Int] {
    var found: [Int] = []
    func visit(_ columns: Range<Int>, _ rows: Range<Int>) {
      guard !columns.isEmpty, !rows.isEmpty, isWanted(rect(columns: columns, rows: rows)) else { return }
      if columns.count == 1, rows.count == 1 {
        found.append(rows.lowerBound * self.columns + columns.lowerBound)
      } else if columns.count > rows.count {
        let middle = (columns.lowerBound + columns.upperBound) / 2
        visit(columns.lowerBound..<middle, rows)
        visit(middle..<columns.upperBound, rows)
      } else {
        let middle = (rows.lowerBound + rows.upperBound) / 2
        visit(columns, rows.lowerBound..<middle)
        visit(columns, middle..<rows.upperBound)
      }
    }
    if !bounds.isEmpty { visit(0..<columns, 0..<rows) }
    return found
  }
}
