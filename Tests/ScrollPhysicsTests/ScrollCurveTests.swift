import CoreGraphics
import Foundation
import Testing

@testable import ScrollPhysics

@Suite struct ScrollCurveTests {
  @Test func velocityFallsByTheRateEveryMillisecond() {
    let curve = DecelerationCurve(start: 10, velocity: 1000, rate: 0.998)
    #expect(abs(curve.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(curve.velocity(at: 0.002) - 1000 * 0.998 * 0.998) < 1e-9)
    #expect(curve.value(at: 0) == 10)
  }

  @Test func positionIsTheIntegralOfVelocity() {
    let curve = DecelerationCurve(start: 0, velocity: -1800, rate: 0.99)
    var sum: CGFloat = 0
    let step = 0.0001
    for index in 0..<5000 { sum += curve.velocity(at: (Double(index) + 0.5) * step) * step }
    #expect(abs(sum - curve.value(at: 0.5)) < 0.01)
  }

  @Test func contentRestsWithinHalfAPointOfItsTarget() {
    let curve = DecelerationCurve(start: 0, velocity: 3000, rate: 0.998)
    #expect(abs(curve.value(at: curve.duration) - curve.target) <= 0.5 + 1e-9)
    #expect(abs(curve.target - 3000 / (-1000 * log(0.998))) < 1e-9)
  }

  @Test func theTimeAtAnEdgeIsWhenTheContentIsThere() throws {
    let curve = DecelerationCurve(start: 100, velocity: 2000, rate: 0.998)
    let time = try #require(curve.time(toReach: 700))
    #expect(abs(curve.value(at: time) - 700) < 1e-6)
    #expect(curve.time(toReach: 99) == nil)
    #expect(curve.time(toReach: curve.target + 1) == nil)
  }

  @Test func rubberFollowsItsFormulaAndItsInverse() {
    // f(x) = (1 - 1 / (0.55 x / d + 1)) d
    #expect(abs(RubberBand.offset(distance: 100, dimension: 800) - (1 - 1 / (100 * 0.55 / 800 + 1)) * 800) < 1e-9)
    for distance: CGFloat in [-500, -1, 0, 3, 80, 2000] {
      let shown = RubberBand.offset(distance: distance, dimension: 600)
      #expect(abs(shown) < 600)
      #expect(abs(RubberBand.distance(offset: shown, dimension: 600) - distance) < 1e-6)
    }
    #expect(RubberBand.offset(distance: .nan, dimension: 600) == 0)
    #expect(RubberBand.offset(distance: 10, dimension: 0) == 0)
  }

  @Test func theSpringIsCriticallyDamped() {
    let spring = SpringBackCurve(from: 80, velocity: 0, rest: 0)
    var last: CGFloat = 80
    for index in 1...200 {
      let value = spring.value(at: Double(index) * 0.01)
      // It approaches the rest point without passing it.
      #expect(value > 0 && value < last)
      last = value
    }
    // x'' + 2 b x' + b^2 x = 0
    let b = SpringBackCurve.bounce, t = 0.13, h = 1e-4
    let acceleration = (spring.velocity(at: t + h) - spring.velocity(at: t - h)) / (2 * h)
    #expect(abs(acceleration + 2 * b * spring.velocity(at: t) + b * b * spring.value(at: t)) < 0.01)
    for velocity: CGFloat in [-4000, -100, 0, 900] {
      let curve = SpringBackCurve(from: 30, velocity: velocity, rest: 0)
      for extra in 0..<20 { #expect(abs(curve.value(at: curve.duration + Double(extra) * 0.05)) <= 0.5) }
    }
  }

  @Test func coastingIntoAnEdgeSpringsBackToIt() {
    let motion = ScrollMotion.letGo(at: 900, velocity: 2000, range: 0...1000, rate: 0.998, bounces: true)
    #expect(motion.target == 1000)
    let values = (0...200).map { motion.value(at: Double($0) * 0.01) }
    #expect(values.max()! > 1020)
    #expect(values.last == 1000)
    // The value is continuous where the curve changes.
    for (a, b) in zip(values, values.dropFirst()) { #expect(abs(a - b) <= 21) }
    let dead = ScrollMotion.letGo(at: 900, velocity: 2000, range: 0...1000, rate: 0.998, bounces: false)
    #expect((0...200).allSatisfy { dead.value(at: Double($0) * 0.01) <= 1000 })
  }

  @Test func senselessNumbersComeToRest() {
    #expect(DecelerationCurve(start: 0, velocity: .nan, rate: .nan).duration == 0)
    #expect(ScrollMotion.letGo(at: 0, velocity: .infinity, range: 0...10, rate: 0.998, bounces: true).duration.isFinite)
    #expect(SpringBackCurve(from: 10, velocity: .nan, rest: 0).value(at: 0) == 10)
  }
}
