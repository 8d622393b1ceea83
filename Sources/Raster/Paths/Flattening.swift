/// How many lines a curve needs. From Wang's formula: a curve of degree n whose control points' second differences are at most
/// m long is within n (n - 1) m / (8 s²) of s lines over equal steps of its parameter.
enum Flattening {
  /// Pixels that a line may be away from its curve.
  static let tolerance = 0.1
  /// Bounds the work that one curve can cause.
  static let most = 1000.0

  @inline(__always)
  private static func count(_ squared: Double) -> Int {
    // Not a number and what is too much give the most.
    squared < most * most ? max(1, Int(squared.squareRoot()) + 1) : Int(most)
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

  // MARK: For filling

  /// Corners of an outline that stands for a curve, at (i + 1/2) / n of its parameter and moved outward by two thirds of what
  /// a chord stands off: the outline encloses the curve's area. The coverage of pixels is within 1/255 or so of the curve's own.
  /// Chords of many pixels stand off by 0.006 pixels, those of about one pixel, whose errors even out in it, by up to 0.025.
  @inline(__always)
  static func corners(cubic u: RasterPoint, _ v: RasterPoint) -> Int {
    corners(max(u.x * u.x + u.y * u.y, v.x * v.x + v.y * v.y).squareRoot())
  }

  @inline(__always)
  static func corners(quad u: RasterPoint) -> Int { corners(length(u) * (1.0 / 3)) }

  /// Of a curve whose second derivative is at most 6 m long.
  @inline(__always)
  private static func corners(_ m: Double) -> Int {
    if m < 0.005 { return 0 }
    let count = 5.5 * m.squareRoot() * (1 + min(1, m * (1.0 / 40)))
    return count < most ? Int(count) &+ 1 : Int(most)
  }
}
