/// Cuts edges where they meet, until no edge crosses another or ends within one.
///
/// A crossing is rounded to the grid, which moves both edges a little, so that they may then meet others. The cutting is therefore
/// repeated; it ends, because edges become shorter, and nearly always after two or three rounds.
struct EdgeCutter {
  typealias Edge = PathSources.Edge

  private(set) var limits: PathCombiningLimits

  init(limits: PathCombiningLimits) { self.limits = limits }

  /// Returns the pieces of the edges; nil if a limit was reached before all edges were cut.
  mutating func cut(_ edges: [Edge]) -> [Edge]? {
    var edges = edges
    while let cuts = meetings(edges) {
      guard cuts.contains(where: { !$0.isEmpty }) else { return edges }
      guard limits.takeRound() else { return nil }
      var next: [Edge] = []
      next.reserveCapacity(edges.count + cuts.count)
      for (edge, points) in zip(edges, cuts) { Self.append(edge, cutAt: points, to: &next) }
      edges = next
    }
    return nil
  }

  /// Returns the points of each edge at which it has to be cut; nil if a limit was reached.
  private mutating func meetings(_ edges: [Edge]) -> [[GridPoint]]? {
    var cuts = [[GridPoint]](repeating: [], count: edges.count)
    var count = edges.count
    let order = edges.indices.sorted { min(edges[$0].start.x, edges[$0].end.x) < min(edges[$1].start.x, edges[$1].end.x) }
    var active: [Int] = []
    for index in order {
      let edge = edges[index]
      let left = min(edge.start.x, edge.end.x)
      let low = min(edge.start.y, edge.end.y), high = max(edge.start.y, edge.end.y)
      active.removeAll { max(edges[$0].start.x, edges[$0].end.x) < left }
      guard limits.allowsEdges(count), limits.takeComparisons(active.count) else { return nil }
      for other in active {
        let e = edges[other]
        guard min(e.start.y, e.end.y) <= high, max(e.start.y, e.end.y) >= low else { continue }
        let own = Self.points(of: edge, on: e), others = Self.points(of: e, on: edge)
        cuts[index] += own
        cuts[other] += others
        count += own.count + others.count
      }
      active.append(index)
    }
    return cuts
  }

  /// Returns the points at which an edge has to be cut because another one meets it. Both orders give the same crossing.
  private static func points(of edge: Edge, on other: Edge) -> [GridPoint] {
    let d = edge.end - edge.start, e = other.end - other.start
    let startSide = GridPoint.cross(d, other.start - edge.start), endSide = GridPoint.cross(d, other.end - edge.start)
    guard startSide.signum() * endSide.signum() <= 0 else { return [] }
    let edgeStart = GridPoint.cross(e, edge.start - other.start), edgeEnd = GridPoint.cross(e, edge.end - other.start)
    guard edgeStart.signum() * edgeEnd.signum() <= 0 else { return [] }
    if startSide == 0 || endSide == 0 {
      return [(startSide, other.start), (endSide, other.end)].filter { $0.0 == 0 && isWithin($0.1, edge) }.map(\.1)
    }
    guard edgeStart != 0, edgeEnd != 0 else { return [] }
    let point = edge.start < other.start ? crossing(edge, other) : crossing(other, edge)
    return point == edge.start || point == edge.end ? [] : [point]
  }

  /// Returns where two edges cross, rounded to the grid.
  private static func crossing(_ a: Edge, _ b: Edge) -> GridPoint {
    let d = a.end - a.start, e = b.end - b.start
    let startSide = Double(GridPoint.cross(d, b.start - a.start)), endSide = Double(GridPoint.cross(d, b.end - a.start))
    let t = startSide / (startSide - endSide)
    return GridPoint(x: b.start.x + Int((Double(e.x) * t).rounded()), y: b.start.y + Int((Double(e.y) * t).rounded()))
  }

  /// Whether a point on the line of an edge is between the ends of the edge.
  private static func isWithin(_ point: GridPoint, _ edge: Edge) -> Bool {
    let d = edge.end - edge.start
    let along = GridPoint.dot(point - edge.start, d)
    return along > 0 && along < GridPoint.dot(d, d)
  }

  private static func append(_ edge: Edge, cutAt points: [GridPoint], to list: inout [Edge]) {
    guard !points.isEmpty else {
      list.append(edge)
      return
    }
    let d = edge.end - edge.start
    let square = Double(GridPoint.dot(d, d))
    var rest = edge
    for point in Set(points).sorted(by: { GridPoint.dot($0 - edge.start, d) < GridPoint.dot($1 - edge.start, d) }) {
      let share = min(max(Double(GridPoint.dot(point - edge.start, d)) / square, 0), 1)
      let parameter = edge.from + (edge.to - edge.from) * share
      var piece = rest
      (piece.end, piece.to) = (point, parameter)
      list.append(piece)
      (rest.start, rest.from) = (point, parameter)
    }
    list.append(rest)
  }
}
