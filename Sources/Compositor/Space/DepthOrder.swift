/// Sorts planes in space with a binary space partition: each plane divides the planes in front of it from those behind it.
struct DepthOrder {
  /// The polygons from the farthest to the nearest.
  private(set) var sorted: [SpacePolygon] = []
  private var pieces: Int
  private let maximumPieces: Int

  /// Polygons within this distance of a plane, in points, touch the plane and are not cut by it.
  private static let tolerance = 1e-3
  /// The maximum number of planes that are divided where they intersect. More planes are only sorted by the depth of their centres.
  private static let maximumPlanes = 256

  init(_ polygons: [SpacePolygon]) {
    pieces = polygons.count
    maximumPieces = polygons.count * 4 + 16
    if polygons.count <= DepthOrder.maximumPlanes {
      sort(polygons)
    } else {
      sorted = polygons.sorted { $0.depth == $1.depth ? $0.index < $1.index : $0.depth < $1.depth }
    }
  }

  private enum Side { case front, behind, inside, both }

  private static func side(of polygon: SpacePolygon, by divider: SpacePolygon) -> Side {
    let size = polygon.points.reduce(1) { max($0, abs($1.x), abs($1.y), abs($1.z)) }
    let tolerance = DepthOrder.tolerance * max(size / 1000, 1)
    var (minimum, maximum) = (0.0, 0.0)
    for point in polygon.points {
      let d = divider.distance(to: point)
      minimum = min(minimum, d)
      maximum = max(maximum, d)
    }
    if maximum > tolerance { return minimum < -tolerance ? .both : .front }
    return minimum < -tolerance ? .behind : .inside
  }

  private mutating func sort(_ polygons: [SpacePolygon]) {
    guard polygons.count > 1 else {
      sorted += polygons
      return
    }
    let divider = polygons[DepthOrder.divider(of: polygons)]
    var (front, behind, inside): ([SpacePolygon], [SpacePolygon], [SpacePolygon]) = ([], [], [])
    for polygon in polygons {
      switch DepthOrder.side(of: polygon, by: divider) {
      case .front: front.append(polygon)
      case .behind: behind.append(polygon)
      case .inside: inside.append(polygon)
      case .both where polygon.index == divider.index: inside.append(polygon)
      case .both where pieces < maximumPieces:
        let parts = polygon.split(by: divider)
        front.append(parts.front)
        behind.append(parts.behind)
        pieces += 1
      case .both:
        let middle = polygon.points.reduce(SpacePolygon.Point.zero, +) / Double(polygon.points.count)
        if divider.distance(to: middle) >= 0 { front.append(polygon) } else { behind.append(polygon) }
      }
    }
    // Rounding may place the dividing polygon itself in front of or behind its plane.
    guard !inside.isEmpty else {
      sorted += polygons.sorted { $0.depth == $1.depth ? $0.index < $1.index : $0.depth < $1.depth }
      return
    }
    sort(behind)
    sorted += inside.sorted { $0.index < $1.index }
    sort(front)
  }

  /// Returns the polygon, among the first few, whose plane cuts the fewest others.
  private static func divider(of polygons: [SpacePolygon]) -> Int {
    var (best, minimum) = (0, Int.max)
    for i in 0..<min(polygons.count, 8) {
      var cuts = 0
      for j in polygons.indices where j != i && side(of: polygons[j], by: polygons[i]) == .both { cuts += 1 }
      if cuts < minimum { (best, minimum) = (i, cuts) }
      if cuts == 0 { break }
    }
    return best
  }
}
