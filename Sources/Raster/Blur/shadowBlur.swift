import CPixelKernels
import Foundation

/// The number of pixels that a shadow reaches beyond its shape.
package func shadowReach(sigma: Double) -> Int { sigma > 0.05 && sigma < 10_000 ? max(1, Int(sigma * 2)) : 0 }

/// Returns the mask of a shadow: a blurred copy, larger by `shadowReach(sigma:)` on each side.
///
/// The weights are those of Core Graphics: a Gaussian that ends at two sigma. README.md says from which pictures this was measured. From a
/// sigma of `shadowBoxes` on, two box filters in succession along each axis take its place, which differ from it by up to 2 of 255.
///
/// - Returns: the mask itself if sigma is not above 0.05 or not below 10,000, or if the copy would be too large.
package func shadowBlur(_ mask: CoverageMask, sigma: Double) -> CoverageMask {
  let margin = shadowReach(sigma: sigma)
  guard margin > 0, !mask.bounds.isEmpty else { return mask }
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
  let weights = sigma < shadowBoxes ? shadowWeights(sigma) : []
  func blur(_ from: CoverageMask, _ to: CoverageMask) {
    if weights.isEmpty { boxBlur(from, to, shadowBoxWidths(sigma)) } else { weightedBlur(from, to, weights) }
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

/// The sigma from which on box filters take the place of weights, whose cost grows with sigma.
let shadowBoxes = 20.0

/// Returns the weights of a shadow's pixels in 32,768ths: a Gaussian at whole pixels, up to two sigma.
package func shadowWeights(_ sigma: Double) -> [Int16] {
  let radius = shadowReach(sigma: sigma)
  let ideal = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
  let sum = ideal.reduce(0, +)
  var weights = ideal.map { Int(($0 / sum * 32768).rounded()) }
  // The sum is 32,768. A single weight of 32,768 would not fit into 16 bits.
  weights[radius] = min(32767, 32768 - (weights.reduce(0, +) - weights[radius]))
  return weights.map { Int16($0) }
}

/// Returns two odd widths. Filters of 1.86 and 2.42 sigma in succession are nearest to a Gaussian that ends at two sigma: an edge differs by
/// 0.6 of 255.
package func shadowBoxWidths(_ sigma: Double) -> [Int] { [1.86, 2.42].map { Int(($0 * sigma - 1) / 2 + 0.5) * 2 + 1 } }

/// Applies box filters down the columns of `a` and writes the result to `b`. `a` is overwritten.
private func boxBlur(_ a: CoverageMask, _ b: CoverageMask, _ widths: [Int]) {
  let n = a.width, height = a.height, kernels = Kernels.active
  let nothing = [UInt8](repeating: 0, count: n + 128)
  var sums = [UInt32](repeating: 0, count: n)
  nothing.withUnsafeBufferPointer { zero in
    sums.withUnsafeMutableBufferPointer { sum in
      func pass(_ from: CoverageMask, _ to: CoverageMask, _ width: Int) {
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
      }
      pass(a, b, widths[0])
      pass(b, a, widths[1])
    }
  }
  for y in 0..<height { b.row(b.bounds.minY + y).update(from: a.row(a.bounds.minY + y), count: n) }
}

/// Applies weights down the columns of `a`. Four bytes of a row are passed to the kernel as a pixel, since it treats channels alike.
private func weightedBlur(_ a: CoverageMask, _ b: CoverageMask, _ weights: [Int16]) {
  let radius = weights.count / 2, words = (a.width + 3) / 4, kernels = Kernels.active
  func row(_ mask: CoverageMask, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(mask.row(mask.bounds.minY + y)).assumingMemoryBound(to: UInt32.self)
  }
  weights.withUnsafeBufferPointer { weights in
    withUnsafeTemporaryAllocation(of: UnsafePointer<UInt32>.self, capacity: weights.count) { taps in
      for y in 0..<a.height {
        // Rows outside of the mask are transparent, so they are left out.
        let first = max(0, radius - y), end = min(weights.count, a.height + radius - y)
        for k in first..<end { taps[k - first] = UnsafePointer(row(a, y + k - radius)) }
        kernels.pointee.weighted_row(row(b, y), taps.baseAddress!, weights.baseAddress! + first, end - first, words)
      }
    }
  }
}
