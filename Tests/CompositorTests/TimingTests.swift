import CoreGraphics
import Foundation
import RenderTree
import Testing

@Suite struct TimingTests {
  /// Returns x and y of the curve at a parameter, from the definition.
  private func point(_ c1: CGPoint, _ c2: CGPoint, _ s: Double) -> (x: Double, y: Double) {
    let (a, b, c) = (3 * (1 - s) * (1 - s) * s, 3 * (1 - s) * s * s, s * s * s)
    return (a * c1.x + b * c2.x + c, a * c1.y + b * c2.y + c)
  }

  @Test(arguments: [
    TimingCurve.easeIn, .easeOut, .easeInEaseOut, .default, .cubic(CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
    .cubic(CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)), .cubic(CGPoint(x: 0.3, y: -1.5), CGPoint(x: 0.6, y: 2.5)),
  ])
  func cubicCurvesFollowTheirDefinition(curve: TimingCurve) {
    guard case .cubic(let c1, let c2) = curve else { return }
    for i in 0...1000 {
      let p = point(c1, c2, Double(i) / 1000)
      // Where the curve is steep, an error of x is visible in y.
      let near = [p.x - 2e-9, p.x, p.x + 2e-9].map { curve.value(at: $0, duration: 1) }
      #expect(near.min()! - 1e-6 <= p.y && p.y <= near.max()! + 1e-6, "at \(p)")
    }
    #expect(curve.value(at: 0, duration: 1) == 0)
    #expect(curve.value(at: 1, duration: 1) == 1)
  }

  @Test(arguments: [
    Spring(), Spring(mass: 1, stiffness: 100, damping: 20), Spring(mass: 1, stiffness: 100, damping: 50),
    Spring(mass: 2, stiffness: 300, damping: 5, initialVelocity: 8),
    Spring(mass: 1, stiffness: 40, damping: 30, initialVelocity: -5),
    Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 12), Spring(mass: 1, stiffness: 100, damping: 0),
  ])
  func springsFollowTheirEquationOfMotion(spring: Spring) {
    // The fourth-order Runge-Kutta method for mass u'' = -stiffness u - damping u', from u = 1.
    var (u, v) = (1.0, -spring.initialVelocity)
    let h = 1e-4
    func pull(_ u: Double, _ v: Double) -> Double { (-spring.stiffness * u - spring.damping * v) / spring.mass }
    for step in 0..<20000 {
      if step % 500 == 0 {
        #expect(abs(spring.value(at: Double(step) * h) - (1 - u)) < 1e-6, "at \(Double(step) * h) s of \(spring)")
      }
      let (k1u, k1v) = (v, pull(u, v))
      let (k2u, k2v) = (v + h / 2 * k1v, pull(u + h / 2 * k1u, v + h / 2 * k1v))
      let (k3u, k3v) = (v + h / 2 * k2v, pull(u + h / 2 * k2u, v + h / 2 * k2v))
      let (k4u, k4v) = (v + h * k3v, pull(u + h * k3u, v + h * k3v))
      u += h / 6 * (k1u + 2 * k2u + 2 * k3u + k4u)
      v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
    }
  }

  @Test(arguments: [Spring(), Spring(damping: 20), Spring(damping: 60), Spring(damping: 3, initialVelocity: 20)])
  func aSpringStaysNearItsRestAfterItsSettlingDuration(spring: Spring) {
    let end = spring.settlingDuration
    for i in 0..<200 { #expect(abs(spring.value(at: end + Double(i) * 0.01) - 1) < 0.00101) }
    #expect((0..<100).contains { abs(spring.value(at: end * 0.8 + Double($0) * end * 0.002) - 1) > 0.001 } || spring.damping == 3)
  }

  @Test func aSpringByRatioAndDurationHasThatRatioAndSettlesThen() {
    for ratio in [0.2, 0.5, 0.825, 1, 1.5] {
      let spring = Spring(dampingRatio: ratio, duration: 0.6, initialVelocity: 0)
      #expect(abs(spring.dampingRatio - ratio) < 1e-9)
      #expect(abs(spring.settlingDuration - 0.6) < 0.001)
    }
  }

  @Test func springsOfNonsenseAreTheDefaults() {
    #expect(Spring(mass: 0, stiffness: -1, damping: .nan, initialVelocity: .infinity) == Spring())
  }

  // MARK: CAMediaTiming

  private func value(_ timing: MediaTiming, at t: Double) -> CGFloat? {
    let animation = LayerAnimation(
      id: 1, keyPath: .opacity, effect: .basic(from: .number(0), to: .number(10), by: nil), timing: timing)
    guard case .number(let n)? = animation.value(over: .number(-1), at: t) else { return nil }
    return n
  }

  @Test func anAnimationHasAnEffectFromItsBeginningToItsEnd() {
    let timing = MediaTiming(beginTime: 2, duration: 4)
    #expect(value(timing, at: 1.9) == nil)
    #expect(value(timing, at: 2) == 0)
    #expect(value(timing, at: 3) == 2.5)
    #expect(value(timing, at: 6) == nil)
    #expect(!timing.isFinished(at: 5.9))
    #expect(timing.isFinished(at: 6))
  }

  @Test func fillModesHoldTheEnds() {
    var timing = MediaTiming(beginTime: 2, duration: 4, fillMode: .both)
    #expect(value(timing, at: 0) == 0)
    #expect(value(timing, at: 60) == 10)
    timing.fillMode = .forwards
    #expect(value(timing, at: 0) == nil)
    #expect(value(timing, at: 60) == 10)
    timing.fillMode = .backwards
    #expect(value(timing, at: 0) == 0)
    #expect(value(timing, at: 60) == nil)
  }

  @Test func repeatsReversesSpeedAndOffset() {
    var timing = MediaTiming(duration: 1, repeatCount: 2.5, fillMode: .forwards)
    #expect(value(timing, at: 1.25) == 2.5)
    #expect(value(timing, at: 9) == 5)
    timing.autoreverses = true
    timing.repeatCount = 2
    #expect(value(timing, at: 1.75) == 2.5)
    #expect(value(timing, at: 9) == 0)
    #expect(timing.activeDuration == 4)
    timing = MediaTiming(duration: 1, speed: 2, timeOffset: 0.25)
    #expect(value(timing, at: 0.125) == 5)
    timing = MediaTiming(duration: 1, repeatCount: .infinity)
    #expect(value(timing, at: 1_000_000.5) == 5)
    #expect(!timing.isFinished(at: 1e9))
    timing = MediaTiming(duration: 1, speed: 0, timeOffset: 0.5)
    #expect(value(timing, at: 77) == 5)
  }

  @Test func fromToAndByMeanWhatAppleSays() {
    func ends(_ from: CGFloat?, _ to: CGFloat?, _ by: CGFloat?) -> [CGFloat] {
      let animation = LayerAnimation(
        keyPath: .opacity, from: from.map { .number($0) }, to: to.map { .number($0) }, by: by.map { .number($0) }, duration: 1,
        fillMode: .both)
      return [0, 1].map {
        guard case .number(let n)? = animation.value(over: .number(100), at: $0) else { return .nan }
        return n
      }
    }
    #expect(ends(1, 5, nil) == [1, 5])
    #expect(ends(1, nil, 5) == [1, 6])
    #expect(ends(nil, 5, 1) == [4, 5])
    #expect(ends(1, nil, nil) == [1, 100])
    #expect(ends(nil, 5, nil) == [100, 5])
    #expect(ends(nil, nil, 5) == [100, 105])
  }

  @Test func additiveAnimationsAddToWhatIsUnderneath() {
    var p = LayerProperties()
    p.position = CGPoint(x: 10, y: 20)
    let animation = LayerAnimation(
      keyPath: .position, from: .point(CGPoint(x: -8, y: 0)), to: .point(.zero), duration: 2, isAdditive: true)
    animation.apply(to: &p, at: 1)
    #expect(p.position == CGPoint(x: 6, y: 20))
  }

  @Test func groupsCutOffAndPaceWhatIsInside() {
    let inner = LayerAnimation(
      id: 1, keyPath: .opacity, effect: .basic(from: .number(0), to: .number(10), by: nil), timing: MediaTiming(duration: 10),
      groups: [.init(timing: MediaTiming(beginTime: 5, duration: 2))])
    func number(_ t: Double) -> CGFloat? {
      guard case .number(let n)? = inner.value(over: .number(0), at: t) else { return nil }
      return n
    }
    #expect(number(4) == nil)
    #expect(number(6) == 1)
    #expect(number(7.5) == nil)
    #expect(inner.isFinished(at: 7))
  }

  @Test func keyframesRunThroughTheirValues() {
    func frames(_ mode: Keyframes.CalculationMode, _ times: [Double]? = nil, _ curves: [TimingCurve] = []) -> Keyframes {
      Keyframes(values: [.number(0), .number(10), .number(40)], keyTimes: times, curves: curves, mode: mode)
    }
    func at(_ f: Keyframes, _ t: Double) -> CGFloat? {
      guard case .number(let n)? = f.value(at: t) else { return nil }
      return n
    }
    #expect(at(frames(.linear), 0.25) == 5)
    #expect(at(frames(.linear, [0, 0.8, 1]), 0.4) == 5)
    #expect(at(frames(.linear), 1) == 40)
    #expect(at(frames(.discrete), 0.34) == 10)
    #expect(at(frames(.discrete), 0.99) == 40)
    #expect(at(frames(.paced), 0.5) == 20)
    #expect(at(frames(.linear, nil, [.easeIn]), 0.25)! < 5)
    #expect(at(frames(.cubic), 0.5) == 10)
    #expect(at(frames(.linear, [0.5, 1]), 0.25) == 5, "too few times")
  }
}
