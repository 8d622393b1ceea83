extension VectorPath {
  /// Whether a point is inside the path. Open subpaths are treated as closed.
  package func contains(_ point: RasterPoint, rule: FillRule = .nonZero) -> Bool {
    let box = bounds
    guard box.minX <= point.x, point.x <= box.maxX, box.minY <= point.y, point.y <= box.maxY else { return false }
    // The flattening tolerance depends on the path's size.
    let flat = flattened(tolerance: min(0.1, max(box.width, box.height) * 1e-4))
    var winding = 0
    func cross(_ a: RasterPoint, _ b: RasterPoint) {
      guard (a.y <= point.y) != (b.y <= point.y) else { return }
      let side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      if a.y <= point.y {
        if side < 0 { winding += 1 }
      } else if side > 0 {
        winding -= 1
      }
    }
    var (start, current) = (RasterPoint(0, 0), RasterPoint(0, 0))
    flat.forEachSegment { segment in
      switch segment {
      case .move(let p):
        cross(current, start)
        start = p
        current = p
      case .line(_, let p):
        cross(current, p)
        current = p
      default:
        cross(current, start)
        current = start
      }
    }
    cross(current, start)
    return rule == .nonZero ? winding != 0 : winding & 1 != 0
  }
}
