internal import Raster

/// Writes lists of grid lines as subpaths of lines and curves.
struct ContourWriter {
  /// A part of a source that runs from one grid point to another.
  struct Run {
    var start, end: GridPoint
    var source: Int
    var from, to: Double
  }

  let sources: PathSources
  private(set) var path = VectorPath()

  init(_ sources: PathSources) { self.sources = sources }

  /// Appends a contour of a map, closed.
  mutating func append(contour: [Int], of map: PlanarMap) {
    append(
      contour.map { half in
        let piece = map.pieces[map.pieceOfEdge[half >> 1]]
        let isReversed = piece.start != map.start(of: half)
        return Run(
          start: map.start(of: half), end: map.end(of: half), source: piece.source,
          from: isReversed ? piece.to : piece.from, to: isReversed ? piece.from : piece.to)
      }, isClosed: true)
  }

  /// Appends a subpath of runs, each of which starts where the one before it ends.
  mutating func append(_ pieces: [Run], isClosed: Bool) {
    var runs: [Run] = []
    for piece in pieces {
      if let last = runs.last, let joined = join(last, piece) { runs[runs.count - 1] = joined } else { runs.append(piece) }
    }
    if isClosed, runs.count > 1, let joined = join(runs[runs.count - 1], runs[0]) {
      runs[0] = joined
      runs.removeLast()
    }
    guard !runs.isEmpty else { return }
    var starts = runs.map { position($0.start) }
    starts.append(isClosed ? starts[0] : position(runs[runs.count - 1].end))
    for index in runs.indices where isClosed || index > 0 {
      let before = (index + runs.count - 1) % runs.count
      guard before != index, sources.positions[runs[index].start] == nil,
        let (from, to, point) = crossing(runs[before], runs[index], near: starts[index])
      else { continue }
      (runs[before].to, runs[index].from, starts[index]) = (from, to, point)
      if index == 0 { starts[runs.count] = point }
    }
    path.move(to: starts[0])
    for (index, run) in runs.enumerated() {
      // The close draws the last line.
      if isClosed, index == runs.count - 1, isLine(run) { continue }
      write(run, from: starts[index], to: starts[index + 1])
    }
    if isClosed { path.close() }
  }

  private func position(_ point: GridPoint) -> RasterPoint { sources.positions[point] ?? sources.grid.position(point) }

  private func isLine(_ run: Run) -> Bool {
    if case .line = sources.sources[run.source].shape { true } else { false }
  }

  /// Returns one run for two consecutive ones of the same curve, or of two lines in the same direction.
  private func join(_ a: Run, _ b: Run) -> Run? {
    var joined = a
    (joined.end, joined.to) = (b.end, b.to)
    if a.source == b.source {
      guard a.to == b.from, (a.to - a.from).sign == (b.to - b.from).sign else { return nil }
      return joined
    }
    guard isLine(a), isLine(b) else { return nil }
    let d = a.end - a.start, e = b.end - b.start
    return GridPoint.cross(d, e) == 0 && GridPoint.dot(d, e) > 0 ? joined : nil
  }

  /// Returns the parameters at which the curves of two runs cross and the position there, by Newton's method from the end of `a` and the
  /// start of `b`; nil if the curves are parallel there, or the crossing is not near.
  private func crossing(_ a: Run, _ b: Run, near guess: RasterPoint) -> (Double, Double, RasterPoint)? {
    let first = sources.sources[a.source].curve, second = sources.sources[b.source].curve
    var s = a.to, t = b.from
    for _ in 0..<12 {
      let gap = second.point(at: t) - first.point(at: s)
      let v = first.velocity(at: s), w = second.velocity(at: t)
      let area = w.x * v.y - w.y * v.x
      let lengths = (v.x * v.x + v.y * v.y) * (w.x * w.x + w.y * w.y)
      guard area * area > lengths * 1e-8 else { return nil }
      let stepS = (w.x * gap.y - w.y * gap.x) / area, stepT = (v.x * gap.y - v.y * gap.x) / area
      (s, t) = (s + stepS, t + stepT)
      if abs(stepS) + abs(stepT) < 1e-14 { break }
    }
    let point = first.point(at: s)
    let shift = point - guess, gap = second.point(at: t) - point
    let size = max(extent(first), extent(second))
    guard (0...1).contains(s), (0...1).contains(t), shift.x * shift.x + shift.y * shift.y < size * size * 1e-6,
      gap.x * gap.x + gap.y * gap.y < size * size * 1e-18, (s - a.from) * (a.to - a.from) > 0, (b.to - t) * (b.to - b.from) > 0
    else { return nil }
    return (s, t, point)
  }

  private func extent(_ curve: CubicCurve) -> Double {
    [curve.p1, curve.p2, curve.p3].reduce(0) { max($0, abs($1.x - curve.p0.x), abs($1.y - curve.p0.y)) }
  }

  private mutating func write(_ run: Run, from start: RasterPoint, to end: RasterPoint) {
    let source = sources.sources[run.source]
    func mix(_ p: RasterPoint, _ q: RasterPoint, _ f: Double) -> RasterPoint { f == 0 ? p : f == 1 ? q : p + (q - p) * f }
    let c = source.curve
    func blossom(_ r: Double, _ s: Double, _ t: Double) -> RasterPoint {
      let (q0, q1, q2) = (mix(c.p0, c.p1, r), mix(c.p1, c.p2, r), mix(c.p2, c.p3, r))
      return mix(mix(q0, q1, s), mix(q1, q2, s), t)
    }
    switch source.shape {
    case .line: path.line(to: end)
    case .quad(let control):
      path.quad(to: end, control: mix(mix(c.p0, control, run.from), mix(control, c.p3, run.from), run.to))
    case .cubic:
      path.cubic(to: end, control1: blossom(run.from, run.from, run.to), control2: blossom(run.from, run.to, run.to))
    }
  }
}
