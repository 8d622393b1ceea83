extension Reference {
  /// Returns a path whose curves are replaced by the lines with which they are filled: the plain form of `CellWriter.curve`. A curve is halved
  /// until the second differences of its pieces are at most `Flattening.flatness`.
  package static func divided(_ path: VectorPath) -> VectorPath {
    var out = VectorPath()
    func divide(_ p: RasterPoint, _ q: RasterPoint, _ r: RasterPoint, _ s: RasterPoint, depth: Int) {
      let u = p - 2 * q + r, v = q - 2 * r + s
      if depth == 0 || max(max(abs(u.x), abs(u.y)), max(abs(v.x), abs(v.y))) <= Flattening.flatness {
        out.line(to: s)
        return
      }
      let a = (p + q) * 0.5, b = (q + r) * 0.5, c = (r + s) * 0.5, d = (a + b) * 0.5, e = (b + c) * 0.5, middle = (d + e) * 0.5
      divide(p, a, d, middle, depth: depth - 1)
      divide(middle, e, c, s, depth: depth - 1)
    }
    path.forEachSegment { segment in
      switch segment {
      case .move(let p): out.move(to: p)
      case .line(_, let p): out.line(to: p)
      case .quad(let p, let q, let r): divide(p, p + (q - p) * (2.0 / 3), r + (q - r) * (2.0 / 3), r, depth: 10)
      case .cubic(let p, let q, let r, let s): divide(p, q, r, s, depth: 10)
      case .close: out.close()
      }
    }
    return out
  }
}
