import CoreGraphics
import Foundation

/// A rotation in space, as a quaternion of unit length.
struct Quaternion: Sendable {
  var v: SIMD4<Double>  // x, y, z, w

  init(_ v: SIMD4<Double>) { self.v = v }

  /// Creates a rotation about x, then y, then z. Angles are in radians.
  init(angles: SIMD3<Double>) {
    if angles.x == 0, angles.y == 0 {
      v = SIMD4(0, 0, sin(angles.z / 2), cos(angles.z / 2))
      return
    }
    let (sx, cx) = (sin(angles.x / 2), cos(angles.x / 2))
    let (sy, cy) = (sin(angles.y / 2), cos(angles.y / 2))
    let (sz, cz) = (sin(angles.z / 2), cos(angles.z / 2))
    v = SIMD4(
      sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz, cx * cy * cz + sx * sy * sz)
  }

  /// The rotated axes, one per row, for row vectors times the matrix.
  var rows: InlineArray<3, SIMD3<Double>> {
    let (x, y, z, w) = (v.x, v.y, v.z, v.w)
    if x == 0, y == 0 {
      let (s, c) = (2 * z * w, w * w - z * z)
      return [SIMD3(c, s, 0), SIMD3(-s, c, 0), SIMD3(0, 0, 1)]
    }
    return [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
  }

  /// Interpolates along the shorter arc at a constant speed. `p` may be outside 0...1.
  func slerp(to end: Quaternion, _ p: Double) -> Quaternion {
    var target = end.v
    var cosine = (v * target).sum()
    if cosine < 0 {
      target = -target
      cosine = -cosine
    }
    if cosine > 0.999_999_9 {
      let straight = v + (target - v) * p
      return Quaternion(straight / (straight * straight).sum().squareRoot())
    }
    let angle = acos(min(cosine, 1))
    let s = sin(angle)
    return Quaternion(v * (sin((1 - p) * angle) / s) + target * (sin(p * angle) / s))
  }
}
