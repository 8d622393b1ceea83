import CPixelKernels

/// Writes the lines and flattened curves of a path to a `CellWriter`.
struct PathScanner {
  let path: VectorPath
  /// The pixels that the path may touch.
  let extent: PixelRect
  /// Whether all points are finite and within `CellWriter.limit`.
  let isInRange: Bool
  /// The whole pixel that coordinates are relative to. A shape moved by whole pixels therefore has the same coverage.
  let base: SIMD2<Int>

  /// Returns `nil` if there is nothing to fill or a coordinate is NaN.
  init?(_ path: VectorPath) {
    guard path.points.count > 1 else { return nil }
    var lo = path.points[0], hi = lo, probe = RasterPoint(0, 0)
    path.points.withUnsafeBufferPointer { points in
      for p in points {
        lo = pointwiseMin(lo, p)
        hi = pointwiseMax(hi, p)
        probe += p * 0
      }
    }
    if probe.x == 0, probe.y == 0 {
      self.path = path
    } else {
      if path.points.contains(where: { $0.x.isNaN || $0.y.isNaN }) { return nil }
      self.path = path.clamped(to: 1e12)
      lo = lo.clamped(lowerBound: RasterPoint(-1e12, -1e12), upperBound: RasterPoint(1e12, 1e12))
      hi = hi.clamped(lowerBound: RasterPoint(-1e12, -1e12), upperBound: RasterPoint(1e12, 1e12))
    }
    let limit = CellWriter.limit
    isInRange = lo.x > -limit && lo.y > -limit && hi.x < limit && hi.y < limit
    // Rounding to 1/1024 may move a point slightly across the edge of a pixel.
    let half = 0.5 / Double(CellWriter.one)
    extent = PixelRect(enclosing: RasterRect(minX: lo.x - half, minY: lo.y - half, maxX: hi.x + half, maxY: hi.y + half))
      .intersection(Self.coordinateLimits)
    base = isInRange ? SIMD2(Int(lo.x.rounded(.down)), Int(lo.y.rounded(.down))) : SIMD2(0, 0)
    if extent.isEmpty { return nil }
  }

  var origin: RasterPoint { RasterPoint(Double(base.x), Double(base.y)) }

  /// Returns a point relative to the origin, rounded to 2^-20, so that the last digits of a position have no effect.
  @inline(__always)
  static func local(_ p: RasterPoint, _ origin: RasterPoint) -> RasterPoint { (p - origin + 6_442_450_944) - 6_442_450_944 }

  /// The area outside of which coordinates do not fit into cells.
  private static let coordinateLimits = PixelRect(
    minX: -Int(CellWriter.limit), minY: -Int(CellWriter.limit), maxX: Int(CellWriter.limit), maxY: Int(CellWriter.limit))

  /// The maximum number of cells in the accumulation buffer of one band.
  private static let maximumCells = 4 << 20

  /// Fills the buffer for each band of rows of `area` and calls `sweep` with the cells and the pixels they cover.
  func scan(_ area: PixelRect, rule: FillRule, scratch: Scratch, sweep: (inout VKCells, PixelRect) -> Void) {
    let stride = CellWriter.cellStride(width: area.width)
    let maximum = max(1, Self.maximumCells / stride)
    var y = area.minY
    while y < area.maxY {
      let band = PixelRect(minX: area.minX, minY: y, maxX: area.maxX, maxY: min(area.maxY, y + maximum))
      let local = band.offsetBy(dx: -base.x, dy: -base.y), all = extent.offsetBy(dx: -base.x, dy: -base.y)
      var writer = CellWriter(area: local, extent: all, rule: rule, kernels: Kernels.active, scratch: scratch)
      if isInRange { walk(&writer, local == all ? nil : FlatBounds(local)) } else { walkFar(&writer) }
      var cells = writer.cells
      sweep(&cells, band)
      y = band.maxY
    }
  }

  private func walk(_ writer: inout CellWriter, _ bounds: FlatBounds?) {
    let o = origin
    path.points.withUnsafeBufferPointer { points in
      path.verbs.withUnsafeBufferPointer { verbs in
        var p = points.baseAddress!
        var start = Self.local(p[0], o), current = start
        for verb in verbs {
          switch verb {
          case .move:
            writer.line(start)
            start = Self.local(p[0], o)
            current = start
            writer.move(start)
            p += 1
          case .line:
            current = Self.local(p[0], o)
            writer.line(current)
            p += 1
          case .quad:
            let c = Self.local(p[0], o), end = Self.local(p[1], o)
            if bounds?.excludes(current, c, end) != true {
              let a = current - 2 * c + end, u = a * (1.0 / 3)
              writer.curve(.zero, a, 2 * (c - current), current, u, u)
            }
            current = end
            writer.line(current)
            p += 2
          case .cubic:
            let c = Self.local(p[0], o), d = Self.local(p[1], o), end = Self.local(p[2], o)
            if bounds?.excludes(current, c, d, end) != true {
              let u = current - 2 * c + d, v = c - 2 * d + end
              writer.curve(v - u, 3 * u, 3 * (c - current), current, u, v)
            }
            current = end
            writer.line(current)
            p += 3
          case .close:
            current = start
            writer.line(start)
          }
        }
        writer.line(start)
        writer.flush()
      }
    }
  }

  /// Writes a path with points that are far away. Its lines are cut to the range of the fixed-point numbers.
  private func walkFar(_ writer: inout CellWriter) {
    let flat = path.flattened(tolerance: Flattening.tolerance)
    var (start, current) = (RasterPoint(0, 0), RasterPoint(0, 0))
    flat.forEachSegment { segment in
      switch segment {
      case .move(let p):
        Self.farLine(&writer, current, start)
        start = p
        current = p
      case .line(_, let p):
        Self.farLine(&writer, current, p)
        current = p
      default:
        Self.farLine(&writer, current, start)
        current = start
      }
    }
    Self.farLine(&writer, current, start)
    writer.flush()
  }

  /// Writes a line that may be beyond the limit. Parts above and below the limit add nothing; parts to the
  /// left and right are projected onto the limit.
  private static func farLine(_ writer: inout CellWriter, _ from: RasterPoint, _ to: RasterPoint) {
    let limit = CellWriter.limit
    // Larger numbers would lose their last digits below, or overflow.
    func clamped(_ v: RasterPoint) -> RasterPoint { RasterPoint(min(max(v.x, -1e12), 1e12), min(max(v.y, -1e12), 1e12)) }
    let a = clamped(from), b = clamped(to)
    if a.y == b.y || (a.y <= -limit && b.y <= -limit) || (a.y >= limit && b.y >= limit) { return }
    func x(at y: Double) -> Double { a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)) }
    func y(at x: Double) -> Double { min(max(a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x)), min(p.y, q.y)), max(p.y, q.y)) }
    var p = a, q = b
    func cut(_ v: RasterPoint) -> RasterPoint {
      let line = min(max(v.y, -limit), limit)
      return line == v.y ? v : RasterPoint(x(at: line), line)
    }
    p = cut(a)
    q = cut(b)
    var stops = [p]
    for side in (a.x < b.x ? [-limit, limit] : [limit, -limit]) where min(p.x, q.x) < side && max(p.x, q.x) > side {
      stops.append(RasterPoint(side, y(at: side)))
    }
    stops.append(q)
    for (s, t) in zip(stops, stops.dropFirst()) {
      let middle = (s.x + t.x) / 2
      if middle >= limit { continue }
      if middle <= -limit {
        writer.move(RasterPoint(-limit, s.y))
        writer.line(RasterPoint(-limit, t.y))
      } else {
        writer.move(RasterPoint(min(max(s.x, -limit), limit), s.y))
        writer.line(RasterPoint(min(max(t.x, -limit), limit), t.y))
      }
    }
  }
}

/// The area in which curves need detail. A curve above, below or beside the pixels to be drawn is replaced by its chord.
private struct FlatBounds {
  private let low, high: RasterPoint

  init(_ area: PixelRect) {
    low = RasterPoint(Double(area.minX) - 1, Double(area.minY) - 1)
    high = RasterPoint(Double(area.maxX) + 1, Double(area.maxY) + 1)
  }

  @inline(__always)
  func excludes(_ a: RasterPoint, _ b: RasterPoint, _ c: RasterPoint) -> Bool {
    excludes(pointwiseMin(pointwiseMin(a, b), c), pointwiseMax(pointwiseMax(a, b), c))
  }

  @inline(__always)
  func excludes(_ a: RasterPoint, _ b: RasterPoint, _ c: RasterPoint, _ d: RasterPoint) -> Bool {
    excludes(pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d)), pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d)))
  }

  @inline(__always)
  private func excludes(_ lo: RasterPoint, _ hi: RasterPoint) -> Bool {
    hi.y < low.y || lo.y > high.y || lo.x > high.x || hi.x < low.x
  }
}
