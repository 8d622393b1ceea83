import Raster

/// Gathers the rectangles that changed, and makes a region of few pieces of them.
struct DamageCollector {
  private(set) var rects: [PixelRect] = []
  /// Those that do not belong to content that moves.
  private(set) var still: [PixelRect] = []
  var isMoving = false
  private(set) var bounds = PixelRect.empty
  private var cells: [PixelRect] = []
  private var pieces: [PixelRect] = []

  /// Forgets what was gathered, but not the memory for it.
  mutating func begin(_ bounds: PixelRect) {
    self.bounds = bounds
    rects.removeAll(keepingCapacity: true)
    still.removeAll(keepingCapacity: true)
  }

  mutating func add(_ rect: PixelRect) {
    let held = rect.intersection(bounds)
    if held.isEmpty { return }
    // Layers stacked on each other damage the same again and again.
    if let last = isMoving ? rects.last : still.last, last.contains(held) { return }
    rects.append(held)
    if !isMoving { still.append(held) }
  }

  /// Few rectangles are kept exactly; of many, each cell of a grid keeps its bounds, and a row of cells its height. Where that
  /// is all that lies between, it is one rectangle.
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
    // A copy: whoever holds the region would make the next frame take new memory.
    return Region(banded: pieces.map { $0 })
  }

  /// Rows of cells as bands of equal height without touching pieces; bands that look alike and touch become one.
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
