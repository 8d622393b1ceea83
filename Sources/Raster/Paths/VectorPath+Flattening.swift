extension VectorPath {
  /// Returns the path with its curves replaced by lines, none of which is farther from its curve than the tolerance.
  package func flattened(tolerance: Double = Flattening.tolerance) -> VectorPath {
    var out = VectorPath()
    out.reserve(verbs: verbs.count, points: points.count)
    let tolerance = tolerance > 1e-9 ? tolerance : Flattening.tolerance
    forEachSegment { segment in
      switch segment {
      case .move(let p): out.move(to: p)
      case .line(_, let p): out.line(to: p)
      case .quad(let p, let q, let r):
        let n = Flattening.segments(p, q, r, tolerance: tolerance)
        let a = p - 2 * q + r, b = 2 * (q - p)
        for i in 1..<max(n, 1) {
          let t = Double(i) / Double(n)
          out.line(to: (a * t + b) * t + p)
        }
        out.line(to: r)
      case .cubic(let p, let q, let r, let s):
        let n = Flattening.segments(p, q, r, s, tolerance: tolerance)
        let c = 3 * (q - p), b = 3 * (p - 2 * q + r), a = s - p + 3 * (q - r)
        for i in 1..<max(n, 1) {
          let t = Double(i) / Double(n)
          out.line(to: ((a * t + b) * t + c) * t + p)
        }
        out.line(to: s)
      case .close: out.close()
      }
    }
    return out
  }

  /// Returns the path with each coordinate limited to ±`limit`.
  func clamped(to limit: Double) -> VectorPath {
    var out = VectorPath()
    var i = 0
    func next() -> RasterPoint {
      defer { i += 1 }
      return points[i].clamped(lowerBound: RasterPoint(-limit, -limit), upperBound: RasterPoint(limit, limit))
    }
    for verb in verbs {
      switch verb {
      case .move: out.move(to: next())
      case .line: out.line(to: next())
      case .quad:
        let a = next(), b = next()
        out.quad(to: b, control: a)
      case .cubic:
        let a = next(), b = next(), c = next()
        out.cubic(to: c, control1: a, control2: b)
      case .close: out.close()
      }
    }
    return out
  }

  /// The rectangle that the path describes; nil if it is not a rectangle along the axes.
  package var asRect: RasterRect? {
    guard points.count == 4 || (points.count == 5 && points[4] == points[0]), verbs.first == .move else { return nil }
    let lines = verbs.dropFirst()
    guard lines.dropLast().allSatisfy({ $0 == .line }), lines.last == .line || lines.last == .close else { return nil }
    let p = points
    let horizontalFirst = p[0].y == p[1].y && p[1].x == p[2].x && p[2].y == p[3].y && p[3].x == p[0].x
    let verticalFirst = p[0].x == p[1].x && p[1].y == p[2].y && p[2].x == p[3].x && p[3].y == p[0].y
    guard horizontalFirst || verticalFirst else { return nil }
    return RasterRect(
      minX: min(p[0].x, p[2].x), minY: min(p[0].y, p[2].y), maxX: max(p[0].x, p[2].x), maxY: max(p[0].y, p[2].y))
  }
}
