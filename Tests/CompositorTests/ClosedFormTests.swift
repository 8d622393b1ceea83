import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

/// Compares curves, springs and keyframes with independent formulas at 1,000 times each.
@Suite(.namesSeeds) struct ClosedFormTests {
  private static let times = (0...1000).map { Double($0) / 1000 }

  // MARK: Curves

  /// Returns the y of the curve for an x, by 200 bisections, which reach the precision of doubles.
  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
    func axis(_ a: Double, _ b: Double, _ t: Double) -> Double { 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if axis(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return axis(y1, y2, (low + high) / 2)
  }

  @Test func anyCurveIsSolvedToAMillionth() {
    var curves: [(Double, Double, Double, Double)] = [
      (0, 0, 1, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (1, 0, 0, 1), (0, 1, 1, 0),
      (0.9, -2, 0.1, 3), (0.5, 0, 0.5, 1),
    ]
    var random = SeededGenerator(seed: 4)
    for _ in 0..<40 { curves.append((random.number(0...1), random.number(-2...3), random.number(0...1), random.number(-2...3))) }
    for (x1, y1, x2, y2) in curves {
      let curve = TimingCurve.cubic(CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
      for t in ClosedFormTests.times {
        let wanted = bezier(x1, y1, x2, y2, at: t), got = curve.value(at: t, duration: 1)
        // Where the curve is vertical, doubles cannot distinguish the values.
        let near = abs(bezier(x1, y1, x2, y2, at: t + 1e-15) - bezier(x1, y1, x2, y2, at: t - 1e-15))
        if abs(got - wanted) > max(1e-6, near) { Issue.record("\((x1, y1, x2, y2)) at \(t): \(got), not \(wanted)") }
      }
    }
  }

  // MARK: Springs

  /// Solves `m u'' + c u' + k u = 0` with u(0) = 1, u'(0) = -v.
  private func oscillator(_ m: Double, _ k: Double, _ c: Double, _ v: Double, _ t: Double) -> Double {
    let discriminant = c * c - 4 * m * k
    if discriminant > 0 {
      let root = discriminant.squareRoot()
      let (r, s) = ((-c + root) / (2 * m), (-c - root) / (2 * m))
      let a = (-v - s) / (r - s)
      return 1 - (a * exp(r * t) + (1 - a) * exp(s * t))
    }
    let decay = c / (2 * m)
    if discriminant == 0 { return 1 - (1 + (decay - v) * t) * exp(-decay * t) }
    let omega = (-discriminant).squareRoot() / (2 * m)
    return 1 - exp(-decay * t) * (cos(omega * t) + (decay - v) / omega * sin(omega * t))
  }

  @Test(arguments: [
    (1.0, 100.0, 10.0, 0.0), (1, 100, 20, 0), (1, 100, 45, 0), (2, 300, 5, 3), (1, 64, 16, -4), (0.5, 80, 60, 8), (1, 100, 0, 1),
  ])
  func springsSolveTheirEquation(_ spring: (Double, Double, Double, Double)) {
    let (m, k, c, v) = spring
    let value = Spring(mass: m, stiffness: k, damping: c, initialVelocity: v)
    for t in ClosedFormTests.times.map({ $0 * 3 }) {
      let wanted = oscillator(m, k, c, v, t)
      #expect(abs(value.value(at: t) - wanted) < 1e-9 * max(1, abs(wanted)), "\(spring) at \(t)")
    }
    guard c > 0 else { return }
    let end = value.settlingDuration
    for t in ClosedFormTests.times { #expect(abs(value.value(at: end + t) - 1) < 0.00101) }
  }

  // MARK: Keyframes

  private func number(_ value: AnimatableValue?) -> Double {
    if case .number(let n)? = value { Double(n) } else { .nan }
  }

  @Test func linearDiscreteAndPacedKeyframes() {
    let list = [0.0, 10, -5, 40], times = [0, 0.2, 0.7, 1]
    let values = list.map { AnimatableValue.number(CGFloat($0)) }
    let linear = Keyframes(values: values, keyTimes: times)
    let steps = Keyframes(values: values, keyTimes: times, mode: .discrete)
    let paced = Keyframes(values: values, mode: .paced)
    let lengths = [10.0, 15, 45]
    for t in ClosedFormTests.times {
      let i = t >= 1 ? 2 : times.lastIndex { $0 <= t }!
      let p = (t - times[i]) / (times[i + 1] - times[i])
      #expect(abs(number(linear.value(at: t)) - (list[i] + (list[i + 1] - list[i]) * p)) < 1e-12)
      #expect(number(steps.value(at: t)) == list[times.lastIndex { $0 <= t }!])
      var way = t * 70
      var j = 0
      while j < 2, way > lengths[j] {
        way -= lengths[j]
        j += 1
      }
      #expect(abs(number(paced.value(at: t)) - (list[j] + (list[j + 1] - list[j]) * way / lengths[j])) < 1e-9)
    }
  }

  @Test func cubicKeyframesAreTheSplinesOfKochanekAndBartels() {
    let list = [0.0, 10, -5, 40, 30]
    let (tension, continuity, bias) = ([0.0, 0.5, -0.3, 0, 0.2], [0.0, 0.4, 0, -0.6, 0], [0.0, 0, 0.7, -0.5, 0])
    let frames = Keyframes(
      values: list.map { .number(CGFloat($0)) }, mode: .cubic, tension: tension, continuity: continuity, bias: bias)
    let plain = Keyframes(values: list.map { .point(CGPoint(x: $0, y: -$0)) }, mode: .cubic)
    func slope(_ i: Int, _ sign: Double, _ t: [Double], _ c: [Double], _ b: [Double]) -> Double {
      let (before, after) = (list[i] - list[max(i - 1, 0)], list[min(i + 1, 4)] - list[i])
      return (1 - t[i]) * (1 + b[i]) * (1 + sign * c[i]) / 2 * before + (1 - t[i]) * (1 - b[i]) * (1 - sign * c[i]) / 2 * after
    }
    let none = [Double](repeating: 0, count: 5)
    for t in ClosedFormTests.times {
      let i = min(Int(t * 4), 3), p = t * 4 - Double(i)
      func hermite(_ m: Double, _ n: Double) -> Double {
        (2 * p * p * p - 3 * p * p + 1) * list[i] + (p * p * p - 2 * p * p + p) * m + (3 * p * p - 2 * p * p * p) * list[i + 1]
          + (p * p * p - p * p) * n
      }
      let wanted = hermite(slope(i, 1, tension, continuity, bias), slope(i + 1, -1, tension, continuity, bias))
      #expect(abs(number(frames.value(at: t)) - wanted) < 1e-9, "at \(t)")
      guard case .point(let point)? = plain.value(at: t) else { continue }
      let smooth = hermite(slope(i, 1, none, none, none), slope(i + 1, -1, none, none, none))
      #expect(abs(point.x - smooth) < 1e-9 && abs(point.y + smooth) < 1e-9)
    }
  }

  @Test func cubicPacedKeyframesGoAtOneSpeed() {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 30), CGPoint(x: -40, y: 80)]
    let frames = Keyframes(values: points.map { .point($0) }, mode: .cubicPaced)
    let places = ClosedFormTests.times.map { t -> CGPoint in
      if case .point(let p)? = frames.value(at: t) { p } else { .zero }
    }
    let steps = zip(places, places.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let mean = steps.reduce(0, +) / CGFloat(steps.count)
    #expect(steps.allSatisfy { abs($0 - mean) < mean * 0.01 })
    #expect(places[0] == points[0] && places[1000] == points[3])
  }

  @Test func aPathIsFollowedExactlyAndAtOneSpeedWherePaced() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addCurve(to: CGPoint(x: 200, y: 80), control1: CGPoint(x: 60, y: -90), control2: CGPoint(x: 120, y: 190))
    path.addLine(to: CGPoint(x: 260, y: 160))
    let track = try #require(PathTrack(path, keyTimes: [0, 0.6, 1]))
    let paced = try #require(PathTrack(path, mode: .paced))
    func curve(_ t: Double) -> (Double, Double) {
      func axis(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        let u = 1 - t
        return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      }
      return (axis(10, 60, 120, 200), axis(20, -90, 190, 80))
    }
    for t in ClosedFormTests.times {
      let place = track.point(at: t)
      let wanted = t < 0.6 ? curve(t / 0.6) : (200 + 60 * (t - 0.6) / 0.4, 80 + 80 * (t - 0.6) / 0.4)
      #expect(abs(Double(place.x) - wanted.0) < 1e-9 && abs(Double(place.y) - wanted.1) < 1e-9, "at \(t)")
    }
    let places = ClosedFormTests.times.map { paced.point(at: $0) }
    let steps = zip(places, places.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let mean = steps.reduce(0, +) / CGFloat(steps.count)
    // One step passes the corner.
    #expect(steps.count { abs($0 - mean) > mean * 0.001 } <= 1)
    #expect(abs(track.heading(at: 0.8) - atan2(80, 60)) < 1e-9 && abs(track.heading(at: 0) - atan2(-110, 50)) < 1e-6)
  }

  // MARK: Transforms

  @Test func halfATurnTurnsAndAScaleThroughZeroPassesIt() {
    let flat = CATransform3DIdentity
    for t in ClosedFormTests.times {
      let turned = flat.interpolated(to: CATransform3DMakeRotation(.pi, 0, 0, 1), progress: CGFloat(t))
      #expect(abs(abs(atan2(turned.m12, turned.m11)) - .pi * t) < 1e-9)
      #expect(abs(hypot(turned.m11, turned.m12) - 1) < 1e-9, "it does not shrink")
      let scaled = flat.interpolated(to: CATransform3DMakeScale(0, 0, 1), progress: CGFloat(t))
      #expect(abs(scaled.m11 - (1 - t)) < 1e-9 && abs(scaled.m22 - (1 - t)) < 1e-9 && abs(scaled.m12) < 1e-9)
      let mirrored = flat.interpolated(to: CATransform3DMakeScale(-1, 1, 1), progress: CGFloat(t))
      #expect(abs(mirrored.m11 - (1 - 2 * t)) < 1e-9 && abs(mirrored.m22 - 1) < 1e-9)
    }
  }

  @Test func repeatsAddUpWhereTheyAreCumulative() {
    let turn = LayerAnimation(
      id: 1, keyPath: .transform,
      effect: .basic(from: .transform(CATransform3DIdentity), to: .transform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1)), by: nil),
      timing: MediaTiming(duration: 1, repeatCount: 4), isCumulative: true)
    guard case .transform(let t)? = turn.value(over: .transform(CATransform3DIdentity), at: 2.5) else {
      Issue.record("no value")
      return
    }
    #expect(abs(atan2(t.m12, t.m11) + 0.75 * .pi) < 1e-9, "two quarters and a half: 225 degrees")
  }
}
