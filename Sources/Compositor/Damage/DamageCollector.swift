import Raster

/// Collects the changed rectangles and merges them into a region of few rectangles.
struct DamageCollector {
  private(set) var rects: [PixelRect] = []
  /// The rectangles that do not belong to moving content.
  private(set) var still: [PixelRect] = []
  var isMoving = false
  private(set) var bounds = PixelRect.empty
  private var cells: [PixelRect] = []
  private var pieces: [PixelRect] = []

  /// Removes all rectangles, but keeps the memory for them.
  mutating func begin(_ bounds: PixelRect) {
    self.bounds = bounds
    rects.removeAll(keepingCapacity: true)
    still.removeAll(keepingCapacity: true)
  }

  mutating func add(_ rect: PixelRect) {
    let held = rect.intersection(bounds)
    if held.isEmpty { return }
    // Stacked layers often damage the same rectangle repeatedly.
    if let last = isMoving ? rects.last : still.last, last.contains(held) { return }
    rects.append(held)
    if !isMoving { still.append(held) }
  }

  /// Returns the region of the rectangles. Up to 24 rectangles are kept exactly. More are merged in a grid: each cell keeps the bounds of
  /// its damage, and all cells of a row get the same height. If this covers the whole bounding rectangle, the result is that rectangle.
  mutating func region() -> Region {
    guard let first = rects.first else { return Region() }
    if rects.count == 1 { return Region(first) }
    var region = rects.count <= 24 ? Region(rects) : gridded()
    if region.rects.count > 48, rects.count <= 24 { region = gridded() }
    let union = region.bounds
    return region.area < union.area ? region : Region(union)
  }

  private static let cellWidth = 64
  private static let cellHeight = 32

  private mutating func gridded() -> Region {
    let (w, h) = (DamageCollector.cellWidth, DamageCollector.cellHeight)
    let columns = (bounds.width + w - 1) / w
    let rows = (bounds.height + h - 1) / h
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(.empty, count: columns * rows))
    for rect in rects {
      for row in ((rect.minY - bounds.minY) / h)...((rect.maxY - 1 - bounds.minY) / h) {
        for column in ((rect.minX - bounds.minX) / w)...((rect.maxX - 1 - bounds.minX) / w) {
          let cell = PixelRect(x: bounds.minX + column * w, y: bounds.minY + row * h, width: w, height: h)
          let index = row * columns + column
          if cells[index] != cell { cells[index] = cells[index].union(rect.intersection(cell)) }
        }
      }
    }
    pieces.removeAll(keepingCapacity: true)
    DamageCollector.bands(cells, columns, &pieces)
    // The region gets a copy. If it shared the array, the next frame would have to allocate a new one.
    return Region(banded: pieces.map { $0 })
  }

  /// Converts rows of cells to bands of equal height whose rectangles do not touch. Adjacent bands with the same columns are merged.
  private static func bands(_ cells: [PixelRect], _ columns: Int, _ out: inout [PixelRect]) {
    var previous = 0..<0
    for row in 0..<(cells.count / columns) {
      var (top, bottom) = (Int.max, Int.min)
      for cell in cells[(row * columns)..<((row + 1) * columns)] where !cell.isEmpty {
        top = min(top, cell.minY)
        bottom = max(bottom, cell.maxY)
      }
      guard top < bottom else { continue }
      let start = out.count
      for cell in cells[(row * columns)..<((row + 1) * columns)] where !cell.isEmpty {
        if out.count > start, out[out.count - 1].maxX == cell.minX {
          out[out.count - 1] = PixelRect(minX: out[out.count - 1].minX, minY: top, maxX: cell.maxX, maxY: bottom)
        } else {
          out.append(PixelRect(minX: cell.minX, minY: top, maxX: cell.maxX, maxY: bottom))
        }
      }
      let band = start..<out.count
      if previous.count == band.count, out[previous.lowerBound].maxY == top,
        zip(previous, band).allSatisfy({ out[$0].minX == out[$1].minX && out[$0].maxX == out[$1].maxX })
      {
        for i in previous { out[i] = PixelRect(minX: out[i].minX, minY: out[i].minY, maxX: out[i].maxX, maxY: bottom) }
        out.removeSubrange(band)
      } else {
        previous = band
      }
    }
  }
}
