import Foundation

extension PixelBuffer {
  /// Moves the pixels of a rectangle by whole pixels within the rectangle. Pixels that are not overwritten keep their values.
  package func shift(_ rect: PixelRect, dx: Int, dy: Int) {
    let rect = rect.intersection(bounds)
    let target = rect.intersection(rect.offsetBy(dx: dx, dy: dy))
    guard !target.isEmpty else { return }
    let x = target.minX - bounds.minX
    for step in 0..<target.height {
      // Rows that are still to be read are written last.
      let y = dy > 0 ? target.maxY - 1 - step : target.minY + step
      memmove(row(y) + x, row(y - dy) + (x - dx), target.width * 4)
    }
  }
}
