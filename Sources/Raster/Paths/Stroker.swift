/// Builds the outline of a line, one subpath after the other: forward along the left side and back along the right.
///
/// The outline is the sum of the segments' rectangles and the joins' wedges, all wound the same way, so that non-zero
/// filling gives their union whatever they overlap.
struct Stroker {
  private(set) var outline = VectorPath()
  private let style: StrokeStyle
  private let half: Double
  /// Two directions at least this much alike need no point between them on a round join.
  private let roundEnough: Double
  /// Below this cosine of a turn, the two sides' corners are not one point.
  private let sharp: Double

  /// The cosine of a 512th of a turn: circles have no more sides, however wide the line.
  private static let finest = 0.99992470

  private var points: [RasterPoint] = []
  private var corners: [Bool] = []
  private var directions: [RasterPoint] = []
  private var lengths: [Double] = []
  private var back: [RasterPoint] = []
  /// The subpath has a line, if only one of no length.
  private var hasLine = false

  init(_ style: StrokeStyle, tolerance: Double) {
    self.style = style
    half = min(style.width, 1e9) / 2
    // A chord over an angle is r (1 - cos(angle / 2)) away from its arc.
    let c = max(0.5, 1 - tolerance / half)
    roundEnough = min(2 * c * c - 1, Self.finest)
    // A mitre on a smooth curve sticks out by r (1 / cos(angle / 2) - 1).
    let m = 1 / (1 + tolerance / (4 * half))
    sharp = min(2 * m * m - 1, Self.finest)
  }

  mutating func reserve(_ count: Int) { outline.reserve(verbs: count * 8, points: count * 8) }

  mutating func start(at p: RasterPoint) {
    finish()
    points.append(p)
    corners.append(true)
  }

  mutating func add(_ p: RasterPoint, isCorner: Bool) {
    hasLine = true
    guard let last = points.last else { start(at: p); return }
    let d = p - last
    let square = d.x * d.x + d.y * d.y
    if square < 1e-18 {
      if isCorner { corners[corners.count - 1] = true }
      return
    }
    let length = square.squareRoot()
    points.append(p)
    corners.append(isCorner)
    directions.append(d / length)
    lengths.append(length)
  }

  /// The subpath ends open.
  mutating func finish() {
    defer { reset() }
    guard hasLine, let first = points.first else { return }
    guard let along = directions.first, let end = directions.last, let last = points.last else {
      dot(at: first)
      return
    }
    back.removeAll(keepingCapacity: true)
    let n = left(along) * half
    outline.move(to: first + n)
    back.append(first - n)
    for i in 1..<max(1, points.count - 1) { join(points[i], i - 1, i, corners[i]) }
    outline.line(to: last + left(end) * half)
    cap(last, end)
    outline.line(to: last - left(end) * half)
    for p in back.reversed() { outline.line(to: p) }
    cap(first, -along)
    outline.close()
  }

  /// The subpath ends where it started.
  mutating func close() {
    hasLine = true
    guard let first = points.first else { return }
    add(first, isCorner: true)
    guard directions.count > 1 else {
      // There and back again is a line with two ends, nothing at all is a dot.
      finish()
      start(at: first)
      hasLine = false
      return
    }
    defer {
      reset()
      points.append(first)
      corners.append(true)
    }
    if points.last == first || points.count > directions.count { points.removeLast() }
    back.removeAll(keepingCapacity: true)
    let count = directions.count
    // The first corner begins the outline: its last point is where the first segment's left side starts.
    outline.move(to: first + left(directions[0]) * half)
    back.append(first - left(directions[0]) * half)
    for i in 1..<count { join(points[i], i - 1, i, corners[i]) }
    join(first, count - 1, 0, true)
    outline.close()
    outline.move(to: back[back.count - 1])
    for p in back.dropLast().reversed() { outline.line(to: p) }
    outline.close()
  }

  private mutating func reset() {
    points.removeAll(keepingCapacity: true)
    corners.removeAll(keepingCapacity: true)
    directions.removeAll(keepingCapacity: true)
    lengths.removeAll(keepingCapacity: true)
    hasLine = false
  }

  /// A quarter turn, to the left of a direction where y points up.
  @inline(__always)
  private func left(_ d: RasterPoint) -> RasterPoint { RasterPoint(-d.y, d.x) }

  /// From the end of segment i to the start of segment j around their point: forward side to the outline, the other to `back`.
  private mutating func join(_ p: RasterPoint, _ i: Int, _ j: Int, _ isCorner: Bool) {
    let u = directions[i], v = directions[j]
    let dot = u.x * v.x + u.y * v.y, cross = u.x * v.y - u.y * v.x
    let m = left(u), n = left(v)
    // Where both sides meet in one point each, if segments are long enough for the inner one.
    if dot > sharp, half * abs(cross) <= (1 + dot) * min(lengths[i], lengths[j]) {
      let k = (m + n) * (half / (1 + dot))
      outline.line(to: p + k)
      back.append(p - k)
      return
    }
    var outer: [RasterPoint] = [m]
    if !isCorner || style.join == .round {
      arc(cross > 0 ? -m : m, cross > 0 ? -n : n, u, into: &outer)
      outer[0] = cross > 0 ? -m : m
    } else {
      outer[0] = cross > 0 ? -m : m
      if style.join == .miter, dot > -0.999999, 2 <= style.miterLimit * style.miterLimit * (1 + dot) {
        outer.append((m + n) * ((cross > 0 ? -1 : 1) / (1 + dot)))
      }
      outer.append(cross > 0 ? -n : n)
    }
    if cross > 0 {
      // A turn to the left: the right side is the outer one.
      outline.line(to: p + m * half)
      outline.line(to: p)
      outline.line(to: p + n * half)
      for o in outer { back.append(p + o * half) }
    } else {
      for o in outer { outline.line(to: p + o * half) }
      back.append(p - m * half)
      back.append(p)
      back.append(p - n * half)
    }
  }

  /// Unit vectors from a to b, without a and with b. `middle` tells the way round where they are opposite.
  private func arc(
    _ a: RasterPoint, _ b: RasterPoint, _ middle: RasterPoint, into list: inout [RasterPoint], depth: Int = 0
  ) {
    let dot = a.x * b.x + a.y * b.y
    if dot >= roundEnough || depth == 10 {
      list.append(b)
      return
    }
    var m = a + b
    let square = m.x * m.x + m.y * m.y
    m = square < 1e-6 ? middle : m / square.squareRoot()
    arc(a, m, middle, into: &list, depth: depth + 1)
    arc(m, b, middle, into: &list, depth: depth + 1)
  }

  /// At an end, from its left to its right; both of these stand in the outline's order already or follow.
  private mutating func cap(_ p: RasterPoint, _ d: RasterPoint) {
    let n = left(d)
    switch style.cap {
    case .butt: break
    case .square:
      outline.line(to: p + (n + d) * half)
      outline.line(to: p + (d - n) * half)
    case .round:
      var list: [RasterPoint] = []
      arc(n, d, d, into: &list)
      arc(d, -n, d, into: &list)
      for v in list.dropLast() { outline.line(to: p + v * half) }
    }
  }

  /// A line of no length: its caps.
  private mutating func dot(at p: RasterPoint) {
    if style.cap == .butt { return }
    let d = RasterPoint(1, 0), n = left(d)
    outline.move(to: p + n * half)
    cap(p, d)
    outline.line(to: p - n * half)
    cap(p, -d)
    outline.close()
  }
}
