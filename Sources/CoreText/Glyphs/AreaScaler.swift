import Foundation
import Raster

/// Scales a small picture. Each target pixel is the mean of the source area that it covers; enlarged pictures are interpolated. Used for
/// colour glyphs, which exist in one size and are drawn in all sizes.
enum AreaScaler {
  /// Scales `source` into `target`.
  ///
  /// - Parameters:
  ///   - x: the left edge of the source in the target's coordinates.
  ///   - y: the top edge of the source in the target's coordinates.
  static func scale(_ source: PixelBuffer, into target: PixelBuffer, x: Double, y: Double, scale: Double) {
    let columns = (target.bounds.minX..<target.bounds.maxX).map { weights($0, offset: x, scale: scale, count: source.width) }
    let rows = (target.bounds.minY..<target.bounds.maxY).map { weights($0, offset: y, scale: scale, count: source.height) }
    var sums = [Double](repeating: 0, count: 4)
    for (row, ys) in rows.enumerated() {
      let out = target.row(target.bounds.minY + row)
      for (column, xs) in columns.enumerated() {
        for channel in 0..<4 { sums[channel] = 0 }
        for (sourceY, wy) in ys {
          let line = source.row(source.bounds.minY + sourceY)
          for (sourceX, wx) in xs {
            let bits = line[sourceX]
            let weight = wx * wy
            sums[0] += Double(bits & 255) * weight
            sums[1] += Double(bits >> 8 & 255) * weight
            sums[2] += Double(bits >> 16 & 255) * weight
            sums[3] += Double(bits >> 24) * weight
          }
        }
        // Premultiplied channels do not exceed alpha, because all are rounded in the same way.
        out[column] = (0..<4).reduce(UInt32(0)) { $0 | UInt32(min(255, max(0, sums[$1] + 0.5))) << UInt32(8 * $1) }
      }
    }
  }

  /// Returns the source positions with their weights in a target pixel.
  private static func weights(_ pixel: Int, offset: Double, scale: Double, count: Int) -> [(Int, Double)] {
    let from = (Double(pixel) - offset) / scale
    let to = (Double(pixel + 1) - offset) / scale
    guard scale < 1 else {
      // Enlarging: interpolates between the two nearest pixels.
      let center = (from + to) / 2 - 0.5
      let low = Int(center.rounded(.down))
      let part = center - Double(low)
      return [(low, 1 - part), (low + 1, part)].filter { (0..<count).contains($0.0) && $0.1 > 0 }
    }
    let first = max(0, Int(from.rounded(.down)))
    let last = min(count - 1, Int(to.rounded(.up)) - 1)
    guard first <= last else { return [] }
    return (first...last).compactMap { index in
      let part = (min(to, Double(index + 1)) - max(from, Double(index))) / (to - from)
      return part > 0 ? (index, part) : nil
    }
  }
}
