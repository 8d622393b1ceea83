/// The pixels whose centres lie within the sharp edges of a convex polygon. `Scratch` keeps the object for its memory.
final class ConvexSpans {
  /// The pixels that can be covered.
  private(set) var area = PixelRect.empty
  /// The polygon with its sharp edges moved outwards, beyond the pixels they touch.
  private(set) var pushed: [RasterPoint] = []
  /// The edges as lines `x = slope * y + offset`: the left and the right boundaries.
  private var lefts: [(slope: Double, offset: Double)] = []
  private var rights: [(slope: Double, offset: Double)] = []
  private var top = -Double.infinity, bottom = Double.infinity
  private(set) var corners: [RasterPoint] = []
  private(set) var smooth: [Bool] = []
  private var moves: [RasterPoint] = []

  func begin() {
    corners.removeAll(keepingCapacity: true)
    smooth.removeAll(keepingCapacity: true)
  }

  /// - Parameter isSmooth: whether the edge from this corner to the next is smooth.
  func add(_ corner: RasterPoint, _ isSmooth: Bool) {
    corners.append(corner)
    smooth.append(isSmooth)
  }

  /// Ends the polygon after its last corner. Returns false if it covers nothing.
  func end(limits: PixelRect) -> Bool {
    guard corners.count > 2, corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return false }
    pushed.removeAll(keepingCapacity: true)
    lefts.removeAll(keepingCapacity: true)
    rights.removeAll(keepingCapacity: true)
    moves.removeAll(keepingCapacity: true)
    (top, bottom) = (-Double.infinity, Double.infinity)
    var bounds = RasterRect.null
    for corner in corners { bounds.include(corner) }
    area = PixelRect(enclosing: bounds).intersection(limits)
    if area.isEmpty { return false }
    let n = corners.count
    var twice = 0.0
    for i in 0..<n {
      let (p, q) = (corners[i], corners[(i + 1) % n])
      twice += p.x * q.y - q.x * p.y
    }
    guard twice != 0, twice.isFinite else { return false }
    // Each edge is taken in the direction in which the inside is on its right (y down: clockwise).
    for _ in 0..<n { moves.append(.zero) }
    for i in 0..<n where !smooth[i] {
      let (p, q) = twice > 0 ? (corners[i], corners[(i + 1) % n]) : (corners[(i + 1) % n], corners[i])
      let d = q - p
      let length = (d * d).sum().squareRoot()
      guard length > 0 else { continue }
      moves[i] = RasterPoint(d.y, -d.x) * (2 / length)
      if abs(d.y) < 1e-9 * length {
        if d.x > 0 { top = max(top, p.y) } else { bottom = min(bottom, p.y) }
        continue
      }
      // Computed from the upper end, so that polygons that share the edge get the same result.
      let (a, b) = p.y < q.y ? (p, q) : (q, p)
      let slope = (b.x - a.x) / (b.y - a.y)
      let line = (slope: slope, offset: a.x - slope * a.y)
      if d.y > 0 { rights.append(line) } else { lefts.append(line) }
    }
    guard smooth.contains(true) else { return true }
    // The corners are the intersections of the moved edges.
    for i in 0..<n {
      let before = (i + n - 1) % n
      let (a, b) = (corners[before] + moves[before], corners[i] + moves[i])
      let (u, v) = (corners[i] - corners[before], corners[(i + 1) % n] - corners[i])
      let cross = u.x * v.y - u.y * v.x
      let w = b - a
      let t = cross == 0 ? 1 : (w.x * v.y - w.y * v.x) / cross
      pushed.append(abs(t) < 1e6 ? a + u * t : corners[i] + moves[i])
    }
    return true
  }

  /// Returns the first pixel whose centre is not before the boundary.
  private func first(_ boundary: Double) -> Int {
    // In 1,024ths, so that rounding errors move no boundary across a pixel centre.
    let edge = ((boundary * 1024).rounded() / 1024 - 0.5).rounded(.up)
    return Int(min(max(edge, -1e9), 1e9))
  }

  func row(_ y: Int) -> Range<Int> {
    let center = Double(y) + 0.5
    guard first(top) <= y, y < first(bottom) else { return 0..<0 }
    var (low, high) = (area.minX, area.maxX)
    for line in lefts { low = max(low, first(line.slope * center + line.offset)) }
    for line in rights { high = min(high, first(line.slope * center + line.offset)) }
    return low < high ? low..<high : 0..<0
  }

  /// Clears the mask outside of the spans.
  func cut(_ mask: CoverageMask) {
    for y in mask.bounds.minY..<mask.bounds.maxY {
      let row = row(y), to = mask.row(y) - mask.bounds.minX
      let low = min(max(row.lowerBound, mask.bounds.minX), mask.bounds.maxX)
      let high = row.isEmpty ? low : min(max(row.upperBound, low), mask.bounds.maxX)
      for x in mask.bounds.minX..<low { to[x] = 0 }
      for x in high..<mask.bounds.maxX { to[x] = 0 }
    }
  }
}
