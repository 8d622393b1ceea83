import simd

/// The geometry of polygons.
struct Outline {
  let points: [vector_float2]

  /// The edges, each with its start and end.
  var edges: [(vector_float2, vector_float2)] { points.indices.map { (points[$0], points[($0 + 1) % points.count]) } }

  /// Returns the polygon with each edge moved outwards by `distance`, or inwards if it is negative. At sharp corners the corner moves by at
  /// most four times the distance.
  func grown(by distance: Float) -> Outline {
    guard points.count > 2 else { return self }
    let doubleArea = edges.reduce(Float(0)) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    let outwards: Float = doubleArea < 0 ? -1 : 1
    func normal(from a: vector_float2, to b: vector_float2) -> vector_float2 {
      let edge = b - a
      let size = length(edge)
      return size > 0 ? vector_float2(edge.y, -edge.x) * (outwards / size) : vector_float2()
    }
    return Outline(
      points: points.indices.map { index in
        let before = normal(from: points[(index + points.count - 1) % points.count], to: points[index])
        let after = normal(from: points[index], to: points[(index + 1) % points.count])
        return points[index] + (before + after) * (distance / max(1 + dot(before, after), 0.25))
      })
  }

  func contains(_ point: vector_float2) -> Bool {
    var isInside = false
    for (a, b) in edges where (a.y > point.y) != (b.y > point.y) {
      if point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x { isInside.toggle() }
    }
    return isInside
  }

  /// Returns whether a line intersects the polygon.
  func meets(_ start: vector_float2, _ end: vector_float2) -> Bool {
    contains(start) || contains(end) || edges.contains { Self.cross(start, end, $0.0, $0.1) }
  }

  /// Returns the point on the polygon's edges that is nearest to `point`.
  func nearest(to point: vector_float2) -> vector_float2 {
    edges.map { Self.nearest(to: point, from: $0.0, to: $0.1) }.min { distance_squared($0, point) < distance_squared($1, point) } ?? point
  }

  static func nearest(to point: vector_float2, from a: vector_float2, to b: vector_float2) -> vector_float2 {
    let size = distance_squared(a, b)
    return size == 0 ? a : a + (b - a) * min(max(dot(point - a, b - a) / size, 0), 1)
  }

  private static func cross(_ a: vector_float2, _ b: vector_float2, _ c: vector_float2, _ d: vector_float2) -> Bool {
    func side(_ p: vector_float2, _ q: vector_float2, _ r: vector_float2) -> Float { (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x) }
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
  }
}
