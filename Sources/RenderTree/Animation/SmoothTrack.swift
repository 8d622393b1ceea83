import Foundation

/// A smooth curve through lists of numbers: cubic Hermite spans with slopes by Kochanek and Bartels ("Interpolating splines with
/// local tension, continuity, and bias control").
struct SmoothTrack: Sendable {
  private let points: [[Double]]
  /// The slopes at the start and the end of each span, for spans of length 1.
  private let starts: [[Double]]
  private let ends: [[Double]]

  /// Returns nil if the lists differ in length. Missing settings are 0, which gives a Catmull-Rom curve.
  init?(_ points: [[Double]], tension: [Double], continuity: [Double], bias: [Double]) {
    guard let count = points.first?.count, points.count > 1, points.allSatisfy({ $0.count == count }) else { return nil }
    self.points = points
    var (starts, ends): ([[Double]], [[Double]]) = ([], [])
    func slope(_ i: Int, isStart: Bool) -> [Double] {
      let t = i < tension.count ? tension[i] : 0, c = i < continuity.count ? continuity[i] : 0, b = i < bias.count ? bias[i] : 0
      let sign = isStart ? 1.0 : -1
      let before = (1 - t) * (1 + b) * (1 + c * sign) / 2, after = (1 - t) * (1 - b) * (1 - c * sign) / 2
      let (p, q, r) = (points[max(i - 1, 0)], points[i], points[min(i + 1, points.count - 1)])
      return (0..<count).map { before * (q[$0] - p[$0]) + after * (r[$0] - q[$0]) }
    }
    for i in 0..<(points.count - 1) {
      starts.append(slope(i, isStart: true))
      ends.append(slope(i + 1, isStart: false))
    }
    (self.starts, self.ends) = (starts, ends)
  }

  func value(in span: Int, at p: Double) -> [Double] {
    let (a, b, m, n) = (points[span], points[span + 1], starts[span], ends[span])
    let p2 = p * p, p3 = p * p * p
    let (ha, hm, hb, hn) = (2 * p3 - 3 * p2 + 1, p3 - 2 * p2 + p, 3 * p2 - 2 * p3, p3 - p2)
    return a.indices.map { ha * a[$0] + hm * m[$0] + hb * b[$0] + hn * n[$0] }
  }

  private func speed(in span: Int, at p: Double) -> Double {
    let (a, b, m, n) = (points[span], points[span + 1], starts[span], ends[span])
    let (ka, km, kn) = (6 * p * p - 6 * p, 3 * p * p - 4 * p + 1, 3 * p * p - 2 * p)
    var sum = 0.0
    for i in a.indices {
      let v = ka * (a[i] - b[i]) + km * m[i] + kn * n[i]
      sum += v * v
    }
    return sum.squareRoot()
  }

  /// Returns the length of a span's curve from its start to `p`, by Gauss-Legendre quadrature.
  func length(of span: Int, to p: Double = 1) -> Double {
    let parts = 4
    var sum = 0.0
    for part in 0..<parts {
      let middle = p * (Double(part) + 0.5) / Double(parts), half = p * 0.5 / Double(parts)
      for (x, w) in SmoothTrack.nodes {
        sum += w * half * (speed(in: span, at: middle - x * half) + speed(in: span, at: middle + x * half))
      }
    }
    return sum
  }

  private static let nodes: [(Double, Double)] = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873), (0.7966664774136267, 0.2223810344533745),
    (0.9602898564975363, 0.1012285362903763),
  ]

  /// Returns the parameter in a span at which its curve has covered `fraction` of the span's length.
  func parameter(in span: Int, atFraction fraction: Double) -> Double {
    let spanLength = length(of: span)
    guard spanLength > 0 else { return fraction }
    let wanted = fraction * spanLength
    var (low, high, p) = (0.0, 1.0, fraction)
    for _ in 0..<40 {
      let error = length(of: span, to: p) - wanted
      if abs(error) < 1e-9 * spanLength { break }
      if error > 0 { high = p } else { low = p }
      let speed = speed(in: span, at: p)
      let next = p - error / speed
      p = speed > 1e-9 * spanLength && next > low && next < high ? next : (low + high) / 2
    }
    return p
  }
}
