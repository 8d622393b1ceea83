import Foundation

/// The values of a `CAKeyframeAnimation`.
package struct Keyframes: Sendable {
  package enum CalculationMode: Sendable { case linear, discrete, paced, cubic, cubicPaced }

  package let values: [AnimatableValue]
  /// One per value (discrete: one more), growing from 0 to 1.
  package let keyTimes: [Double]
  /// One per segment; missing ones are linear.
  package let curves: [TimingCurve]
  package let mode: CalculationMode

  /// Key times that are missing, too few or not growing are replaced by even ones; paced modes measure their own.
  package init(
    values: [AnimatableValue], keyTimes: [Double]? = nil, curves: [TimingCurve] = [], mode: CalculationMode = .linear
  ) {
    self.values = values
    self.mode = mode
    let isPaced = mode == .paced || mode == .cubicPaced
    self.curves = isPaced ? [] : curves
    let needed = mode == .discrete ? values.count + 1 : values.count
    if isPaced {
      self.keyTimes = Keyframes.pacedTimes(values)
    } else if let given = keyTimes, given.count == needed, Keyframes.isGrowing(given) {
      self.keyTimes = given
    } else {
      self.keyTimes = Keyframes.evenTimes(needed)
    }
  }

  /// The value at `fraction` of the duration; nil without values.
  package func value(at fraction: Double) -> AnimatableValue? {
    guard let first = values.first else { return nil }
    if values.count == 1 { return first }
    if mode == .discrete {
      var index = 0
      while index + 1 < values.count, fraction >= keyTimes[index + 1] { index += 1 }
      return values[index]
    }
    if fraction <= keyTimes[0] { return first }
    var index = 0
    while index + 2 < values.count, fraction >= keyTimes[index + 1] { index += 1 }
    let span = keyTimes[index + 1] - keyTimes[index]
    var p = span > 0 ? min((fraction - keyTimes[index]) / span, 1) : 1
    if index < curves.count { p = curves[index].value(at: p, duration: span) }
    if mode == .cubic || mode == .cubicPaced, let smooth = catmullRom(index, CGFloat(p)) { return smooth }
    return values[index].interpolated(to: values[index + 1], progress: CGFloat(p))
  }

  /// A curve through the values, its slope at each given by its neighbours.
  private func catmullRom(_ i: Int, _ p: CGFloat) -> AnimatableValue? {
    func blend(_ read: (AnimatableValue) -> CGFloat?) -> CGFloat? {
      guard let b = read(values[i]), let c = read(values[i + 1]) else { return nil }
      let a = i > 0 ? read(values[i - 1]) ?? b : b
      let d = i + 2 < values.count ? read(values[i + 2]) ?? c : c
      let (m0, m1) = ((c - a) / 2, (d - b) / 2)
      let (p2, p3) = (p * p, p * p * p)
      return (2 * p3 - 3 * p2 + 1) * b + (p3 - 2 * p2 + p) * m0 + (3 * p2 - 2 * p3) * c + (p3 - p2) * m1
    }
    switch values[i] {
    case .number:
      return blend { if case .number(let n) = $0 { n } else { nil } }.map { .number($0) }
    case .point:
      guard let x = blend({ if case .point(let v) = $0 { v.x } else { nil } }),
        let y = blend({ if case .point(let v) = $0 { v.y } else { nil } })
      else { return nil }
      return .point(CGPoint(x: x, y: y))
    case .size:
      guard let w = blend({ if case .size(let v) = $0 { v.width } else { nil } }),
        let h = blend({ if case .size(let v) = $0 { v.height } else { nil } })
      else { return nil }
      return .size(CGSize(width: w, height: h))
    default:
      return nil
    }
  }

  private static func evenTimes(_ count: Int) -> [Double] {
    guard count > 1 else { return [Double](repeating: 0, count: count) }
    return (0..<count).map { Double($0) / Double(count - 1) }
  }

  private static func isGrowing(_ times: [Double]) -> Bool {
    zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } && times.allSatisfy { $0 >= 0 && $0 <= 1 }
  }

  private static func pacedTimes(_ values: [AnimatableValue]) -> [Double] {
    var sums: [Double] = [0]
    for (a, b) in zip(values, values.dropFirst()) { sums.append(sums[sums.count - 1] + Double(a.distance(to: b))) }
    guard let total = sums.last, total > 0, total.isFinite, sums.count == values.count else { return evenTimes(values.count) }
    return sums.map { $0 / total }
  }
}
