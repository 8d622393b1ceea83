/// A perspective mapping of the plane: `x' = (a x + c y + tx) / w`, `y' = (b x + d y + ty) / w`, where `w = g x + h y + i`. Points
/// whose `w` is not positive are behind the eye.
package struct Homography: Equatable, Sendable {
  package var a, b, c, d, tx, ty: Double
  package var g, h, i: Double

  /// The smallest visible `w`. Everything nearer to the eye is cut off.
  package static let near = 0.01

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double, g: Double, h: Double, i: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    (self.g, self.h, self.i) = (g, h, i)
  }

  package init(_ m: Affine) {
    self.init(a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty, g: 0, h: 0, i: 1)
  }

  /// The mapping as an affine transform; nil if it has perspective or everything is behind the eye.
  package var affine: Affine? {
    guard g == 0, h == 0, i > 0 else { return nil }
    if i == 1 { return Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
    let k = 1 / i
    return Affine(a: a * k, b: b * k, c: c * k, d: d * k, tx: tx * k, ty: ty * k)
  }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite && g.isFinite && h.isFinite && i.isFinite
  }

  package var determinant: Double { a * (d * i - ty * h) - c * (b * i - ty * g) + tx * (b * h - d * g) }

  /// Returns the mapping that applies this one first, then the other.
  package func concatenating(_ next: Affine) -> Homography {
    Homography(
      a: a * next.a + b * next.c + g * next.tx, b: a * next.b + b * next.d + g * next.ty,
      c: c * next.a + d * next.c + h * next.tx, d: c * next.b + d * next.d + h * next.ty,
      tx: tx * next.a + ty * next.c + i * next.tx, ty: tx * next.b + ty * next.d + i * next.ty, g: g, h: h, i: i)
  }

  /// Returns the mapping that applies `m` first, then this one.
  package func preceded(by m: Affine) -> Homography {
    Homography(
      a: m.a * a + m.b * c, b: m.a * b + m.b * d, c: m.c * a + m.d * c, d: m.c * b + m.d * d,
      tx: m.tx * a + m.ty * c + tx, ty: m.tx * b + m.ty * d + ty, g: m.a * g + m.b * h, h: m.c * g + m.d * h,
      i: m.tx * g + m.ty * h + i)
  }

  /// Returns `nil` if the mapping flattens the plane to a line or is not finite. The inverse has a positive `w` for
  /// the images of points in front of the eye.
  package func inverted() -> Homography? {
    let det = determinant
    guard det != 0, det.isFinite else { return nil }
    let k = 1 / det
    guard k.isFinite else { return nil }
    let out = Homography(
      a: (d * i - ty * h) * k, b: (ty * g - b * i) * k, c: (tx * h - c * i) * k, d: (a * i - tx * g) * k,
      tx: (c * ty - tx * d) * k, ty: (tx * b - a * ty) * k, g: (b * h - d * g) * k, h: (c * g - a * h) * k,
      i: (a * d - b * c) * k)
    return out.isFinite ? out : nil
  }

  package func apply(to p: RasterPoint) -> RasterPoint {
    let k = 1 / (g * p.x + h * p.y + i)
    return RasterPoint((a * p.x + c * p.y + tx) * k, (b * p.x + d * p.y + ty) * k)
  }

  /// Returns the corners of a mapped rectangle, cut off at `near`: up to five, or none if everything is behind the eye.
  package func corners(of rect: RasterRect) -> [RasterPoint] {
    guard !rect.isEmpty, isFinite else { return [] }
    let plane = [
      RasterPoint(rect.minX, rect.minY), RasterPoint(rect.maxX, rect.minY), RasterPoint(rect.maxX, rect.maxY),
      RasterPoint(rect.minX, rect.maxY),
    ]
    var out: [RasterPoint] = []
    for (index, p) in plane.enumerated() {
      let q = plane[(index + 1) % 4]
      let (wp, wq) = (g * p.x + h * p.y + i - Homography.near, g * q.x + h * q.y + i - Homography.near)
      if wp >= 0 { out.append(apply(to: p)) }
      if (wp >= 0) != (wq >= 0) { out.append(apply(to: p + (q - p) * (wp / (wp - wq)))) }
    }
    return out
  }

  /// Returns the bounds of the visible part of a mapped rectangle.
  package func mapBounds(of rect: RasterRect) -> RasterRect {
    if let affine { return affine.mapBounds(of: rect) }
    var out = RasterRect.null
    for corner in corners(of: rect) { out.include(corner) }
    return out
  }
}
