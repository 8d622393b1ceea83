extension VectorPath {
  /// Returns the bounds of everything that a line along this path can cover, including caps and miters.
  package func strokeExtent(_ style: StrokeStyle) -> RasterRect {
    let box = tightBounds
    guard style.width > 0, !box.isEmpty else { return .null }
    var factor = style.cap == .square ? 2.0.squareRoot() : 1
    if style.join == .miter, style.miterLimit > factor { factor = max(factor, longestMiter(limit: style.miterLimit)) }
    let half = style.width / 2 * factor
    return RasterRect(minX: box.minX - half, minY: box.minY - half, maxX: box.maxX + half, maxY: box.maxY + half)
  }

  /// Returns the length of the longest miter within the limit, as a multiple of the line's width; 1 if there is none.
  private func longestMiter(limit: Double) -> Double {
    var longest = 1.0
    var first: RasterPoint?, last: RasterPoint?
    func unit(_ v: RasterPoint) -> RasterPoint? {
      let length = Dasher.length(v)
      return length > 0 && length.isFinite ? v / length : nil
    }
    func corner(_ a: RasterPoint?, _ b: RasterPoint?) {
      guard let a, let b else { return }
      let square = (1 + (a * b).sum()) / 2
      let ratio = square > 0 ? 1 / square.squareRoot() : .infinity
      // Slightly above the limit too, because the stroker may round differently.
      if ratio <= limit * 1.01, ratio > longest { longest = ratio }
    }
    forEachSegment { segment in
      guard let curve = segment.curve else {
        (first, last) = (nil, nil)
        return
      }
      if curve.p0 == curve.p3, curve.p1 == curve.p0, curve.p2 == curve.p0 {
        if case .close = segment { corner(last, first) }
        return
      }
      let start = unit(curve.direction(at: 0))
      corner(last, start)
      if first == nil { first = start }
      last = unit(curve.direction(at: 1))
      if case .close = segment {
        corner(last, first)
        (first, last) = (nil, nil)
      }
    }
    return min(longest, limit * 1.01)
  }
}
