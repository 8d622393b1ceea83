import CoreGraphics
import Foundation

extension CATransform3D {
  /// Returns the transform at `progress` between this one and `end`. Both are decomposed and their parts are interpolated, so a
  /// rotation turns without shrinking on the way. Progress outside 0...1 extrapolates. If a matrix cannot be decomposed, the
  /// result switches to `end` at a progress of 0.5.
  package func interpolated(to end: CATransform3D, progress p: CGFloat) -> CATransform3D {
    if p == 0 { return self }
    if p == 1 { return end }
    if self == end { return self }
    if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
      if let plain = straight(to: end, p) { return plain }
      return affineMix(TransformParts(self), TransformParts(end), Double(p))
    }
    guard let a = TransformParts(general: self), let b = TransformParts(general: end) else { return p < 0.5 ? self : end }
    let p = Double(p)
    var parts = a
    parts.translation = a.translation + (b.translation - a.translation) * p
    parts.scale = a.scale + (b.scale - a.scale) * p
    parts.skew = a.skew + (b.skew - a.skew) * p
    parts.perspective = a.perspective + (b.perspective - a.perspective) * p
    return parts.transform(rotation: a.rotation.slerp(to: b.rotation, p))
  }

  /// Returns the transform concatenated `count` times with itself.
  func power(_ count: Int) -> CATransform3D {
    var (result, square, rest) = (CATransform3DIdentity, self, max(count, 0))
    while rest > 0 {
      if rest & 1 == 1 { result = CATransform3DConcat(result, square) }
      rest >>= 1
      if rest > 0 { square = CATransform3DConcat(square, square) }
    }
    return result
  }

  /// Interpolates two transforms that only scale and translate. They need no decomposition, which would cost accuracy.
  private func straight(to end: CATransform3D, _ p: CGFloat) -> CATransform3D? {
    guard m12 == 0, m21 == 0, end.m12 == 0, end.m21 == 0, m11 >= 0, m22 >= 0, end.m11 >= 0, end.m22 >= 0 else { return nil }
    var t = self
    t.m11 = mix(m11, end.m11, p)
    t.m22 = mix(m22, end.m22, p)
    t.m41 = mix(m41, end.m41, p)
    t.m42 = mix(m42, end.m42, p)
    return t
  }

  private func affineMix(_ a: TransformParts, _ b: TransformParts, _ p: Double) -> CATransform3D {
    var (a, b) = (a, b)
    if (a.scale.x < 0 && b.scale.y < 0) || (a.scale.y < 0 && b.scale.x < 0) {
      // The two are mirrored on different axes: the difference is half a turn.
      a.scale = SIMD3(-a.scale.x, -a.scale.y, a.scale.z)
      a.angles.z += a.angles.z < 0 ? .pi : -.pi
    }
    var turn = b.angles.z - a.angles.z
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    var parts = a
    parts.translation = a.translation + (b.translation - a.translation) * p
    parts.scale = a.scale + (b.scale - a.scale) * p
    parts.skew = a.skew + (b.skew - a.skew) * p
    parts.angles.z = a.angles.z + turn * p
    return parts.transform
  }
}
