import CoreGraphics
import Foundation
import Raster

/// The points of a path over time, for a `CAKeyframeAnimation` with a path. Computed exactly for every time, without sampling.
package struct PathTrack: Sendable {
  private let curves: [CubicCurve]
  private let lengths: [Double]
  /// The length of the path up to the start of each curve.
  private let sums: [Double]
  private let total: Double
  /// The times at the ends of the curves, as fractions of the duration. In the discrete mode: the time at which each point begins.
  private let times: [Double]
  /// Whether each time is at least the previous one.
  private let grows: Bool
  private let pacing: [TimingCurve]
  private let mode: Keyframes.CalculationMode

  /// Returns nil for a path without lines or curves. A move within the path makes the point jump. The line that closes a subpath is not a
  /// segment of the track: the point does not follow it, and it needs no key time.
  ///
  /// - Parameters:
  ///   - keyTimes: one time for each end of a line or curve.
  ///   - pacing: one timing curve for each line or curve.
  package init?(_ path: CGPath, keyTimes: [Double]? = nil, pacing: [TimingCurve] = [], mode: Keyframes.CalculationMode = .linear) {
    var curves: [CubicCurve] = []
    path.vector.forEachSegment { segment in
      if case .close = segment { return }
      if let curve = segment.curve { curves.append(curve) }
    }
    guard !curves.isEmpty, path.vector.points.allSatisfy({ ($0 * 0) == .zero }) else { return nil }
    self.curves = curves
    self.pacing = pacing
    self.mode = mode
    lengths = curves.map { $0.length() }
    var sums: [Double] = []
    var sum = 0.0
    for length in lengths {
      sums.append(sum)
      sum += length
    }
    self.sums = sums
    total = sum
    let count = curves.count + 1
    if let keyTimes, keyTimes.count == count, keyTimes.allSatisfy(\.isFinite) {
      times = keyTimes
    } else {
      let parts = Double(mode == .discrete ? count : count - 1)
      times = (0..<count).map { Double($0) / parts }
    }
    grows = Keyframes.grows(times)
  }

  package func point(at fraction: Double) -> CGPoint {
    let (index, t) = curvePosition(at: fraction)
    let p = curves[index].point(at: t)
    return CGPoint(x: p.x, y: p.y)
  }

  /// Returns the direction of the path, in radians from the x axis.
  package func heading(at fraction: Double) -> CGFloat {
    let (index, t) = curvePosition(at: fraction)
    let d = curves[index].direction(at: t)
    return CGFloat(atan2(d.y, d.x))
  }

  /// Returns the index of the curve at a fraction of the animation, and the parameter in that curve, from 0 to 1.
  private func curvePosition(at fraction: Double) -> (index: Int, t: Double) {
    let last = curves.count - 1
    switch mode {
    case .discrete:
      var index = 0
      while index <= last, fraction >= times[index + 1] { index += 1 }
      return index > last ? (last, 1) : (index, 0)
    case .paced, .cubicPaced:
      guard total > 0 else { return (0, 0) }
      let wanted = fraction * total
      let index = PathTrack.last(sums, notAbove: wanted)
      return (index, curves[index].parameter(atLength: wanted - sums[index], of: lengths[index]))
    case .linear, .cubic:
      if fraction < times[0] { return (0, 0) }
      let index = Keyframes.segment(at: fraction, in: times, grows: grows)
      let span = times[index + 1] - times[index]
      let p = span > 0 ? min((fraction - times[index]) / span, 1) : 1
      return (index, index < pacing.count ? pacing[index].value(at: p, duration: span) : p)
    }
  }

  /// Returns the index of the last of the increasing numbers that is not greater than `value`, or 0 if all are greater.
  private static func last(_ numbers: [Double], notAbove value: Double) -> Int {
    var (low, high) = (0, numbers.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if numbers[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
