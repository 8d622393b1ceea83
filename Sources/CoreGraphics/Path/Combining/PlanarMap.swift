/// The faces into which the lines of two paths divide the plane, with the winding numbers of both paths.
///
/// Each edge has two half edges: `2 * edge` from its smaller to its larger end, and `2 * edge + 1` back. A half edge belongs to the
/// face on its left, with y pointing up.
struct PlanarMap {
  /// The winding numbers of the two paths, or how an edge changes them.
  typealias Windings = SIMD2<Int>

  /// The lines in the order of the paths, cut where they meet.
  let pieces: [PathSources.Edge]
  /// The half edge of each piece, in its direction.
  private(set) var halfEdges: [Int] = []
  /// The first piece that lies on an edge, and the ends of the edge: the smaller one first.
  private(set) var pieceOfEdge: [Int] = []
  private(set) var ends: [(low: GridPoint, high: GridPoint)] = []
  /// How many more times each path winds around the left side of an edge than around its right side.
  private var changes: [Windings] = []
  /// The half edges that leave each vertex, counterclockwise.
  private(set) var leaving: [GridPoint: [Int]] = [:]
  /// The winding numbers of the face of each half edge.
  private(set) var windings: [Windings] = []

  /// Returns nil if a limit is reached.
  init?(_ sources: PathSources, limits: PathCombiningLimits = PathCombiningLimits()) {
    var cutter = EdgeCutter(limits: limits)
    guard let pieces = cutter.cut(sources.edges) else { return nil }
    self.pieces = pieces
    collectEdges()
    sortAroundVertices()
    findWindings()
  }

  func start(of half: Int) -> GridPoint { half & 1 == 0 ? ends[half >> 1].low : ends[half >> 1].high }

  func end(of half: Int) -> GridPoint { start(of: half ^ 1) }

  private func direction(of half: Int) -> GridPoint { end(of: half) - start(of: half) }

  private mutating func collectEdges() {
    struct Ends: Hashable { var low, high: GridPoint }
    var edges: [Ends: Int] = [:]
    for (index, piece) in pieces.enumerated() {
      let isForward = piece.start < piece.end
      let key = isForward ? Ends(low: piece.start, high: piece.end) : Ends(low: piece.end, high: piece.start)
      let edge = edges[key] ?? ends.count
      if edge == ends.count {
        edges[key] = edge
        ends.append((key.low, key.high))
        changes.append(.zero)
        pieceOfEdge.append(index)
      }
      changes[edge][piece.owner] += isForward ? 1 : -1
      halfEdges.append(2 * edge + (isForward ? 0 : 1))
    }
  }

  private mutating func sortAroundVertices() {
    for half in 0..<2 * ends.count { leaving[start(of: half), default: []].append(half) }
    for (vertex, halves) in leaving where halves.count > 1 {
      leaving[vertex] = halves.sorted { direction(of: $0).hasSmallerAngle(than: direction(of: $1)) }
    }
  }

  /// Returns the half edge that follows on the outline of the same face.
  private func following(_ half: Int) -> Int {
    let around = leaving[end(of: half)] ?? []
    guard let back = around.firstIndex(of: half ^ 1) else { return half ^ 1 }
    return around[(back + around.count - 1) % around.count]
  }

  /// Walks over each connected part of the map, from its leftmost vertex. The face to the left of that vertex is outside of the part.
  private mutating func findWindings() {
    let rows = EdgeRows(ends.map { (min($0.low.y, $0.high.y), max($0.low.y, $0.high.y)) })
    windings = [Windings](repeating: .zero, count: 2 * ends.count)
    var isKnown = [Bool](repeating: false, count: 2 * ends.count)
    for vertex in leaving.keys.sorted() {
      guard let halves = leaving[vertex], let some = halves.first, !isKnown[some] else { continue }
      // All half edges point to the right or straight up. The face to the left is that of the steepest one.
      let steepest = halves.reduce(some) { GridPoint.cross(direction(of: $0), direction(of: $1)) > 0 ? $1 : $0 }
      windings[steepest] = outerWindings(at: vertex, rows)
      isKnown[steepest] = true
      var open = [steepest]
      while let half = open.popLast() {
        let next = following(half)
        if !isKnown[next] {
          windings[next] = windings[half]
          isKnown[next] = true
          open.append(next)
        }
        if !isKnown[half ^ 1] {
          windings[half ^ 1] = half & 1 == 0 ? windings[half] &- changes[half >> 1] : windings[half] &+ changes[half >> 1]
          isKnown[half ^ 1] = true
          open.append(half ^ 1)
        }
      }
    }
  }

  /// Returns the winding numbers immediately above the ray from a vertex to the left, of the parts of the map that it does not belong to.
  private func outerWindings(at vertex: GridPoint, _ rows: EdgeRows) -> Windings {
    var sum = Windings.zero
    rows.forEach(near: vertex.y) { edge in
      let (low, high) = ends[edge]
      guard low.x < vertex.x else { return }
      let rises = high.y > low.y
      let (bottom, top) = rises ? (low, high) : (high, low)
      guard bottom.y <= vertex.y, vertex.y < top.y, GridPoint.cross(top - bottom, vertex - bottom) < 0 else { return }
      sum = rises ? sum &- changes[edge] : sum &+ changes[edge]
    }
    return sum
  }
}
