extension VectorPath {
  /// Returns the outline of a line along this path, to be filled with the non-zero rule. Dashes of the style are applied first. Empty if
  /// the width is not above 0 or a point is not finite.
  ///
  /// - Parameter tolerance: the maximum deviation of curves, in the path's units.
  package func stroked(_ style: StrokeStyle, tolerance: Double = Flattening.tolerance) -> VectorPath {
    guard style.width > 0, style.width.isFinite, points.allSatisfy({ ($0 * 0) == .zero }) else { return VectorPath() }
    let tolerance = tolerance > 1e-9 ? tolerance : Flattening.tolerance
    // Far beyond the visible area. Squares of lengths must not overflow.
    if points.contains(where: { abs($0.x) > 1e9 || abs($0.y) > 1e9 }) { return clamped(to: 1e9).stroked(style, tolerance: tolerance) }
    if !style.dash.isEmpty {
      let cut = dashed(style.dash, phase: style.dashPhase, tolerance: tolerance)
      var solid = style
      solid.dash = []
      return cut.stroked(solid, tolerance: tolerance)
    }
    // Half the tolerance for curves, because their chords have an outline on both sides.
    let fine = tolerance / 2
    var stroker = Stroker(style, tolerance: fine, count: points.count)
    defer { stroker.deallocate() }
    forEachSegment { segment in
      switch segment {
      case .move(let p): stroker.start(at: p)
      case .line(_, let p): stroker.add(p, isCorner: true)
      case .quad(let p, let q, let r):
        let n = Flattening.segments(p, q, r, tolerance: fine)
        Self.addCurve(.zero, p - 2 * q + r, 2 * (q - p), p, n, to: &stroker)
        stroker.add(r, isCorner: true)
      case .cubic(let p, let q, let r, let s):
        let n = Flattening.segments(p, q, r, s, tolerance: fine)
        Self.addCurve(s - p + 3 * (q - r), 3 * (p - 2 * q + r), 3 * (q - p), p, n, to: &stroker)
        stroker.add(s, isCorner: true)
      case .close: stroker.close()
      }
    }
    stroker.finish()
    return stroker.outline
  }

  /// Adds the inner points of ((a t + b) t + c) t + d. They are at (i + 1/2) / n of the parameter, moved outward by two thirds of the chord's
  /// distance, so that the lines have the length and the area of the curve.
  private static func addCurve(
    _ a: RasterPoint, _ b: RasterPoint, _ c: RasterPoint, _ d: RasterPoint, _ count: Int, to stroker: inout Stroker
  ) {
    if count < 2 { return }
    let step = 1 / Double(count), e = step * step
    let c = c - a * (e / 2), d = d - b * (e / 6)
    for i in 0..<count {
      let t = (Double(i) + 0.5) * step
      stroker.add(((a * t + b) * t + c) * t + d, isCorner: false)
    }
  }
}
