internal import Raster

/// The lines and curves of two paths, and the short lines that stand for them on the grid.
struct PathSources {
  enum Shape { case line, quad(control: RasterPoint), cubic }

  /// A line or curve of a path.
  struct Source {
    /// The line or curve as a cubic curve.
    var curve: CubicCurve
    var shape: Shape
  }

  /// A line of the grid that stands for a part of a source.
  struct Edge {
    var start, end: GridPoint
    /// 0 for the first path, 1 for the second.
    var owner: Int
    /// The subpath of the edge, counted over both paths.
    var subpath: Int
    var source: Int
    /// The parameters of the source at the start and the end.
    var from, to: Double
  }

  let grid: PathGrid
  private(set) var sources: [Source] = []
  private(set) var edges: [Edge] = []
  /// The positions of the end points of sources, which need not lie on the grid.
  private(set) var positions: [GridPoint: RasterPoint] = [:]
  /// Whether a subpath ends with a close.
  private(set) var isClosed: [Bool] = []

  /// Reads two paths. Subpaths of the second path are closed, those of the first only if `closesFirst`.
  init(_ first: VectorPath, _ second: VectorPath, closesFirst: Bool) {
    let largest = (first.points + second.points).reduce(0) { max($0, abs($1.x), abs($1.y)) }
    grid = PathGrid(largest: largest)
    read(first, owner: 0, closes: closesFirst)
    read(second, owner: 1, closes: true)
  }

  private mutating func read(_ path: VectorPath, owner: Int, closes: Bool) {
    var start = RasterPoint(0, 0), current = start
    func closing() -> Bool { closes && current != start }
    path.forEachSegment { segment in
      switch segment {
      case .move(let point):
        if closing() { append(Source(curve: CubicCurve(line: current, start), shape: .line), owner: owner) }
        isClosed.append(false)
        (start, current) = (point, point)
      case .line(let p, let q):
        append(Source(curve: CubicCurve(line: p, q), shape: .line), owner: owner)
        current = q
      case .quad(let p, let control, let q):
        append(Source(curve: CubicCurve(quad: p, control, q), shape: .quad(control: control)), owner: owner)
        current = q
      case .cubic(let p, let control1, let control2, let q):
        append(Source(curve: CubicCurve(p, control1, control2, q), shape: .cubic), owner: owner)
        current = q
      case .close(let p, let q):
        append(Source(curve: CubicCurve(line: p, q), shape: .line), owner: owner)
        if !isClosed.isEmpty { isClosed[isClosed.count - 1] = true }
        current = q
      }
    }
    if closing() { append(Source(curve: CubicCurve(line: current, start), shape: .line), owner: owner) }
  }

  private mutating func append(_ source: Source, owner: Int) {
    let curve = source.curve
    let index = sources.count
    sources.append(source)
    let count = if case .line = source.shape { 1 } else { Self.lineCount(curve) }
    var start = grid.point(curve.p0), from = 0.0
    positions[start] = positions[start] ?? curve.p0
    let last = grid.point(curve.p3)
    positions[last] = positions[last] ?? curve.p3
    for step in 1...count {
      let to = Double(step) / Double(count)
      let end = step == count ? last : grid.point(curve.point(at: to))
      // Steps that are shorter than the grid join the next one.
      guard end != start else { continue }
      edges.append(Edge(start: start, end: end, owner: owner, subpath: max(isClosed.count - 1, 0), source: index, from: from, to: to))
      (start, from) = (end, to)
    }
    if start == last, let end = edges.indices.last, edges[end].source == index { edges[end].to = 1 }
  }

  /// The number of lines for a curve: none deviates by more than a ten-thousandth of the curve's size (see `Flattening`).
  private static func lineCount(_ curve: CubicCurve) -> Int {
    func length(_ v: RasterPoint) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }
    let bend = max(length(curve.p0 - 2 * curve.p1 + curve.p2), length(curve.p1 - 2 * curve.p2 + curve.p3))
    let size = max(length(curve.p1 - curve.p0), length(curve.p2 - curve.p0), length(curve.p3 - curve.p0))
    guard bend > 0, size > 0 else { return 1 }
    return Int((0.75 * bend / (size * 1e-4)).squareRoot()) + 1
  }
}
