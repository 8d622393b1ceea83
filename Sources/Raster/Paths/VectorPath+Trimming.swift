extension VectorPath {
  /// Returns the part between two fractions of the total length of all subpaths. Curves remain curves; complete subpaths remain closed.
  package func trimmed(from start: Double, to end: Double) -> VectorPath {
    if start <= 0, end >= 1 { return self }
    guard end > start, points.allSatisfy({ ($0 * 0) == .zero }) else { return VectorPath() }
    var lengths: [Double] = []
    var total = 0.0
    forEachSegment { segment in
      let length = segment.curve?.length() ?? 0
      lengths.append(length)
      total += length
    }
    guard total > 0, total.isFinite else { return VectorPath() }
    var trimmer = Trimmer(lower: max(start, 0) * total, upper: min(end, 1) * total)
    var index = 0
    forEachSegment { segment in
      trimmer.add(segment, length: lengths[index])
      index += 1
    }
    return trimmer.out
  }
}

extension VectorPath.Segment {
  /// The segment as a curve; nil for a move.
  package var curve: CubicCurve? {
    switch self {
    case .move: nil
    case .line(let p, let q), .close(let p, let q): CubicCurve(line: p, q)
    case .quad(let p, let q, let r): CubicCurve(quad: p, q, r)
    case .cubic(let p, let q, let r, let s): CubicCurve(p, q, r, s)
    }
  }
}

/// Walks along a path and keeps the part between two lengths.
private struct Trimmer {
  let lower, upper: Double
  var out = VectorPath()
  private var walked = 0.0
  /// Whether the current subpath was kept from its start.
  private var isWhole = false
  /// The point at which a kept part continues; nil if nothing was kept immediately before.
  private var pen: RasterPoint?

  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  mutating func add(_ segment: VectorPath.Segment, length: Double) {
    guard let curve = segment.curve else {
      if case .move = segment {
        pen = nil
        isWhole = walked >= lower && walked < upper
      }
      return
    }
    let (from, to) = (walked, walked + length)
    walked = to
    if length == 0, case .close = segment {
      if isWhole, pen != nil { out.close() }
      return
    }
    if to <= lower || from >= upper {
      if length > 0 {
        pen = nil
        isWhole = false
      }
      return
    }
    if from >= lower, to <= upper {
      begin(at: curve.p0)
      append(segment)
      pen = curve.p3
      return
    }
    let a = from >= lower ? 0 : curve.parameter(atLength: lower - from, of: length)
    let b = to <= upper ? 1 : curve.parameter(atLength: upper - from, of: length)
    let part = curve.part(from: a, to: b)
    if a > 0 { isWhole = false }
    begin(at: part.p0)
    switch segment {
    case .line, .close: out.line(to: part.p3)
    default: out.cubic(to: part.p3, control1: part.p1, control2: part.p2)
    }
    pen = b == 1 ? part.p3 : nil
    if b < 1 { isWhole = false }
  }

  private mutating func begin(at point: RasterPoint) {
    if pen == nil { out.move(to: point) }
  }

  private mutating func append(_ segment: VectorPath.Segment) {
    switch segment {
    case .move: break
    case .line(_, let p): out.line(to: p)
    case .quad(_, let q, let r): out.quad(to: r, control: q)
    case .cubic(_, let q, let r, let s): out.cubic(to: s, control1: q, control2: r)
    case .close(_, let p): if isWhole { out.close() } else { out.line(to: p) }
    }
  }
}
