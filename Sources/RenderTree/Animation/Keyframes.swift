import Foundation
import Raster

/// The values and times of a `CAKeyframeAnimation`.
package struct Keyframes: Sendable {
  package enum CalculationMode: Sendable { case linear, discrete, paced, cubic, cubicPaced }

  package let values: [AnimatableValue]
  /// The time of each value as a fraction of the duration. The discrete mode has one time more than values.
  package let keyTimes: [Double]
  /// One curve per segment; segments without a curve are linear.
  package let curves: [TimingCurve]
  /// Whether each key time is at least the previous one.
  private let grows: Bool
  package let mode: CalculationMode
  /// The interpolating curve of the cubic modes; nil for values without components.
  private let smooth: SmoothTrack?

  /// Creates key frames. Key times are used as they are, also below 0, above 1 and out of order (`segment(at:in:)`). If key times are missing,
  /// not finite or of the wrong number, evenly spaced ones are used; the paced modes compute their own. Discrete values may have one time
  /// each: the last value is then kept to the end.
  package init(
    values: [AnimatableValue], keyTimes: [Double]? = nil, curves: [TimingCurve] = [], mode: CalculationMode = .linear,
    tension: [Double] = [], continuity: [Double] = [], bias: [Double] = []
  ) {
    self.values = values
    self.mode = mode
    let isPaced = mode == .paced || mode == .cubicPaced
    self.curves = isPaced ? [] : curves
    smooth =
      mode == .cubic || mode == .cubicPaced
      ? SmoothTrack(Keyframes.points(values), tension: tension, continuity: continuity, bias: bias) : nil
    let needed = mode == .discrete ? values.count + 1 : values.count
    let given = keyTimes.flatMap { times in times.allSatisfy(\.isFinite) ? times : nil }
    if isPaced {
      self.keyTimes = Keyframes.pacedTimes(values, smooth)
    } else if let given, given.count == needed {
      self.keyTimes = given
    } else if let given, mode == .discrete, given.count == values.count {
      self.keyTimes = given + [1]
    } else {
      self.keyTimes = Keyframes.evenTimes(needed)
    }
    grows = Keyframes.grows(self.keyTimes)
  }

  /// Returns the value at `fraction` of the duration; nil if there are no values.
  package func value(at fraction: Double) -> AnimatableValue? {
    guard let first = values.first else { return nil }
    if values.count == 1 { return first }
    if mode == .discrete {
      var index = 0
      while index + 1 < values.count, fraction >= keyTimes[index + 1] { index += 1 }
      return values[index]
    }
    if fraction < keyTimes[0] || grows && fraction == keyTimes[0] { return first }
    let index = Keyframes.segment(at: fraction, in: keyTimes, grows: grows)
    let span = keyTimes[index + 1] - keyTimes[index]
    var p = span > 0 ? min((fraction - keyTimes[index]) / span, 1) : 1
    if index < curves.count { p = curves[index].value(at: p, duration: span) }
    if let smooth {
      if p == 0 { return values[index] }
      if p == 1 { return values[index + 1] }
      if mode == .cubicPaced { p = smooth.parameter(in: index, atFraction: p) }
      return values[index].with(smooth.value(in: index, at: p))
    }
    return values[index].interpolated(to: values[index + 1], progress: CGFloat(p))
  }

  /// Returns the index of the segment at `fraction`: the first one whose end is later. A fraction at the end of a segment belongs to the next.
  ///
  /// Times that do not grow are searched in their order as well, as Core Animation does: a segment that begins before 0 is already under way
  /// at 0, and one that ends after 1 is cut off. Measured on snapshots of airbnb/lottie-ios at f4db77d7 with the Core Animation engine, which
  /// sets times such as 0, -0.19, -0.09, 0.01 and 0.95, 1.05, 1: 9squares_AlBoardman and issue_1837_opacity at 0 and 100 %, issue_1223 at 0, 25
  /// and 50 %.
  static func segment(at fraction: Double, in times: [Double], grows: Bool) -> Int {
    let last = times.count - 2
    if grows { return max(0, min(last, times.dropFirst().partitioningIndex { $0 > fraction } - 1)) }
    var index = 0
    while index < last, times[index + 1] <= fraction { index += 1 }
    return index
  }

  /// Returns the components of each value. For transforms, each rotation takes the shorter way from the one before.
  private static func points(_ values: [AnimatableValue]) -> [[Double]] {
    var points: [[Double]] = []
    for value in values {
      guard var next = value.components else { return [] }
      if case .transform = value, let last = points.last {
        for i in 13..<16 { next[i] += ((last[i] - next[i]) / (2 * .pi)).rounded() * 2 * .pi }
      }
      points.append(next)
    }
    return points
  }

  private static func evenTimes(_ count: Int) -> [Double] {
    guard count > 1 else { return [Double](repeating: 0, count: count) }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  static func grows(_ times: [Double]) -> Bool { zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } }

  private static func pacedTimes(_ values: [AnimatableValue], _ smooth: SmoothTrack?) -> [Double] {
    var sums: [Double] = [0]
    for (index, (a, b)) in zip(values, values.dropFirst()).enumerated() {
      sums.append(sums[index] + (smooth?.length(of: index) ?? Double(a.distance(to: b))))
    }
    guard let total = sums.last, total > 0, total.isFinite, sums.count == values.count else { return evenTimes(values.count) }
    return sums.map { $0 / total }
  }
}
