extension VectorPath {
  /// The bounds of all points, including control points; `RasterRect.null` for an empty path.
  package var bounds: RasterRect {
    var out = RasterRect.null
    for point in points { out.include(point) }
    return out
  }

  /// The bounds of the lines and curves themselves.
  package var tightBounds: RasterRect {
    var out = RasterRect.null
    forEachSegment { segment in
      switch segment {
      case .move(let p): out.include(p)
      case .line(_, let p): out.include(p)
      case .quad(let a, let b, let c):
        out.include(c)
        for axis in 0..<2 {
          let t = (a[axis] - b[axis]) / (a[axis] - 2 * b[axis] + c[axis])
          if t > 0, t < 1 { out.include(a + (b - a) * (2 * t * (1 - t) + t * t) + (c - b) * (t * t)) }
        }
      case .cubic(let a, let b, let c, let d):
        out.include(d)
        for axis in 0..<2 {
          for t in Self.extremes(a[axis], b[axis], c[axis], d[axis]) where t > 0 && t < 1 {
            let s = 1 - t
            let p = a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
            out.include(p)
          }
        }
      case .close: break
      }
    }
    return out
  }

  /// Returns the parameters at which the derivative of a cubic is zero.
  private static func extremes(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let qa = -a + 3 * b - 3 * c + d, qb = 2 * (a - 2 * b + c), qc = b - a
    if abs(qa) < 1e-12 * (abs(qb) + abs(qc)) { return qb == 0 ? [] : [-qc / qb] }
    let disc = qb * qb - 4 * qa * qc
    guard disc >= 0 else { return [] }
    let q = -0.5 * (qb + (qb < 0 ? -1 : 1) * disc.squareRoot())
    return q == 0 ? [0] : [q / qa, qc / q]
  }

  package enum Segment {
    case move(RasterPoint)
    case line(RasterPoint, RasterPoint)
    case quad(RasterPoint, RasterPoint, RasterPoint)
    case cubic(RasterPoint, RasterPoint, RasterPoint, RasterPoint)
    /// The line from the first point back to the second, where the subpath started.
    case close(RasterPoint, RasterPoint)
  }

  /// Calls `body` for each verb with its starting point.
  package func forEachSegment(_ body: (Segment) -> Void) {
    var (i, start, current) = (0, RasterPoint(0, 0), RasterPoint(0, 0))
    for verb in verbs {
      switch verb {
      case .move:
        start = points[i]
        current = start
        body(.move(start))
        i += 1
      case .line:
        body(.line(current, points[i]))
        current = points[i]
        i += 1
      case .quad:
        body(.quad(current, points[i], points[i + 1]))
        current = points[i + 1]
        i += 2
      case .cubic:
        body(.cubic(current, points[i], points[i + 1], points[i + 2]))
        current = points[i + 2]
        i += 3
      case .close:
        body(.close(current, start))
        current = start
      }
    }
  }
}
