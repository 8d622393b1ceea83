import CPixelKernels
import Foundation

/// A picture at a half, a quarter, an eighth and so on of its size, along each axis separately. Each pixel of a level is the mean of two or
/// four pixels of the level before. Kept with a frozen picture; an axis is halved at most 17 times.
package final class Reductions: @unchecked Sendable {
  private let lock = NSLock()
  private var levels: [Halvings: PixelBuffer] = [:]

  /// The number of times that a picture is halved horizontally and vertically.
  package struct Halvings: Hashable, Sendable {
    package var across, down: Int

    /// Creates the halvings after which the remaining scale is between a half and 1, so that no pixel is skipped.
    package init(for transform: Affine) {
      func count(_ scale: Double) -> Int {
        var (scale, count) = (scale, 0)
        while scale < 0.5, count < 17 {
          scale *= 2
          count += 1
        }
        return scale > 0 ? count : 0
      }
      across = count((transform.a * transform.a + transform.b * transform.b).squareRoot())
      down = count((transform.c * transform.c + transform.d * transform.d).squareRoot())
    }

    private init(across: Int, down: Int) {
      self.across = across
      self.down = down
    }

    package var isNone: Bool { across == 0 && down == 0 }
    /// The level that this one is made from.
    var before: Halvings { Halvings(across: max(0, across - 1), down: max(0, down - 1)) }
    /// The transform from the level's coordinates to the picture's.
    var scale: Affine { Affine(scaleX: Double(1 << across), y: Double(1 << down)) }
  }

  /// Returns a level of the part `source` of a picture that contains at least the area `needed`. Coordinates are those of the level,
  /// relative to the corner of `source`. The pixels do not depend on `needed`. `nil` if there is not enough memory.
  package static func level(_ image: PixelBuffer, _ source: PixelRect, _ halvings: Halvings, needed: PixelRect) -> PixelBuffer? {
    if source == image.bounds, let kept = image.reductions { return kept.level(image, halvings) }
    // One pixel more on each side, for samples between two pixels, and whole pixels of the level.
    func range(_ low: Int, _ high: Int, _ end: Int, _ count: Int) -> (Int, Int) {
      let unit = 1 << count
      return (max(0, (low / unit - 2) * unit), min(end, (high / unit + 3) * unit))
    }
    let area = needed.offsetBy(dx: -source.minX, dy: -source.minY)
    let (x0, x1) = range(area.minX, area.maxX, source.width, halvings.across)
    let (y0, y1) = range(area.minY, area.maxY, source.height, halvings.down)
    guard x1 > x0, y1 > y0 else { return nil }
    let part = PixelRect(minX: source.minX + x0, minY: source.minY + y0, maxX: source.minX + x1, maxY: source.minY + y1)
    return make(halvings) { Self.halved(image, part, at: (x0, y0), $0) }
  }

  private static func make(_ halvings: Halvings, _ first: (Halvings) -> PixelBuffer?) -> PixelBuffer? {
    if halvings.before.isNone { return first(halvings) }
    return make(halvings.before, first).flatMap { halved($0, $0.bounds, at: ($0.bounds.minX, $0.bounds.minY), halvings) }
  }

  private func level(_ image: PixelBuffer, _ halvings: Halvings) -> PixelBuffer? {
    lock.lock()
    defer { lock.unlock() }
    return find(image, halvings)
  }

  private func find(_ image: PixelBuffer, _ halvings: Halvings) -> PixelBuffer? {
    if let level = levels[halvings] { return level }
    let from = halvings.before.isNone ? image : find(image, halvings.before)
    guard let from,
      let half = Self.halved(from, from.bounds, at: halvings.before.isNone ? (0, 0) : (from.bounds.minX, from.bounds.minY), halvings)
    else { return nil }
    levels[halvings] = half
    return half
  }

  /// Returns `part` of a picture halved along the axes of `halvings`. `corner` is the even position of its corner in its level.
  private static func halved(_ image: PixelBuffer, _ part: PixelRect, at corner: (Int, Int), _ halvings: Halvings) -> PixelBuffer? {
    let across = halvings.across > 0, down = halvings.down > 0
    let width = across ? (part.width + 1) / 2 : part.width, height = down ? (part.height + 1) / 2 : part.height
    let bounds = PixelRect(x: across ? corner.0 / 2 : corner.0, y: down ? corner.1 / 2 : corner.1, width: width, height: height)
    guard let result = PixelBuffer(bounds: bounds) else { return nil }
    result.isOpaque = image.isOpaque
    let kernels = Kernels.active, shift = part.minX - image.bounds.minX
    for y in 0..<height {
      // An odd last row or column is counted twice.
      let line = part.minY + (down ? 2 * y : y), below = down ? min(line + 1, part.maxY - 1) : line
      let a = image.row(line) + shift, b = image.row(below) + shift, to = result.row(bounds.minY + y)
      if across {
        kernels.pointee.half_row(to, a, b, part.width / 2)
        if part.width % 2 == 1 {
          let last = part.width - 1
          to[width - 1] = Reference.mean(a[last], a[last], b[last], b[last])
        }
      } else {
        kernels.pointee.mean_row(to, a, b, width)
      }
    }
    return result
  }
}
