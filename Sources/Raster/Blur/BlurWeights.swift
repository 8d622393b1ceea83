import CPixelKernels
import Foundation

/// How much of each neighbour along one axis goes into a pixel.
package enum BlurWeights {
  /// Three running boxes one after the other, of these odd widths: what a pixel costs does not depend on them.
  case boxes([Int], VKBlurScale)
  /// In 32,768ths, an odd number of them.
  case list([Int16])

  /// A Gaussian, summed up over each pixel, where sigma is below 2; above, boxes of the same variance.
  init(sigma: Double) {
    guard sigma < 2 else {
      let widths = boxWidths(sigma), product = widths.reduce(1) { $0 * UInt64($1) }
      self = .boxes(widths, Self.scale(product))
      return
    }
    let ideal = gaussianWeights(sigma)
    var weights = ideal.map { Int(($0 * 32768).rounded()) }
    let middle = weights.count / 2
    // All together 32,768; one alone would not be a number of 16 bits.
    weights[middle] = min(32767, 32768 - (weights.reduce(0, +) - weights[middle]))
    self = .list(weights.map { Int16($0) })
  }

  /// Pixels on either side that count.
  var radius: Int {
    switch self {
    case .boxes(let widths, _): widths.reduce(0) { $0 + $1 / 2 }
    case .list(let weights): weights.count / 2
    }
  }

  /// Sums of 255 times the boxes fit into 32 bits.
  static func isNarrow(_ widths: [Int]) -> Bool { widths.reduce(1.0) { $0 * Double($1) } * 255.5 < 4_294_967_296 }

  /// Division by a product of widths, rounded to nearest but for a part in 2^30.
  package static func scale(_ product: UInt64) -> VKBlurScale {
    let half = product / 2
    var pre: UInt32 = 0
    while (product * 255 + half) >> UInt64(pre) > UInt64(UInt32.max) { pre += 1 }
    // The largest inverse that 32 bits hold.
    var post: UInt32 = 31
    func inverse(_ post: UInt32) -> Double { (scalbn(1.0, Int(post + pre)) / Double(product)).rounded(.up) }
    while post < 63, inverse(post + 1) <= Double(UInt32.max) { post += 1 }
    return VKBlurScale(half: half, inverse: UInt32(inverse(post)), pre: pre, post: post)
  }
}

/// What of a Gaussian falls on each pixel within three sigma, not its value at the pixel's centre: that differs where sigma is small.
/// The sum is 1.
package func gaussianWeights(_ sigma: Double) -> [Double] {
  let radius = Int((sigma * 3).rounded(.up)), unit: Double = sigma * 2.0.squareRoot()
  let ideal: [Double] = (-radius...radius).map { (i: Int) -> Double in
    let low: Double = (Double(i) - 0.5) / unit, high: Double = (Double(i) + 0.5) / unit
    return erf(high) - erf(low)
  }
  let sum: Double = ideal.reduce(0, +)
  return ideal.map { $0 / sum }
}

/// Three odd widths whose variances add up to sigma squared as nearly as odd widths can.
package func boxWidths(_ sigma: Double) -> [Int] {
  let ideal = (4 * sigma * sigma + 1).squareRoot()
  var lower = Int(ideal)
  if lower % 2 == 0 { lower -= 1 }
  lower = max(1, lower)
  let w = Double(lower)
  let small = (12 * sigma * sigma - 3 * w * w - 12 * w - 9) / (-4 * w - 4)
  let count = min(3, max(0, Int(small.rounded())))
  return (0..<3).map { $0 < count ? lower : lower + 2 }
}
