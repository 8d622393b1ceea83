import CPixelKernels
import Foundation

/// Returns a blurred copy, larger by three sigma on each side. The blur is a Gaussian if sigma is below 2, otherwise three box filters in
/// succession along each axis, which differ from a Gaussian by a few hundredths. Returns the mask itself if sigma is not above 0.05 or not
/// below 10,000, or if the copy would be too large.
package func gaussianBlur(_ mask: CoverageMask, sigma: Double) -> CoverageMask {
  guard sigma > 0.05, sigma < 10_000, !mask.bounds.isEmpty else { return mask }
  let margin = Int((sigma * 3).rounded(.up))
  let bounds = mask.bounds.insetBy(dx: -margin, dy: -margin)
  let turned = PixelRect(x: 0, y: 0, width: bounds.height, height: bounds.width)
  guard let a = CoverageMask(bounds: turned), let b = CoverageMask(bounds: turned), let c = CoverageMask(bounds: bounds),
    let d = CoverageMask(bounds: bounds)
  else { return mask }
  // The mask is transposed: both axes are blurred down the columns, which the kernels process a row at a time.
  for y in mask.bounds.minY..<mask.bounds.maxY {
    let from = mask.row(y)
    var to = a.row(margin) + (y - bounds.minY)
    for x in 0..<mask.width {
      to[0] = from[x]
      to += a.stride
    }
  }
  func blur(_ from: CoverageMask, _ to: CoverageMask) {
    if sigma < 2 { weightedBlur(from, to, sigma) } else { boxBlur(from, to, boxWidths(sigma)) }
  }
  blur(a, b)
  for y in 0..<b.height {
    let from = b.row(y)
    var to = c.row(c.bounds.minY) + y
    for x in 0..<b.width {
      to[0] = from[x]
      to += c.stride
    }
  }
  blur(c, d)
  return d
}

/// Applies three box filters down the columns of `a` and writes the result to `b`. `a` is overwritten.
private func boxBlur(_ a: CoverageMask, _ b: CoverageMask, _ widths: [Int]) {
  let n = a.width, height = a.height, kernels = Kernels.active
  let nothing = [UInt8](repeating: 0, count: n + 128)
  var sums = [UInt32](repeating: 0, count: n)
  var (from, to) = (a, b)
  nothing.withUnsafeBufferPointer { zero in
    sums.withUnsafeMutableBufferPointer { sum in
      for width in widths {
        let radius = width / 2, scale = UInt32((Double(1 << 24) / Double(width)).rounded(.down))
        sum.update(repeating: 0)
        func row(_ y: Int) -> UnsafePointer<UInt8> {
          y >= 0 && y < height ? UnsafePointer(from.row(from.bounds.minY + y)) : zero.baseAddress!
        }
        // Starts with the rows that the first output row depends on, then continues row by row.
        for y in -radius..<height {
          let target = y < 0 ? to.row(to.bounds.minY) : to.row(to.bounds.minY + y)
          kernels.pointee.box_row(target, sum.baseAddress!, row(y + radius), row(y - radius - 1), scale, n)
        }
        swap(&from, &to)
      }
    }
  }
}

/// Applies a Gaussian down the columns of `a`, with weights in 65,536ths.
private func weightedBlur(_ a: CoverageMask, _ b: CoverageMask, _ sigma: Double) {
  let radius = Int((sigma * 3).rounded(.up)), n = a.width
  var weights: [UInt32] = gaussianWeights(sigma).map { (v: Double) -> UInt32 in UInt32((v * 65536).rounded()) }
  weights[radius] = 65536 - (weights.reduce(0, +) - weights[radius])
  var sums = [UInt32](repeating: 0, count: n)
  sums.withUnsafeMutableBufferPointer { sums in
    for y in 0..<a.height {
      sums.update(repeating: 32768)
      for k in -radius...radius where y + k >= 0 && y + k < a.height {
        let from = a.row(a.bounds.minY + y + k), weight = weights[radius + k]
        for x in 0..<n { sums[x] &+= UInt32(from[x]) &* weight }
      }
      let to = b.row(b.bounds.minY + y)
      for x in 0..<n { to[x] = UInt8(truncatingIfNeeded: sums[x] >> 16) }
    }
  }
}
