import CoreGraphics
import Foundation
import Testing

@testable import ScrollPhysics

/// Compares the curves with the formulas of the specification at a thousand points each.
@Suite struct ScrollFormulaTests {
  @Test(arguments: [0.998, 0.99] as [CGFloat]) func decelerationMultipliesByTheRateEachMillisecond(_ rate: CGFloat) {
    let curve = DecelerationCurve(start: 37, velocity: -2345, rate: rate)
    // For a velocity of v0 r^(1000 t) the distance is v0 (r^(1000 t) - 1) / (1000 ln r).
    for point in 0..<1000 {
      let time = Double(point) * 0.004
      let way = -2345 * (pow(Double(rate), 1000 * time) - 1) / (1000 * log(Double(rate)))
      #expect(abs(curve.value(at: time) - (37 + way)) < 1e-9 * max(1, abs(way)), "at \(time)")
    }
  }

  @Test func rubberGivesWayByItsFormula() {
    for point in 0..<1000 {
      let distance = CGFloat(point) * 1.7, dimension: CGFloat = 700
      let expected = (1 - 1 / (distance * 0.55 / dimension + 1)) * dimension
      #expect(abs(RubberBand.offset(distance: distance, dimension: dimension) - expected) < 1e-9)
      #expect(abs(RubberBand.clamp(-distance, to: 0...100, dimension: dimension) + expected) < 1e-9)
    }
  }

  @Test func theBounceSolvesTheEquationOfACriticallyDampedSpring() {
    let spring = SpringBackCurve(from: 130, velocity: -900, rest: 100)
    let b = Double(SpringBackCurve.bounce)
    for point in 0..<1000 {
      let time = Double(point) * 0.002
      let expected = 100 + (30 + (-900 + b * 30) * time) * exp(-b * time)
      #expect(abs(spring.value(at: time) - expected) < 1e-9)
    }
  }

  @Test func whatCoastsIsAtTheEdgeOnTimeAndBouncesFromThere() {
    let motion = ScrollMotion.letGo(at: 400, velocity: 3000, range: 0...1000, rate: 0.998, bounces: true)
    let curve = DecelerationCurve(start: 400, velocity: 3000, rate: 0.998)
    let edge = curve.time(toReach: 1000)!
    let bounce = SpringBackCurve(from: 1000, velocity: curve.velocity(at: edge), rest: 1000)
    for point in 0..<1000 {
      let time = Double(point) * 0.0015
      let expected = time < edge ? curve.value(at: time) : bounce.value(at: time - edge)
      if time < motion.duration { #expect(abs(motion.value(at: time) - expected) < 1e-9) }
    }
  }

  /// Deceleration continues when distant content changes, and is shifted when all content moves.
  @Test func coastingOutlivesChangesOfTheContent() {
    var machine = ScrollMachine(), other = ScrollMachine()
    for index in 0..<2 {
      var geometry = ScrollGeometry()
      geometry.size = CGSize(width: 100, height: 100)
      geometry.contentSize = CGSize(width: 100, height: 50_000)
      var one = index == 0 ? machine : other
      one.geometry = geometry
      one.press(at: CGPoint(x: 0, y: 90), time: 0)
      for step in 1...6 { _ = one.move(to: CGPoint(x: 0, y: 90 - CGFloat(step) * 15), time: Double(step) * 0.01, offset: .zero) }
      let release = one.lift(time: 0.06, offset: CGPoint(x: 0, y: 75))!
      let coasts = one.coast(release, to: release.target, at: 0.06)
      #expect(coasts)
      if index == 0 { machine = one } else { other = one }
    }
    for point in 1...1000 {
      let time = 0.06 + Double(point) * 0.001
      if point == 300 {
        other.geometry.contentSize.height = 80_000
        other.edgesMoved(at: time)
      }
      if point == 500 { other.shift(by: CGVector(dx: 0, dy: 333)) }
      guard let first = machine.tick(at: time), let second = other.tick(at: time) else { continue }
      #expect(abs(second.offset.y - first.offset.y - (point >= 500 ? 333 : 0)) < 1e-6, "at \(time)")
    }
  }
}
