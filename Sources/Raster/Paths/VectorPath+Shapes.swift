extension VectorPath {
  /// The distance of the control points of a quarter circle from its ends, as a fraction of the radius.
  package static let quarterCircle = 0.5522847498307936

  package mutating func appendRect(_ r: RasterRect) {
    reserve(verbs: 5, points: 4)
    move(to: RasterPoint(r.minX, r.minY))
    line(to: RasterPoint(r.maxX, r.minY))
    line(to: RasterPoint(r.maxX, r.maxY))
    line(to: RasterPoint(r.minX, r.maxY))
    close()
  }

  package mutating func appendEllipse(_ r: RasterRect) {
    let cx = (r.minX + r.maxX) / 2, cy = (r.minY + r.maxY) / 2
    let kx = (r.maxX - r.minX) / 2 * Self.quarterCircle, ky = (r.maxY - r.minY) / 2 * Self.quarterCircle
    reserve(verbs: 6, points: 13)
    move(to: RasterPoint(r.maxX, cy))
    cubic(to: RasterPoint(cx, r.maxY), control1: RasterPoint(r.maxX, cy + ky), control2: RasterPoint(cx + kx, r.maxY))
    cubic(to: RasterPoint(r.minX, cy), control1: RasterPoint(cx - kx, r.maxY), control2: RasterPoint(r.minX, cy + ky))
    cubic(to: RasterPoint(cx, r.minY), control1: RasterPoint(r.minX, cy - ky), control2: RasterPoint(cx - kx, r.minY))
    cubic(to: RasterPoint(r.maxX, cy), control1: RasterPoint(cx + kx, r.minY), control2: RasterPoint(r.maxX, cy - ky))
    close()
  }

  /// Appends a rectangle whose corners have the same radius, at most half of each side.
  package mutating func appendRoundedRect(_ r: RasterRect, radius: Double) {
    appendRoundedRect(r, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Appends a rectangle with a radius for each corner, at most half of each side.
  ///
  /// - Parameter isContinuous: whether the corners have Apple's continuous curve instead of a circle.
  package mutating func appendRoundedRect(
    _ r: RasterRect, topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double, isContinuous: Bool = false
  ) {
    if isContinuous {
      appendContinuousRect(r, topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
      return
    }
    let maximum = min(r.maxX - r.minX, r.maxY - r.minY) / 2
    func fit(_ v: Double) -> Double { v > 0 ? min(v, maximum) : 0 }
    let tl = fit(topLeft), tr = fit(topRight), br = fit(bottomRight), bl = fit(bottomLeft)
    let k = 1 - Self.quarterCircle
    reserve(verbs: 10, points: 17)
    move(to: RasterPoint(r.minX + tl, r.minY))
    line(to: RasterPoint(r.maxX - tr, r.minY))
    if tr > 0 {
      cubic(
        to: RasterPoint(r.maxX, r.minY + tr), control1: RasterPoint(r.maxX - tr * k, r.minY),
        control2: RasterPoint(r.maxX, r.minY + tr * k))
    }
    line(to: RasterPoint(r.maxX, r.maxY - br))
    if br > 0 {
      cubic(
        to: RasterPoint(r.maxX - br, r.maxY), control1: RasterPoint(r.maxX, r.maxY - br * k),
        control2: RasterPoint(r.maxX - br * k, r.maxY))
    }
    line(to: RasterPoint(r.minX + bl, r.maxY))
    if bl > 0 {
      cubic(
        to: RasterPoint(r.minX, r.maxY - bl), control1: RasterPoint(r.minX + bl * k, r.maxY),
        control2: RasterPoint(r.minX, r.maxY - bl * k))
    }
    line(to: RasterPoint(r.minX, r.minY + tl))
    if tl > 0 {
      cubic(
        to: RasterPoint(r.minX + tl, r.minY), control1: RasterPoint(r.minX, r.minY + tl * k),
        control2: RasterPoint(r.minX + tl * k, r.minY))
    }
    close()
  }
}
