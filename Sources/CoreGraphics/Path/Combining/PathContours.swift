/// The outlines of an area of a planar map: closed lists of half edges with the area on their left, with y pointing up.
struct PathContours {
  private(set) var contours: [[Int]] = []

  /// Finds the outlines of the faces whose windings are wanted.
  init(_ map: PlanarMap, of isWanted: (PlanarMap.Windings) -> Bool) {
    let wanted = map.windings.map(isWanted)
    func isOutline(_ half: Int) -> Bool { wanted[half] && !wanted[half ^ 1] }
    var isUsed = [Bool](repeating: false, count: wanted.count)
    for first in map.halfEdges.lazy.flatMap({ [$0, $0 ^ 1] }) where isOutline(first) && !isUsed[first] {
      var contour: [Int] = [], half = first
      while !isUsed[half] {
        isUsed[half] = true
        contour.append(half)
        // The sharpest turn to the left keeps areas apart that touch at a vertex.
        let around = map.leaving[map.end(of: half)] ?? []
        let back = around.firstIndex(of: half ^ 1) ?? 0
        guard let turn = (1...around.count).first(where: { isOutline(around[(back + around.count - $0) % around.count]) }) else { break }
        half = around[(back + around.count - turn) % around.count]
      }
      contours.append(contour)
    }
  }

  /// Groups the contours by connected area: each group has an outer contour and the holes in it.
  func components(_ map: PlanarMap) -> [[[Int]]] {
    let areas = contours.map { contour in contour.reduce(0.0) { $0 + Self.doubledArea(map, $1) } }
    var groups = contours.indices.filter { areas[$0] > 0 }.sorted { areas[$0] < areas[$1] }.map { [contours[$0]] }
    var holes: [Int: [[Int]]] = [:]
    for index in contours.indices where areas[index] <= 0 {
      guard let half = contours[index].first, let group = groups.firstIndex(where: { Self.contains(map, $0[0], middleOf: half) })
      else { continue }
      holes[group, default: []].append(contours[index])
    }
    for (group, list) in holes { groups[group] += list }
    let order = Dictionary(contours.enumerated().compactMap { ($1.first ?? 0, $0) }, uniquingKeysWith: min)
    return groups.sorted { (order[$0[0].first ?? 0] ?? 0) < (order[$1[0].first ?? 0] ?? 0) }
  }

  private static func doubledArea(_ map: PlanarMap, _ half: Int) -> Double {
    let a = map.start(of: half), b = map.end(of: half)
    return Double(a.x) * Double(b.y) - Double(b.x) * Double(a.y)
  }

  /// Whether the middle of a half edge is inside of a contour that does not contain the half edge.
  private static func contains(_ map: PlanarMap, _ contour: [Int], middleOf half: Int) -> Bool {
    let p = map.start(of: half), q = map.end(of: half)
    let middle = GridPoint(x: p.x + q.x, y: p.y + q.y)
    return contour.reduce(into: false) { isInside, other in
      let a = map.start(of: other), b = map.end(of: other)
      let (bottom, top) = a.y < b.y ? (a, b) : (b, a)
      guard 2 * bottom.y <= middle.y, middle.y < 2 * top.y else { return }
      let toMiddle = GridPoint(x: middle.x - 2 * bottom.x, y: middle.y - 2 * bottom.y)
      if GridPoint.cross(top - bottom, toMiddle) < 0 { isInside.toggle() }
    }
  }
}
