/// Lines and curves as a list of verbs, with their points in one array.
package struct VectorPath: Equatable, Sendable {
  /// The elements of a path. The numbers of their points are: move 1, line 1, quad 2, cubic 3, close 0.
  package enum Verb: UInt8, Sendable { case move, line, quad, cubic, close }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [RasterPoint] = []
  private var start = RasterPoint(0, 0)

  package init() {}

  package init(rect: RasterRect) { appendRect(rect) }

  package var isEmpty: Bool { verbs.isEmpty }

  /// Empties the path, but keeps its memory for another path of the same size.
  package mutating func removeAll() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
  }

  package mutating func reserve(verbs v: Int, points p: Int) {
    verbs.reserveCapacity(verbs.count + v)
    points.reserveCapacity(points.count + p)
  }

  package var currentPoint: RasterPoint? {
    guard let last = verbs.last else { return nil }
    return last == .close ? start : points.last
  }

  package mutating func move(to point: RasterPoint) {
    start = point
    if verbs.last == .move {
      points[points.count - 1] = point
    } else {
      verbs.append(.move)
      points.append(point)
    }
  }

  package mutating func line(to point: RasterPoint) {
    begin(at: point)
    verbs.append(.line)
    points.append(point)
  }

  package mutating func quad(to point: RasterPoint, control: RasterPoint) {
    begin(at: control)
    verbs.append(.quad)
    points.append(control)
    points.append(point)
  }

  package mutating func cubic(to point: RasterPoint, control1: RasterPoint, control2: RasterPoint) {
    begin(at: control1)
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  package mutating func close() {
    if let last = verbs.last, last != .close { verbs.append(.close) }
  }

  /// Appends a closed subpath of lines.
  mutating func appendPolygon(_ corners: UnsafeBufferPointer<RasterPoint>) {
    guard let first = corners.first else { return }
    move(to: first)
    points.append(contentsOf: UnsafeBufferPointer(rebasing: corners.dropFirst()))
    verbs.append(contentsOf: repeatElement(.line, count: corners.count - 1))
    verbs.append(.close)
  }

  package mutating func append(_ other: VectorPath) {
    verbs += other.verbs
    points += other.points
    start = other.verbs.isEmpty ? start : other.start
  }

  /// Begins a subpath for a drawing verb without a move: at its first point, or where the previous subpath was closed.
  private mutating func begin(at point: RasterPoint) {
    if verbs.isEmpty {
      move(to: point)
    } else if verbs.last == .close {
      verbs.append(.move)
      points.append(start)
    }
  }

  package func transformed(by transform: Affine) -> VectorPath {
    var out = self
    out.transform(by: transform)
    return out
  }

  package mutating func transform(by transform: Affine) {
    for i in points.indices { points[i] = transform.apply(to: points[i]) }
    start = transform.apply(to: start)
  }
}
