/// The number of lines that replace a curve. By Wang's formula, the deviation of a curve of degree n, whose control points have second
/// differences of at most m, from s lines over equal steps of its parameter is at most n (n - 1) m / (8 s²).
enum Flattening {
  /// The maximum distance in pixels between a line and its curve.
  static let tolerance = 0.1
  /// The maximum number of lines for one curve.
  static let maximumSegments = 1000.0

  @inline(__always)
  private static func count(_ squared: Double) -> Int {
    // NaN and values that are too large give the maximum.
    squared < maximumSegments * maximumSegments ? max(1, Int(squared.squareRoot()) + 1) : Int(maximumSegments)
  }

  @inline(__always)
  private static func length(_ v: RasterPoint) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

  @inline(__always)
  static func segments(_ a: RasterPoint, _ b: RasterPoint, _ c: RasterPoint, tolerance: Double = tolerance) -> Int {
    count(length(a - 2 * b + c) * (0.25 / tolerance))
  }

  @inline(__always)
  static func segments(
    _ a: RasterPoint, _ b: RasterPoint, _ c: RasterPoint, _ d: RasterPoint, tolerance: Double = tolerance
  ) -> Int {
    let u = a - 2 * b + c, v = b - 2 * c + d
    return count(max(u.x * u.x + u.y * u.y, v.x * v.x + v.y * v.y).squareRoot() * (0.75 / tolerance))
  }

  // MARK: Filling

  /// A piece of a curve is filled as a line if no second difference of its control points is longer than this, along either axis and in
  /// pixels. Its middle is then within 0.05 pixels of the curve.
  ///
  /// This is how Core Graphics divides curves: it halves them until the pieces are flat, and the lines connect points on the curve.
  /// README.md says from which pictures this was measured.
  static let flatness = 1.0 / 15

  /// Returns the number of the shortest pieces of a curve, a power of two. `u` and `v` are the second differences at its ends.
  @inline(__always)
  static func pieces(cubic u: RasterPoint, _ v: RasterPoint) -> Int {
    let longest = max(max(abs(u.x), abs(u.y)), max(abs(v.x), abs(v.y)))
    var count = 1, limit = flatness
    // A comparison with NaN is false.
    while !(longest <= limit), count < maximumPieces {
      count &*= 2
      limit *= 4
    }
    return count
  }

  static let maximumPieces = 1024

  /// Returns the number of shortest pieces, from the piece at `index` on, that together are filled as one line: the longest piece that
  /// halving the curve leads to and that is flat. Second differences are linear along the curve and those of a half are a quarter as long.
  @inline(__always)
  static func pieces(from index: Int, of count: Int, cubic u: RasterPoint, _ v: RasterPoint) -> Int {
    let step = 1 / Double(count), w = (v - u) * step
    @inline(__always)
    func length(_ i: Int) -> Double {
      let d = u + w * Double(i)
      return max(abs(d.x), abs(d.y))
    }
    let first = length(index)
    var size = 1, limit = flatness * Double(count) * Double(count)
    while size < count, index & (2 &* size &- 1) == 0 {
      limit *= 0.25
      guard first <= limit, length(index &+ 2 &* size) <= limit else { break }
      size &*= 2
    }
    return size
  }
}
