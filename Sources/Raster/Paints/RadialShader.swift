import CPixelKernels

/// Produces rows of a radial gradient.
struct RadialShader {
  private let gradient: RadialGradient
  private let before, after: UInt32
  /// Whether both circles have the same centre and the first radius is 0, which is the kernel's case.
  private let isPlain: Bool
  let isOpaque: Bool

  init(_ gradient: RadialGradient) {
    self.gradient = gradient
    before = gradient.extend.before ? gradient.ramp.first.bits : 0
    after = gradient.extend.after ? gradient.ramp.last.bits : 0
    isPlain =
      gradient.startCenter == gradient.endCenter && gradient.startRadius == 0 && gradient.endRadius > 0
      && gradient.extend.after && gradient.inverse.isFinite
    isOpaque = gradient.ramp.isOpaque && isPlain
  }

  func fetch(_ x: Int, _ y: Int, _ n: Int, _ out: UnsafeMutablePointer<UInt32>, _ kernels: KernelTable) {
    let i = gradient.inverse
    // The centre of the row's first pixel in gradient space. x is measured from the origin, so tiles agree.
    let row = i.apply(to: RasterPoint(0.5, Double(y) + 0.5))
    gradient.ramp.table.withUnsafeBufferPointer { padded in
      let table = UnsafeBufferPointer(rebasing: padded[..<(1 << gradient.ramp.bits)])
      if isPlain {
        let k = 1 / gradient.endRadius, c = gradient.startCenter
        kernels.pointee.radial_row(
          out, table.baseAddress!, Int32(table.count), (row.x - c.x) * k, (row.y - c.y) * k, i.a * k, i.b * k, Int64(x), n)
        return
      }
      for j in 0..<n {
        let s = Double(x + j)
        out[j] = color(at: RasterPoint(row.x + s * i.a, row.y + s * i.b), table)
      }
    }
  }

  /// Returns the colour of the largest t whose circle, with a radius of at least 0, goes through the point.
  private func color(at p: RasterPoint, _ table: UnsafeBufferPointer<UInt32>) -> UInt32 {
    let g = gradient
    let c = g.endCenter - g.startCenter, d = p - g.startCenter, dr = g.endRadius - g.startRadius
    let a = c.x * c.x + c.y * c.y - dr * dr
    let b = d.x * c.x + d.y * c.y + g.startRadius * dr
    let e = d.x * d.x + d.y * d.y - g.startRadius * g.startRadius
    var roots: (Double, Double)
    if abs(a) < 1e-9 {
      if b == 0 { return 0 }
      roots = (e / (2 * b), .nan)
    } else {
      let discriminant = b * b - a * e
      if !(discriminant >= 0) { return 0 }
      let root = discriminant.squareRoot()
      roots = a > 0 ? ((b + root) / a, (b - root) / a) : ((b - root) / a, (b + root) / a)
    }
    for t in [roots.0, roots.1] where g.startRadius + t * dr >= 0 {
      if t < 0 {
        if g.extend.before { return before }
      } else if t > 1 {
        if g.extend.after { return after }
      } else {
        return table[min(table.count - 1, Int(t * Double(table.count)))]
      }
    }
    return 0
  }
}
