import Raster

/// How a picture that is too large for one bitmap is cut into tiles, counted by rows. A side that is not long is not cut.
package struct TileGrid: Hashable, Sendable {
  /// Of the whole picture, in its pixels.
  package let bounds: PixelRect
  package let tileWidth: Int
  package let tileHeight: Int

  /// Pictures with a longer side, in pixels, are kept in tiles.
  package static let longestWhole = 4096
  /// The longest side of a picture in tiles.
  package static let maximumSide = 250_000
  /// Pixels of its neighbours that a tile holds besides its own, for filters that read them.
  package static let margin = 16

  package init(bounds: PixelRect) {
    self.bounds = bounds
    tileWidth = bounds.width <= 2048 ? max(bounds.width, 1) : 512
    tileHeight = bounds.height <= 2048 ? max(bounds.height, 1) : 512
  }

  /// Tiles of a size of one's own, which hold nothing of their neighbours.
  package init(bounds: PixelRect, tileWidth: Int, tileHeight: Int) {
    self.bounds = bounds
    self.tileWidth = max(tileWidth, 1)
    self.tileHeight = max(tileHeight, 1)
  }

  package var columns: Int { (bounds.width + tileWidth - 1) / tileWidth }
  package var rows: Int { (bounds.height + tileHeight - 1) / tileHeight }
  package var count: Int { columns * rows }

  /// The pixels of a tile.
  package func rect(_ index: Int) -> PixelRect {
    rect(columns: (index % columns)..<(index % columns + 1), rows: (index / columns)..<(index / columns + 1))
  }

  /// The same with those of its neighbours that it holds.
  package func held(_ index: Int) -> PixelRect {
    rect(index).insetBy(dx: -TileGrid.margin, dy: -TileGrid.margin).intersection(bounds)
  }

  package func rect(columns: Range<Int>, rows: Range<Int>) -> PixelRect {
    PixelRect(
      minX: bounds.minX + columns.lowerBound * tileWidth, minY: bounds.minY + rows.lowerBound * tileHeight,
      maxX: min(bounds.minX + columns.upperBound * tileWidth, bounds.maxX),
      maxY: min(bounds.minY + rows.upperBound * tileHeight, bounds.maxY))
  }

  /// The tiles of which some pixel is wanted: whole blocks of them are asked for first.
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
