/// Builds the outline of a line, one subpath after the other: forward along the left side and back along the right side.
///
/// The outline is the sum of the rectangles of the segments and the wedges of the joins, all with the same orientation, so that filling
/// with the non-zero rule gives their union even if they overlap.
struct Stroker {
  private(set) var outline = VectorPath()
  private let style: StrokeStyle
  private let half: Double
  /// The cosine above which two directions need no point between them on a round join.
  private let roundEnough: Double
  /// The cosine of a turn below which the corners of the two sides are not single points.
  private let sharp: Double

  /// The cosine of 1/512 of a turn. Circles have no more sides than that, regardless of the line's width.
  private static let finest = 0.99992470

  /// A point of the line with the direction in which it continues.
  private struct Node: BitwiseCopyable {
    var point: RasterPoint
    var direction = RasterPoint(0, 0)
    var length = 0.0
    var isCorner: Bool
  }

  private var nodes: PointerList<Node>
  /// The points of the left side, and those of the right side, which are used in reverse order.
  private var forward, back: PointerList<RasterPoint>
  /// Whether the subpath has a line, even one without length.
  private var hasLine = false

  init(_ style: StrokeStyle, tolerance: Double, count: Int) {
    self.style = style
    nodes = PointerList(capacity: count * 24)
    forward = PointerList(capacity: count * 48)
    back = PointerList(capacity: count * 32)
    half = min(style.width, 1e9) / 2
    // The distance of a chord from its arc is r (1 - cos(angle / 2)).
    let c = max(0.5, 1 - tolerance / half)
    roundEnough = min(2 * c * c - 1, Self.finest)
    // A miter on a smooth curve sticks out by r (1 / cos(angle / 2) - 1).
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

  /// Ends the subpath as an open line.
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

  /// Ends the subpath as a closed line.
  mutating func close() {
    hasLine = true
    guard nodes.count > 0 else { return }
    let first = nodes[0].point
    add(first, isCorner: true)
    guard nodes.count > 2 else {
      // A line that goes there and back has two ends, one without length is a dot.
      finish()
      start(at: first)
      hasLine = false
      return
    }
    // The last point is the same as the first, within the tolerance for zero length.
    let count = nodes.count - 1
    // The outline begins with the first corner; its last point is the start of the first segment's left side.
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

  /// Returns the vector turned by 90 degrees, to the left if y points up.
  @inline(__always)
  private func left(_ d: RasterPoint) -> RasterPoint { RasterPoint(-d.y, d.x) }

  /// Adds the join from the end of one segment to the start of the next: the left side to `forward`, the right side to `back`.
  @inline(__always)
  private mutating func join(_ p: RasterPoint, _ before: Node, _ after: Node, _ isCorner: Bool) {
    let u = before.direction, v = after.direction
    let dot = u.x * v.x + u.y * v.y, cross = u.x * v.y - u.y * v.x
    // Each side has a single corner point, if the segments are long enough for the inner one.
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
    // In a left turn the outer side is on the right. The inner side goes through the point itself.
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

  /// Adds the points of an arc between the unit vectors a and b, without both. `middle` determines the direction if they are opposite. The
  /// points are moved outward, so that the lines enclose the arc's area.
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

  /// Returns the factor by which points on an arc with this cosine are moved outward: by two thirds of the chord's distance.
  private func standOff(_ cosine: Double) -> Double {
    var dot = cosine, depth = 0
    while dot < roundEnough, depth <= 10 {
      // The cosine of half the angle.
      dot = max(0, (1 + dot) / 2).squareRoot()
      depth += 1
    }
    return 1 + (2.0 / 3) * (1 - ((1 + dot) / 2).squareRoot())
  }

  /// Adds the cap at an end, from its left to its right point, which the caller appends.
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

  /// Adds the caps of a line without length.
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
