import Foundation

/// A point in device or user space.
@usableFromInline package typealias RasterPoint = SIMD2<Double>

/// An affine transform of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
@usableFromInline package struct Affine: Equatable, Sendable {
  @usableFromInline package var a, b, c, d, tx, ty: Double

  package static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  @inlinable
  @inline(__always)
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  @inlinable package init(translationX tx: Double, y ty: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
  @inlinable package init(scaleX x: Double, y: Double) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Creates a rotation from the x axis towards the y axis: clockwise on the screen, where y points down.
  package init(rotation radians: Double) {
    let s = sin(radians), c = cos(radians)
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// Returns the transform that applies this one first, then the other.
  @inlinable package func concatenating(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  @inlinable package var determinant: Double { a * d - b * c }

  /// Returns `nil` if the transform is singular or not finite.
  package func inverted() -> Affine? {
    let det = determinant
    guard det != 0, det.isFinite, tx.isFinite, ty.isFinite else { return nil }
    let k = 1 / det
    guard k.isFinite else { return nil }
    return Affine(a: d * k, b: -b * k, c: -c * k, d: a * k, tx: (c * ty - d * tx) * k, ty: (b * tx - a * ty) * k)
  }

  @inlinable
  @inline(__always)
  package func apply(to p: RasterPoint) -> RasterPoint {
    RasterPoint(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// Whether the transform only translates by whole pixels.
  package var isIntegerTranslation: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded() && abs(tx) < 1e9 && abs(ty) < 1e9
  }

  /// Whether the transform keeps horizontal lines horizontal and vertical lines vertical. False for quarter turns.
  @inlinable package var isAxisAligned: Bool { b == 0 && c == 0 }

  @inlinable package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The largest length of a transformed unit vector.
  package var maximumScale: Double {
    let e = (a * a + b * b + c * c + d * d) / 2
    return (e + max(0, e * e - determinant * determinant).squareRoot()).squareRoot()
  }

  /// Returns the bounds of a transformed rectangle.
  @inlinable package func mapBounds(of rect: RasterRect) -> RasterRect {
    guard !rect.isEmpty else { return .null }
    var out = RasterRect.null
    out.include(apply(to: RasterPoint(rect.minX, rect.minY)))
    out.include(apply(to: RasterPoint(rect.maxX, rect.minY)))
    out.include(apply(to: RasterPoint(rect.minX, rect.maxY)))
    out.include(apply(to: RasterPoint(rect.maxX, rect.maxY)))
    return out
  }

  @inlinable package func mapBounds(of rect: PixelRect) -> RasterRect { rect.isEmpty ? .null : mapBounds(of: RasterRect(rect)) }
}
