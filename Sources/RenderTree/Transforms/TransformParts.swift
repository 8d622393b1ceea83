import CoreGraphics
import Foundation

/// The decomposition of a transform into scale, then skew, then rotation, then translation (and perspective), as matrices are interpolated.
/// The method is Spencer Thomas's "Decomposing a matrix into simple transformations" (Graphics Gems II).
struct TransformParts: Sendable {
  var translation = SIMD3<Double>.zero
  var scale = SIMD3<Double>.one
  /// The skews xy, xz and yz.
  var skew = SIMD3<Double>.zero
  var perspective = SIMD4<Double>(0, 0, 0, 1)
  /// The rotation in radians about x, then y, then z.
  var angles = SIMD3<Double>.zero
  var rotation: Quaternion { Quaternion(angles: angles) }

  /// Decomposes `t`. A matrix that cannot be decomposed because it is singular becomes its translation with a scale of zero.
  init(_ t: CATransform3D) {
    if CATransform3DIsAffine(t) {
      self.init(affine: t)
    } else {
      self = TransformParts(general: t) ?? TransformParts(flatAt: SIMD3(Double(t.m41), Double(t.m42), Double(t.m43)))
    }
  }

  private init(flatAt translation: SIMD3<Double>) {
    self.translation = translation
    scale = .zero
  }

  private init(affine t: CATransform3D) {
    translation = SIMD3(Double(t.m41), Double(t.m42), 0)
    let (a, b, c, d) = (Double(t.m11), Double(t.m12), Double(t.m21), Double(t.m22))
    let determinant = a * d - b * c
    var sx = hypot(a, b)
    guard sx > 0 else {
      // The x axis has no length: the direction is taken from the y axis.
      scale = SIMD3(0, hypot(c, d), 1)
      if scale.y > 0 { angles.z = atan2(-c, d) }
      return
    }
    var (ux, uy) = (a / sx, b / sx)
    if determinant < 0, a < d {
      // The matrix mirrors: the axis that rotates less is flipped.
      sx = -sx
      (ux, uy) = (-ux, -uy)
    }
    let shear = ux * c + uy * d
    let sy = ux * d - uy * c
    scale = SIMD3(sx, sy, 1)
    skew.x = sy != 0 ? shear / sy : 0
    angles.z = atan2(uy, ux)
  }

  init?(general t: CATransform3D) {
    guard t.m44 != 0 else { return nil }
    let w = Double(t.m44)
    var rows: InlineArray<3, SIMD3<Double>> = [
      SIMD3(Double(t.m11), Double(t.m12), Double(t.m13)) / w, SIMD3(Double(t.m21), Double(t.m22), Double(t.m23)) / w,
      SIMD3(Double(t.m31), Double(t.m32), Double(t.m33)) / w,
    ]
    translation = SIMD3(Double(t.m41), Double(t.m42), Double(t.m43)) / w
    if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 {
      let plain = CATransform3D(rows: rows, translation: translation)
      guard plain.determinant != 0 else { return nil }
      perspective = CATransform3DInvert(plain).applied(
        to: SIMD4(Double(t.m14), Double(t.m24), Double(t.m34), Double(t.m44)) / w)
    }
    scale.x = rows[0].length
    guard scale.x > 0 else { return nil }
    rows[0] /= scale.x
    skew.x = (rows[0] * rows[1]).sum()
    rows[1] -= rows[0] * skew.x
    scale.y = rows[1].length
    guard scale.y > 0 else { return nil }
    rows[1] /= scale.y
    skew.x /= scale.y
    skew.y = (rows[0] * rows[2]).sum()
    rows[2] -= rows[0] * skew.y
    skew.z = (rows[1] * rows[2]).sum()
    rows[2] -= rows[1] * skew.z
    scale.z = rows[2].length
    guard scale.z > 0 else { return nil }
    rows[2] /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    if (rows[0] * rows[1].cross(rows[2])).sum() < 0 {
      scale = -scale
      for i in 0..<3 { rows[i] = -rows[i] }
    }
    angles = TransformParts.angles(rows)
  }

  /// Returns the angles of a rotation given by its rows.
  private static func angles(_ r: InlineArray<3, SIMD3<Double>>) -> SIMD3<Double> {
    let y = asin(min(max(-r[0].z, -1), 1))
    if abs(r[0].z) < 0.999_999_9 { return SIMD3(atan2(r[1].z, r[2].z), y, atan2(r[0].y, r[0].x)) }
    return SIMD3(0, y, atan2(-r[1].x, r[1].y))
  }

  /// The matrix of the parts.
  var transform: CATransform3D { transform(rotation: rotation) }

  func transform(rotation: Quaternion) -> CATransform3D {
    var rows = rotation.rows
    // Skew, then scale: the reverse order of the decomposition.
    rows[2] += rows[1] * skew.z + rows[0] * skew.y
    rows[1] += rows[0] * skew.x
    rows[0] *= scale.x
    rows[1] *= scale.y
    rows[2] *= scale.z
    let p = perspective
    let plain = CATransform3D(rows: rows, translation: translation)
    guard p != SIMD4(0, 0, 0, 1) else { return plain }
    var lens = CATransform3DIdentity
    (lens.m14, lens.m24, lens.m34, lens.m44) = (CGFloat(p.x), CGFloat(p.y), CGFloat(p.z), CGFloat(p.w))
    return CATransform3DConcat(plain, lens)
  }
}

extension SIMD3<Double> {
  var length: Double { (self * self).sum().squareRoot() }
  func cross(_ o: Self) -> Self { Self(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x) }
}

extension CATransform3D {
  init(rows: InlineArray<3, SIMD3<Double>>, translation: SIMD3<Double>) {
    self = CATransform3DIdentity
    (m11, m12, m13) = (CGFloat(rows[0].x), CGFloat(rows[0].y), CGFloat(rows[0].z))
    (m21, m22, m23) = (CGFloat(rows[1].x), CGFloat(rows[1].y), CGFloat(rows[1].z))
    (m31, m32, m33) = (CGFloat(rows[2].x), CGFloat(rows[2].y), CGFloat(rows[2].z))
    (m41, m42, m43) = (CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
  }

  /// Returns the matrix multiplied with a column vector.
  func applied(to p: SIMD4<Double>) -> SIMD4<Double> {
    var sum = SIMD4(Double(m11), Double(m21), Double(m31), Double(m41)) * p.x
    sum += SIMD4(Double(m12), Double(m22), Double(m32), Double(m42)) * p.y
    sum += SIMD4(Double(m13), Double(m23), Double(m33), Double(m43)) * p.z
    sum += SIMD4(Double(m14), Double(m24), Double(m34), Double(m44)) * p.w
    return sum
  }

  /// The determinant of the upper left 3 × 3 matrix, which is enough for matrices without perspective.
  var determinant: CGFloat {
    let x = m22 * m33 - m23 * m32
    let y = m21 * m33 - m23 * m31
    let z = m21 * m32 - m22 * m31
    return m11 * x - m12 * y + m13 * z
  }
}
