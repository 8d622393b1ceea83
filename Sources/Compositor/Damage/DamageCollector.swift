import Raster

/// Gathers the rectangles that changed, and makes a region of few pieces of them.
struct DamageCollector {
  private(set) var rects: [PixelRect] = []
  let bounds: PixelRect

  init(bounds: PixelRect, reusing storage: [PixelRect] = []) {
    self.bounds = bounds
    rects = storage
    rects.removeAll(keepingCapacity: true)
  }

  mutating func add(_ rect: PixelRect) {
    let held = rect.intersection(bounds)
    if !held.isEmpty { rects.append(held) }
  }

  /// Few rectangles are kept exactly; of many, each cell of a grid keeps its bounds, and a row of cells its height.
  var region: Region {
    if rects.count <= 24 {
      let exact = Region(rects)
      if exact.rects.count <= 48 { return exact }
    }
    return gridded()
  }

  private static let cellWidth = 64
  private static let cellHeight = 32

  private func gridded() -> Region {
    let (w, h) = (DamageCollector.cellWidth, DamageCollector.cellHeight)
    let columns = (bounds.width + w - 1) / w
    let rows = (bounds.height + h - 1) / h
    var cells = [PixelRect](repeating: .empty, count: columns * rows)
    for rect in rects {
      for row in ((rect.minY - bounds.minY) / h)...((rect.maxY - 1 - bounds.minY) / h) {
        for column in ((rect.minX - bounds.minX) / w)...((rect.maxX - 1 - bounds.minX) / w) {
          let cell = PixelRect(x: bounds.minX + column * w, y: bounds.minY + row * h, width: w, height: h)
          let index = row * columns + column
          if cells[index] != cell { cells[index] = cells[index].union(rect.intersection(cell)) }
        }
      }
    }
    return Region(banded: DamageCollector.bands(cells, columns))
  }

  /// Rows of cells as bands of equal height without touching pieces; bands that look alike and touch become one.
  private static func bands(_ cells: [PixelRect], _ columns: Int) -> [PixelRect] {
    var out: [PixelRect] = []
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
    return out
  }
}
