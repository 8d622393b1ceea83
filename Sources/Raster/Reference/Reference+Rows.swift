import CPixelKernels

/// One function for each kernel, with the same name and arguments, on `Array`s.
extension Reference {
  package static func fill(_ dst: inout [UInt32], _ color: UInt32) { for i in dst.indices { dst[i] = color } }

  package static func copy(_ dst: inout [UInt32], _ src: [UInt32]) { for i in dst.indices { dst[i] = src[i] } }

  package static func overSolid(_ dst: inout [UInt32], _ color: UInt32) {
    for i in dst.indices { dst[i] = over(color, dst[i]) }
  }

  package static func over(_ dst: inout [UInt32], _ src: [UInt32]) { for i in dst.indices { dst[i] = over(src[i], dst[i]) } }

  package static func overOpacity(_ dst: inout [UInt32], _ src: [UInt32], _ opacity: UInt8) {
    for i in dst.indices { dst[i] = over(scale(src[i], UInt32(opacity)), dst[i]) }
  }

  package static func overSolidCoverage(_ dst: inout [UInt32], _ color: UInt32, _ coverage: [UInt8]) {
    for i in dst.indices { dst[i] = over(scale(color, UInt32(coverage[i])), dst[i]) }
  }

  /// Blends `rows` rows of `n` pixels.
  package static func maskOverSolid(
    _ dst: inout [UInt32], _ dstStride: Int, _ mask: [UInt8], _ maskStride: Int, _ color: UInt32, _ rows: Int, _ n: Int
  ) {
    for y in 0..<rows {
      for x in 0..<n { dst[y * dstStride + x] = over(scale(color, UInt32(mask[y * maskStride + x])), dst[y * dstStride + x]) }
    }
  }

  package static func overCoverage(_ dst: inout [UInt32], _ src: [UInt32], _ coverage: [UInt8]) {
    for i in dst.indices { dst[i] = over(scale(src[i], UInt32(coverage[i])), dst[i]) }
  }

  package static func overCoverageOpacity(_ dst: inout [UInt32], _ src: [UInt32], _ coverage: [UInt8], _ opacity: UInt8) {
    for i in dst.indices { dst[i] = over(scale(src[i], div255(UInt32(coverage[i]) * UInt32(opacity))), dst[i]) }
  }

  package static func lerpCoverage(_ dst: inout [UInt32], _ src: [UInt32], _ coverage: [UInt8]) {
    for i in dst.indices { dst[i] = lerp255(src[i], dst[i], UInt32(coverage[i])) }
  }

  package static func lerpSolidCoverage(_ dst: inout [UInt32], _ color: UInt32, _ coverage: [UInt8]) {
    for i in dst.indices { dst[i] = lerp255(color, dst[i], UInt32(coverage[i])) }
  }

  package static func scalePixels(_ dst: inout [UInt32], _ opacity: UInt8) {
    for i in dst.indices { dst[i] = scale(dst[i], UInt32(opacity)) }
  }

  package static func maskMultiply(_ dst: inout [UInt8], _ other: [UInt8]) {
    for i in dst.indices { dst[i] = UInt8(div255(UInt32(dst[i]) * UInt32(other[i]))) }
  }

  package static func maskScale(_ dst: inout [UInt8], _ k: UInt8) {
    for i in dst.indices { dst[i] = UInt8(div255(UInt32(dst[i]) * UInt32(k))) }
  }

  package static func scaleRow(
    _ dst: inout [UInt32], _ src: [UInt32], _ below: [UInt32], _ index: [Int32], _ weight: [UInt32], _ part: UInt32
  ) {
    for i in dst.indices {
      let x = Int(index[i])
      dst[i] = bilinear(src[x], src[x + 1], below[x], below[x + 1], weight[i], part)
    }
  }

  package static func overScaleRow(
    _ dst: inout [UInt32], _ src: [UInt32], _ below: [UInt32], _ index: [Int32], _ weight: [UInt32], _ part: UInt32
  ) {
    var source = dst
    scaleRow(&source, src, below, index, weight, part)
    over(&dst, source)
  }

  /// Writes words of two 16-bit numbers in 128ths: blue and red, and `plane` words later green and alpha.
  package static func widenRow(_ dst: inout [UInt32], plane: Int, _ src: [UInt32], _ index: [Int32], _ weight: [UInt32]) {
    for i in 0..<plane {
      let s = src[Int(index[i])], t = src[Int(index[i]) + 1]
      func part(_ shift: UInt32) -> UInt32 { UInt32(lerp15(Int32((s >> shift) & 255) << 7, Int32((t >> shift) & 255) << 7, weight[i])) }
      dst[i] = part(0) | part(16) << 16
      dst[plane + i] = part(8) | part(24) << 16
    }
  }

  package static func mixRows(_ dst: inout [UInt32], _ a: [UInt32], _ b: [UInt32], plane: Int, _ part: UInt32) {
    for i in dst.indices {
      func half(_ at: Int, _ shift: UInt32) -> UInt32 {
        UInt32((lerp15(Int32((a[at] >> shift) & 65535), Int32((b[at] >> shift) & 65535), part) + 64) >> 7)
      }
      dst[i] = half(i, 0) | half(plane + i, 0) << 8 | half(i, 16) << 16 | half(plane + i, 16) << 24
    }
  }

  /// (a + b + c + d + 2) / 4
  package static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    var out: UInt32 = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let sum = (a >> shift & 255) + (b >> shift & 255) + (c >> shift & 255) + (d >> shift & 255)
      out |= ((sum + 2) >> 2) << shift
    }
    return out
  }

  package static func halfRow(_ dst: inout [UInt32], _ a: [UInt32], _ b: [UInt32]) {
    for i in dst.indices { dst[i] = mean(a[2 * i], a[2 * i + 1], b[2 * i], b[2 * i + 1]) }
  }

  package static func overHalfRow(_ dst: inout [UInt32], _ a: [UInt32], _ b: [UInt32]) {
    for i in dst.indices { dst[i] = over(mean(a[2 * i], a[2 * i + 1], b[2 * i], b[2 * i + 1]), dst[i]) }
  }

  package static func meanRow(_ dst: inout [UInt32], _ a: [UInt32], _ b: [UInt32]) {
    for i in dst.indices { dst[i] = mean(a[i], a[i], b[i], b[i]) }
  }

  package static func gatherRow(_ dst: inout [UInt32], _ src: [UInt32], _ index: [Int32]) {
    for i in dst.indices { dst[i] = src[Int(index[i])] }
  }

  package static func affineRow(
    _ dst: inout [UInt32], _ src: [UInt32], _ stride: Int, _ u: Int, _ v: Int, _ du: Int, _ dv: Int
  ) {
    for i in dst.indices {
      let x = u + i * du, y = v + i * dv
      let at = (y >> 32) * stride + (x >> 32)
      let fx = UInt32((x >> 17) & 32767), fy = UInt32((y >> 17) & 32767)
      dst[i] = bilinear(src[at], src[at + 1], src[at + stride], src[at + stride + 1], fx, fy)
    }
  }

  package static func overAffineRow(
    _ dst: inout [UInt32], _ src: [UInt32], _ stride: Int, _ u: Int, _ v: Int, _ du: Int, _ dv: Int
  ) {
    var source = dst
    affineRow(&source, src, stride, u, v, du, dv)
    over(&dst, source)
  }

  package static func projectiveRow(_ dst: inout [UInt32], _ src: [UInt32], _ stride: Int, _ m: VKPlane, _ start: Int) {
    let (right, bottom) = (Int(m.right), Int(m.bottom))
    for i in dst.indices {
      let x = Double(start + i) + 0.5
      let w = m.g * x + m.ws
      guard w > 1e-30 else {
        dst[i] = 0
        continue
      }
      let k = 1 / w
      let u = min(max((m.a * x + m.us) * k - m.left, 0), Double(right)), v = min(max((m.b * x + m.vs) * k - m.top, 0), Double(bottom))
      let (fu, fv) = (Int(u * 32768), Int(v * 32768))
      let (x0, y0) = (fu >> 15, fv >> 15)
      let (x1, y1) = (min(x0 + 1, right), min(y0 + 1, bottom))
      let (above, below) = (y0 * stride, y1 * stride)
      dst[i] = bilinear(
        src[above + x0], src[above + x1], src[below + x0], src[below + x1], UInt32(fu & 32767), UInt32(fv & 32767))
    }
  }

  package static func affineNearestRow(
    _ dst: inout [UInt32], _ src: [UInt32], _ stride: Int, _ u: Int, _ v: Int, _ du: Int, _ dv: Int
  ) {
    for i in dst.indices { dst[i] = src[((v + i * dv) >> 32) * stride + ((u + i * du) >> 32)] }
  }

  package static func rampRow(_ dst: inout [UInt32], _ table: [UInt32], _ shift: Int, _ t: Int, _ dt: Int) {
    for i in dst.indices { dst[i] = table[(t + i * dt) >> shift] }
  }

  package static func radialRow(
    _ dst: inout [UInt32], _ table: [UInt32], _ x0: Double, _ y0: Double, _ dx: Double, _ dy: Double, _ start: Int
  ) {
    for i in dst.indices {
      let x = Double(start + i) * dx + x0, y = Double(start + i) * dy + y0
      let r = (x * x + y * y).squareRoot() * Double(table.count)
      dst[i] = table[Int(min(r, Double(table.count - 1)))]
    }
  }

  /// Returns points of a cubic in subpixels (x, y, x, y...) at (i + 1) / n.
  package static func cubicPoints(_ k: VKCubic, _ n: Int) -> [Int32] {
    let step = 1 / Double(n)
    func fixed(_ v: Double, _ low: Int32, _ high: Int32) -> Int32 {
      min(max(Int32((v * Double(1 << VK_SUBPIXEL_BITS)).rounded(.toNearestOrEven)), low), high)
    }
    return (0..<n).flatMap { i in
      let t = (Double(i) + 1) * step
      return [
        fixed(((k.ax * t + k.bx) * t + k.cx) * t + k.dx, k.left, k.right),
        fixed(((k.ay * t + k.by) * t + k.cy) * t + k.dy, k.top, k.bottom),
      ]
    }
  }

  /// Converts twice the covered area to a coverage of 0...255: 256 times the covered part, rounded down and at most 255. `full` is the
  /// value of a whole pixel.
  package static func coverage(_ area: Int32, full: Int, evenOdd: Bool) -> UInt8 {
    var a = Int(area.magnitude)
    if evenOdd {
      a = Int(area) & (2 * full - 1)
      if a > full { a = 2 * full - a }
    }
    return UInt8(min(min(a, full) * 256 / full, 255))
  }

  /// Returns the coverage of each pixel of a row of cells.
  package static func sweep(_ cells: [Int32], width: Int, full: Int, evenOdd: Bool) -> [UInt8] {
    var sum: Int32 = 0
    return (0..<width).map { x in
      sum &+= cells[x]
      return coverage(sum, full: full, evenOdd: evenOdd)
    }
  }
}
