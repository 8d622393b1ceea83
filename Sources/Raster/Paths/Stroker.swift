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

  /// A point of the line, and how it goes on from there.
  private struct Node: BitwiseCopyable {
    var point: RasterPoint
    var direction = RasterPoint(0, 0)
    var length = 0.0
    var isCorner: Bool
  }

  private var nodes: PointerList<Node>
  /// The left side onward, and the right side to be walked back.
  private var forward, back: PointerList<RasterPoint>
  /// The subpath has a line, if only one of no length.
  private var hasLine = false

  init(_ style: StrokeStyle, tolerance: Double, count: Int) {
    self.style = style
    nodes = PointerList(capacity: count * 24)
    forward = PointerList(capacity: count * 48)
    back = PointerList(capacity: count * 32)
    half = min(style.width, 1e9) / 2
    // A chord over an angle is r (1 - cos(angle / 2)) away from its arc.
    let c = max(0.5, 1 - tolerance / half)
    roundEnough = min(2 * c * c - 1, Self.finest)
    // A mitre on a smooth curve sticks out by r (1 / cos(angle / 2) - 1).
    let m = 1 / (1 + tolerance / (4 * half))
    sharp = min(2 * m * m - 1, Self.finest)
  }

  func deallocate() {
    nodes.deallocate()
    forward.deallocate()
    back.deallocate()
  }

  mutating func start(at p: RasterPoint) {
    finish()
    nodes.append(Node(point: p, isCorner: true))
  }

  @inline(__always)
  mutating func add(_ p: RasterPoint, isCorner: Bool) {
    hasLine = true
    if nodes.count == 0 {
      start(at: p)
      return
    }
    let last = nodes.base + (nodes.count &- 1)
    let d = p - last.pointee.point
    let square = d.x * d.x + d.y * d.y
    if square < 1e-18 {
      if isCorner { last.pointee.isCorner = true }
      return
    }
    let length = square.squareRoot()
    last.pointee.direction = d / length
    last.pointee.length = length
    nodes.append(Node(point: p, isCorner: isCorner))
  }

  /// The subpath ends open.
  mutating func finish() {
    if hasLine, nodes.count > 0 { finishLine() }
    reset()
  }

  private mutating func finishLine() {
    let first = nodes[0], count = nodes.count
    guard count > 1 else {
      dot(at: first.point)
      return
    }
    let end = nodes[count - 2].direction, last = nodes[count - 1].point
    let n = left(first.direction) * half
    forward.append(first.point + n)
    back.append(first.point - n)
    for i in 1..<(count - 1) { join(nodes[i].point, nodes[i - 1], nodes[i], nodes[i].isCorner) }
    forward.append(last + left(end) * half)
    cap(last, end)
    forward.append(last - left(end) * half)
    walkBack()
    cap(first.point, -first.direction)
    endOutline()
  }

  /// The subpath ends where it started.
  mutating func close() {
    hasLine = true
    guard nodes.count > 0 else { return }
    let first = nodes[0].point
    add(first, isCorner: true)
    guard nodes.count > 2 else {
      // There and back again is a line with two ends, nothing at all is a dot.
      finish()
      start(at: first)
      hasLine = false
      return
    }
    // The last point is the first again, to within what counts as no length.
    let count = nodes.count - 1
    // The first corner begins the outline: its last point is where the first segment's left side starts.
    forward.append(first + left(nodes[0].direction) * half)
    back.append(first - left(nodes[0].direction) * half)
    for i in 1..<count { join(nodes[i].point, nodes[i - 1], nodes[i], nodes[i].isCorner) }
    join(first, nodes[count - 1], nodes[0], true)
    endOutline()
    walkBack()
    endOutline()
    reset()
    nodes.append(Node(point: first, isCorner: true))
  }

  private mutating func reset() {
    nodes.removeAll()
    forward.removeAll()
    back.removeAll()
    hasLine = false
  }

  private mutating func walkBack() {
    var i = back.count
    while i > 0 {
      i &-= 1
      forward.append(back[i])
    }
    back.removeAll()
  }

  private mutating func endOutline() {
    outline.appendPolygon(UnsafeBufferPointer(start: forward.base, count: forward.count))
    forward.removeAll()
  }

  /// A quarter turn, to the left of a direction where y points up.
  @inline(__always)
  private func left(_ d: RasterPoint) -> RasterPoint { RasterPoint(-d.y, d.x) }

  /// From the end of one segment to the start of the next around their point: left side forward, the other to `back`.
  @inline(__always)
  private mutating func join(_ p: RasterPoint, _ before: Node, _ after: Node, _ isCorner: Bool) {
    let u = before.direction, v = after.direction
    let dot = u.x * v.x + u.y * v.y, cross = u.x * v.y - u.y * v.x
    // Where both sides meet in one point each, if segments are long enough for the inner one.
    if dot > sharp, half * abs(cross) <= (1 + dot) * min(before.length, after.length) {
      let k = (left(u) + left(v)) * (half / (1 + dot))
      forward.append(p + k)
      back.append(p - k)
    } else {
      joinSharply(p, u, v, dot, cross, isCorner)
    }
  }

  private mutating func joinSharply(
    _ p: RasterPoint, _ u: RasterPoint, _ v: RasterPoint, _ dot: Double, _ cross: Double, _ isCorner: Bool
  ) {
    let m = left(u), n = left(v)
    // A turn to the left has its outer side on the right. The inner one goes through the point itself.
    let onRight = cross > 0, side: Double = onRight ? -1 : 1
    if onRight { swap(&forward, &back) }
    back.append(p - m * (side * half))
    back.append(p)
    back.append(p - n * (side * half))
    forward.append(p + m * (side * half))
    if !isCorner || style.join == .round {
      arc(p, m * side, n * side, u)
    } else if style.join == .miter, dot > -0.999999, 2 <= style.miterLimit * style.miterLimit * (1 + dot) {
      forward.append(p + (m + n) * (side * half / (1 + dot)))
    }
    forward.append(p + n * (side * half))
    if onRight { swap(&forward, &back) }
  }

  /// Between unit vectors a and b, without both. `middle` tells the way round where they are opposite. The points stand
  /// out so far that the lines enclose the arc's area.
  private mutating func arc(_ center: RasterPoint, _ a: RasterPoint, _ b: RasterPoint, _ middle: RasterPoint, depth: Int = 0) {
    let dot = a.x * b.x + a.y * b.y
    if dot >= roundEnough || depth == 10 { return }
    var m = a + b
    let square = m.x * m.x + m.y * m.y
    m = square < 1e-6 ? middle : m / square.squareRoot()
    arc(center, a, m, middle, depth: depth + 1)
    forward.append(center + m * (half * standOff(dot)))
    arc(center, m, b, middle, depth: depth + 1)
  }

  /// How far out the points on an arc over an angle of this cosine stand: by two thirds of what its chords lack.
  private func standOff(_ cosine: Double) -> Double {
    var dot = cosine, depth = 0
    while dot < roundEnough, depth <= 10 {
      // The cosine of half the angle.
      dot = max(0, (1 + dot) / 2).squareRoot()
      depth += 1
    }
    return 1 + (2.0 / 3) * (1 - ((1 + dot) / 2).squareRoot())
  }

  /// At an end, from its left to its right, both of which the caller appends.
  private mutating func cap(_ p: RasterPoint, _ d: RasterPoint) {
    let n = left(d)
    switch style.cap {
    case .butt: break
    case .square:
      forward.append(p + (n + d) * half)
      forward.append(p + (d - n) * half)
    case .round:
      arc(p, n, d, d)
      forward.append(p + d * (half * standOff(0)))
      arc(p, d, -n, d)
    }
  }

  /// A line of no length: its caps.
  private mutating func dot(at p: RasterPoint) {
    if style.cap == .butt { return }
    let d = RasterPoint(1, 0), n = left(d)
    forward.append(p + n * half)
    cap(p, d)
    forward.append(p - n * half)
    cap(p, -d)
    endOutline()
  }
}
