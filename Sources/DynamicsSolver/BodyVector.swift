import Foundation

package typealias BodyVector = SIMD2<Double>

extension SIMD2<Double> {
  package func dot(_ other: BodyVector) -> Double { x * other.x + y * other.y }
  package func cross(_ other: BodyVector) -> Double { x * other.y - y * other.x }
  package var length: Double { dot(self).squareRoot() }
  /// The vector rotated by 90 degrees, from x to y.
  package var turned: BodyVector { BodyVector(-y, x) }
  /// The vector with length 1; zero stays zero.
  package var normalized: BodyVector {
    let length = length
    return length > 0 ? self / length : .zero
  }
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A rotation by an angle.
package struct BodyRotation {
  var cosine = 1.0
  var sine = 0.0

  package init(_ angle: Double) {
    guard angle != 0 else { return }
    cosine = cos(angle)
    sine = sin(angle)
  }

  package func apply(_ v: BodyVector) -> BodyVector { BodyVector(cosine * v.x - sine * v.y, sine * v.x + cosine * v.y) }
  func applyInverse(_ v: BodyVector) -> BodyVector { BodyVector(cosine * v.x + sine * v.y, cosine * v.y - sine * v.x) }
}
