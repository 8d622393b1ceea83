import CPixelKernels
import Foundation

/// The weights of a pixel's neighbours along one axis.
package enum BlurWeights {
  /// Three box filters in succession, of these odd widths. The cost per pixel does not depend on the widths.
  case boxes([Int], VKBlurScale)
  /// An odd number of weights in 32,768ths.
  case list([Int16])

  /// Creates the weights of a Gaussian: integrated over each pixel if sigma is below 2, otherwise boxes with the same variance.
  init(sigma: Double) {
    guard sigma < 2 else {
      let widths = boxWidths(sigma), product = widths.reduce(1) { $0 * UInt64($1) }
      self = .boxes(widths, Self.scale(product))
      return
    }
    let ideal = gaussianWeights(sigma)
    var weights = ideal.map { Int(($0 * 32768).rounded()) }
    let middle = weights.count / 2
    // The sum is 32,768. A single weight of 32,768 would not fit into 16 bits.
    weights[middle] = min(32767, 32768 - (weights.reduce(0, +) - weights[middle]))
    self = .list(weights.map { Int16($0) })
  }

  /// The number of neighbours with a weight on each side.
  var radius: Int {
    switch self {
    case .boxes(let widths, _): widths.reduce(0) { $0 + $1 / 2 }
    case .list(let weights): weights.count / 2
    }
  }

  /// Whether the sums of 255 times the boxes fit into 32 bits.
  static func isNarrow(_ widths: [Int]) -> Bool { widths.reduce(1.0) { $0 * Double($1) } * 255.5 < 4_294_967_296 }

  /// Returns the division by a product of widths, rounded to nearest with an error of 2^-30.
  package static func scale(_ product: UInt64) -> VKBlurScale {
    let half = product / 2
    var pre: UInt32 = 0
    while (product * 255 + half) >> UInt64(pre) > UInt64(UInt32.max) { pre += 1 }
    // The largest inverse that fits into 32 bits.
    var post: UInt32 = 31
    func inverse(_ post: UInt32) -> Double { (scalbn(1.0, Int(post + pre)) / Double(product)).rounded(.up) }
    while post < 63, inverse(post + 1) <= Double(UInt32.max) { post += 1 }
    return VKBlurScale(half: half, inverse: UInt32(inverse(post)), pre: pre, post: post)
  }
}

/// Returns the integral of a Gaussian over each pixel within three sigma. The value at the pixel's centre
/// would differ for a small sigma. The sum is 1.
package func gaussianWeights(_ sigma: Double) -> [Double] {
  let radius = Int((sigma * 3).rounded(.up)), unit: Double = sigma * 2.0.squareRoot()
  let ideal: [Double] = (-radius...radius).map { (i: Int) -> Double in
    let low: Double = (Double(i) - 0.5) / unit, high: Double = (Double(i) + 0.5) / unit
    return erf(high) - erf(low)
  }
  let sum: Double = ideal.reduce(0, +)
  return ideal.map { $0 / sum }
}

/// Returns three odd widths whose variances add up as closely as possible to sigma squared.
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
