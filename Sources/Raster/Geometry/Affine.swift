import Foundation

/// A point of device or user space.
@usableFromInline package typealias RasterPoint = SIMD2<Double>

/// A map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
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

  /// Turned from the x axis to the y axis: clockwise on the screen, where y points down.
  package init(rotation radians: Double) {
    let s = sin(radians), c = cos(radians)
    self.init(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// This map first, then the other.
  @inlinable package func concatenating(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  @inlinable package var determinant: Double { a * d - b * c }

  /// `nil` where the map flattens the plane, or is not finite.
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

  /// A move by whole pixels and nothing else.
  package var isIntegerTranslation: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded() && abs(tx) < 1e9 && abs(ty) < 1e9
  }

  /// Horizontal lines stay horizontal and vertical ones vertical (no turn; quarter turns do not count).
  @inlinable package var isAxisAligned: Bool { b == 0 && c == 0 }

  @inlinable package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The longest that a unit vector becomes.
  package var maximumScale: Double {
    let e = (a * a + b * b + c * c + d * d) / 2
    return (e + max(0, e * e - determinant * determinant).squareRoot()).squareRoot()
  }

  /// The bounds of a rectangle's image.
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
