package import Raster

extension CGAffineTransform {
  package var affine: Affine {
    Affine(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }

  package init(_ affine: Affine) {
    self.init(
      a: CGFloat(affine.a), b: CGFloat(affine.b), c: CGFloat(affine.c), d: CGFloat(affine.d), tx: CGFloat(affine.tx),
      ty: CGFloat(affine.ty))
  }

  /// The inverse; nil if the transform is singular or not finite.
  package var inverseIfAny: CGAffineTransform? {
    guard isFinite else { return nil }
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    let inverse = inverted()
    return inverse.isFinite ? inverse : nil
  }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether rectangles along the axes remain along the axes.
  package var isRectilinear: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }

  /// The largest length of a transformed unit vector, used for tolerances.
  package var largestScale: CGFloat { Swift.max(hypot(a, b), hypot(c, d)) }
}
