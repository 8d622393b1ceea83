/// A point of the integer grid on which paths are combined. Coordinates are at most ±2^28, so that products of doubled differences do not
/// overflow.
struct GridPoint: Hashable, Comparable {
  var x, y: Int

  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.x, a.y) < (b.x, b.y) }

  static func - (a: GridPoint, b: GridPoint) -> GridPoint { GridPoint(x: a.x - b.x, y: a.y - b.y) }

  /// The z component of the cross product of two vectors: positive if `b` points to the left of `a`, with y pointing up.
  static func cross(_ a: GridPoint, _ b: GridPoint) -> Int { a.x * b.y - a.y * b.x }

  static func dot(_ a: GridPoint, _ b: GridPoint) -> Int { a.x * b.x + a.y * b.y }

  /// Whether the vector points up or to the right: its angle is in 0..<π.
  private var isUpper: Bool { y > 0 || (y == 0 && x > 0) }

  /// Whether the vector has a smaller angle than `other`, counted from the x axis counterclockwise.
  func hasSmallerAngle(than other: GridPoint) -> Bool {
    isUpper != other.isUpper ? isUpper : GridPoint.cross(self, other) > 0
  }
}
