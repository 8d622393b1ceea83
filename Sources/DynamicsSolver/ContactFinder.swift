/// Computes contacts between shapes. The normal of a result points from the second shape to the first.
enum ContactFinder {
  typealias Touch = (normal: BodyVector, points: [(position: BodyVector, depth: Double)])

  static func touch(_ first: PlacedPart, _ second: PlacedPart) -> Touch? {
    switch (first, second) {
    case (.polygon(let a), .polygon(let b)): return polygons(a, b)
    case (.circle(let center, let radius), .polygon(let corners)): return circle(center, radius, corners)
    case (.polygon(let corners), .circle(let center, let radius)):
      return circle(center, radius, corners).map { (-$0.normal, $0.points) }
    case (.circle(let a, let ra), .circle(let b, let rb)):
      let delta = a - b
      let distance = delta.length
      guard distance < ra + rb else { return nil }
      let normal = distance > 1e-9 ? delta / distance : BodyVector(0, -1)
      return (normal, [(b + normal * rb, ra + rb - distance)])
    }
  }

  static func touch(_ part: PlacedPart, normal: BodyVector, distance: Double) -> Touch? {
    switch part {
    case .circle(let center, let radius):
      let depth = distance + radius - normal.dot(center)
      return depth > 0 ? (normal, [(center - normal * radius, depth)]) : nil
    case .polygon(let corners):
      let deep = corners.map { (position: $0, depth: distance - normal.dot($0)) }.filter { $0.depth > 0 }
      guard !deep.isEmpty else { return nil }
      if deep.count <= 2 { return (normal, deep) }
      // The two outermost corners along the boundary are sufficient contact points.
      let along = normal.turned
      let sorted = deep.sorted { along.dot($0.position) < along.dot($1.position) }
      return (normal, [sorted[0], sorted[sorted.count - 1]])
    }
  }

  /// Returns the contact with a line segment. The front of the segment is the direction of `-(end - start).turned`.
  static func touch(_ part: PlacedPart, segment start: BodyVector, _ end: BodyVector) -> Touch? {
    let edge = end - start
    let length = edge.length
    guard length > 1e-9 else { return nil }
    let normal = -edge.turned / length
    switch part {
    case .circle(let center, let radius):
      let along = (center - start).dot(edge) / (length * length)
      if along >= 0, along <= 1 {
        let height = normal.dot(center - start)
        guard height < radius, height > -radius else { return nil }
        return (normal, [(center - normal * height, radius - height)])
      }
      let corner = along < 0 ? start : end
      let off = center - corner
      let distance = off.length
      guard distance < radius, distance > 1e-9 else { return nil }
      return (off / distance, [(corner, radius - distance)])
    case .polygon(let corners):
      return polygons(corners, [start, end], secondHasOneSide: true)
    }
  }

  private static func circle(_ center: BodyVector, _ radius: Double, _ corners: [BodyVector]) -> Touch? {
    var best = -Double.infinity
    var edge = 0
    for index in corners.indices {
      let separation = outward(corners, index).dot(center - corners[index])
      if separation > radius { return nil }
      if separation > best { (best, edge) = (separation, index) }
    }
    let (a, b) = (corners[edge], corners[(edge + 1) % corners.count])
    if best > 1e-9 {
      // The circle touches the edge or one of its corners.
      let along = (center - a).dot(b - a) / max((b - a).dot(b - a), 1e-12)
      if along < 0 || along > 1 {
        let corner = along < 0 ? a : b
        let offset = center - corner
        let distance = offset.length
        guard distance < radius, distance > 1e-9 else { return nil }
        return (offset / distance, [(corner, radius - distance)])
      }
    }
    let normal = outward(corners, edge)
    return (normal, [(center - normal * best, radius - best)])
  }

  private static func outward(_ corners: [BodyVector], _ index: Int) -> BodyVector {
    let edge = corners[(index + 1) % corners.count] - corners[index]
    return -edge.turned.normalized
  }

  /// Returns the edge of `a` with the greatest distance to `b`. With `oneSide`, only the front of the first edge is considered.
  private static func separation(_ a: [BodyVector], from b: [BodyVector], oneSide: Bool) -> (distance: Double, edge: Int) {
    var best = (distance: -Double.infinity, edge: 0)
    for index in 0..<(oneSide ? 1 : a.count) {
      let normal = outward(a, index)
      var nearest = Double.infinity
      for corner in b { nearest = min(nearest, normal.dot(corner - a[index])) }
      if nearest > best.distance { best = (nearest, index) }
    }
    return best
  }

  private static func polygons(_ a: [BodyVector], _ b: [BodyVector], secondHasOneSide: Bool = false) -> Touch? {
    let (fromA, edgeA) = separation(a, from: b, oneSide: false)
    if fromA > 0 { return nil }
    let (fromB, edgeB) = separation(b, from: a, oneSide: secondHasOneSide)
    if fromB > 0 { return nil }
    // The second shape is preferred if both are about equal, so that the reference face does not change from step to step.
    let aIsFace = fromA > fromB + 0.01
    let (face, other, edge) = aIsFace ? (a, b, edgeA) : (b, a, edgeB)
    let normal = outward(face, edge)
    let (start, end) = (face[edge], face[(edge + 1) % face.count])
    // The edge of the other shape that faces the reference face most directly.
    var facing = 0
    var minimum = Double.infinity
    for index in other.indices {
      let value = outward(other, index).dot(normal)
      if value < minimum { (minimum, facing) = (value, index) }
    }
    let tangent = (end - start).normalized
    let (low, high) = (tangent.dot(start), tangent.dot(end))
    let clipped = clip(other[facing], other[(facing + 1) % other.count], along: tangent, from: low, to: high)
    let points = clipped.map { (position: $0, depth: -normal.dot($0 - start)) }.filter { $0.depth > 0 }
    guard !points.isEmpty else { return nil }
    return (aIsFace ? -normal : normal, points)
  }

  private static func clip(
    _ p: BodyVector, _ q: BodyVector, along tangent: BodyVector, from low: Double, to high: Double
  ) -> [BodyVector] {
    let (s, t) = (tangent.dot(p), tangent.dot(q))
    guard max(s, t) >= low, min(s, t) <= high else { return [] }
    guard abs(t - s) > 1e-12 else { return [p] }
    func at(_ value: Double) -> BodyVector { p + (q - p) * ((min(max(value, low), high) - s) / (t - s)) }
    return [at(s), at(t)]
  }
}
