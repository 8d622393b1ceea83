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
}
