extension VectorPath {
  /// The outline of the line along this path: fill it non-zero. Dashes of the style are cut first. Empty where the width is
  /// not above 0 or a point is not finite.
  ///
  /// - Parameter tolerance: how far curves may be from true, in the path's units.
  package func stroked(_ style: StrokeStyle, tolerance: Double = Flattening.tolerance) -> VectorPath {
    guard style.width > 0, style.width.isFinite, points.allSatisfy({ ($0 * 0) == .zero }) else { return VectorPath() }
    let tolerance = tolerance > 1e-9 ? tolerance : Flattening.tolerance
    // Far beyond what shows; squares of lengths must not overflow.
    if points.contains(where: { abs($0.x) > 1e9 || abs($0.y) > 1e9 }) { return clamped(to: 1e9).stroked(style, tolerance: tolerance) }
    if !style.dash.isEmpty {
      let cut = dashed(style.dash, phase: style.dashPhase, tolerance: tolerance)
      var solid = style
      solid.dash = []
      return cut.stroked(solid, tolerance: tolerance)
    }
    var stroker = Stroker(style, tolerance: tolerance)
    stroker.reserve(points.count)
    forEachSegment { segment in
      switch segment {
      case .move(let p): stroker.start(at: p)
      case .line(_, let p): stroker.add(p, isCorner: true)
      case .quad(let p, let q, let r):
        let n = Flattening.segments(p, q, r, tolerance: tolerance)
        let a = p - 2 * q + r, b = 2 * (q - p)
        for i in 1..<max(n, 1) {
          let t = Double(i) / Double(n)
          stroker.add((a * t + b) * t + p, isCorner: false)
        }
        stroker.add(r, isCorner: true)
      case .cubic(let p, let q, let r, let s):
        let n = Flattening.segments(p, q, r, s, tolerance: tolerance)
        let c = 3 * (q - p), b = 3 * (p - 2 * q + r), a = s - p + 3 * (q - r)
        for i in 1..<max(n, 1) {
          let t = Double(i) / Double(n)
          stroker.add(((a * t + b) * t + c) * t + p, isCorner: false)
        }
        stroker.add(s, isCorner: true)
      case .close: stroker.close()
      }
    }
    stroker.finish()
    return stroker.outline
  }
}
