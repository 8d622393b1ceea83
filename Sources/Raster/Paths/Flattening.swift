/// The number of lines that replace a curve. By Wang's formula, the deviation of a curve of degree n, whose control points have second
/// differences of at most m, from s lines over equal steps of its parameter is at most n (n - 1) m / (8 s²).
enum Flattening {
  /// The maximum distance in pixels between a line and its curve.
  static let tolerance = 0.1
  /// The maximum number of lines for one curve.
  static let most = 1000.0

  @inline(__always)
  private static func count(_ squared: Double) -> Int {
    // NaN and values that are too large give the maximum.
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

  // MARK: Filling

  /// Returns the number of corners of the outline that replaces a curve when it is filled. They are at (i + 1/2) / n of the curve's
  /// parameter, moved outward by two thirds of the chord's distance, so that the outline encloses the curve's area. The coverage of
  /// pixels differs from the curve's own by about 1/255. Chords of many pixels deviate by 0.006 pixels; chords of about one pixel, whose
  /// errors cancel out within it, by up to 0.025.
  @inline(__always)
  static func corners(cubic u: RasterPoint, _ v: RasterPoint) -> Int {
    corners(max(u.x * u.x + u.y * u.y, v.x * v.x + v.y * v.y).squareRoot())
  }

  @inline(__always)
  static func corners(quad u: RasterPoint) -> Int { corners(length(u) * (1.0 / 3)) }

  /// Returns the number for a curve whose second derivative is at most 6 m.
  @inline(__always)
  private static func corners(_ m: Double) -> Int {
    if m < 0.005 { return 0 }
    let count = 5.5 * m.squareRoot() * (1 + min(1, m * (1.0 / 40)))
    return count < most ? Int(count) &+ 1 : Int(most)
  }
}
