import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

/// Compares `UIView.animateKeyframes` with formulas at 1,000 times each.
@Suite(.serialized) @MainActor
struct KeyframeModeTests {
  /// The keyframes of the centre: 10 at time 0, then the end time and value of each frame.
  private static let stations: [(time: Double, x: Double)] = [(0, 10), (0.25, 110), (0.5, 30), (1, 90)]

  private func check(_ options: UIView.KeyframeAnimationOptions, _ expected: (Double) -> Double) {
    let stage = AnimationStage()
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 10, delay: 0, options: [options, linear]) {
      for (a, b) in zip(Self.stations, Self.stations.dropFirst()) {
        UIView.addKeyframe(withRelativeStartTime: a.time, relativeDuration: b.time - a.time) { stage.view.center.x = CGFloat(b.x) }
      }
    }
    stage.host.commit()
    var worst = 0.0
    for step in 0..<1000 {
      let time = Double(step) / 1000
      let shown = stage.view.layer.presentedProperties(at: stage.time + time * 10).position.x
      worst = max(worst, abs(Double(shown) - expected(time)))
    }
    #expect(worst < 1e-6, "off by \(worst)")
  }

  private func segment(_ time: Double) -> Int { time < 0.25 ? 0 : time < 0.5 ? 1 : 2 }

  @Test func linear() {
    check(.calculationModeLinear) { time in
      let (a, b) = (Self.stations[segment(time)], Self.stations[segment(time) + 1])
      return a.x + (b.x - a.x) * (time - a.time) / (b.time - a.time)
    }
  }

  /// Values jump at the beginnings of their frames.
  @Test func discrete() {
    check(.calculationModeDiscrete) { Self.stations[segment($0) + 1].x }
  }

  /// The speed is constant: 100, 80 and 60 of 240 points.
  @Test func paced() {
    check(.calculationModePaced) { time in
      let way = time * 240
      return way < 100 ? 10 + way : way < 180 ? 110 - (way - 100) : 30 + (way - 180)
    }
  }

  private func smooth(_ i: Int, _ p: Double) -> Double {
    let x = Self.stations.map(\.x)
    let (a, b, c, d) = (x[max(i - 1, 0)], x[i], x[i + 1], x[min(i + 2, 3)])
    let (m0, m1) = ((c - a) / 2, (d - b) / 2)
    return (2 * p * p * p - 3 * p * p + 1) * b + (p * p * p - 2 * p * p + p) * m0 + (3 * p * p - 2 * p * p * p) * c
      + (p * p * p - p * p) * m1
  }

  /// A Catmull-Rom spline through the keyframes.
  @Test func cubic() {
    check(.calculationModeCubic) { time in
      let (a, b) = (Self.stations[segment(time)], Self.stations[segment(time) + 1])
      return smooth(segment(time), (time - a.time) / (b.time - a.time))
    }
  }

  /// The same curve with constant speed along it: equal distances in equal times.
  @Test func cubicPaced() {
    let stage = AnimationStage()
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    let stations = [CGPoint(x: 10, y: 0), CGPoint(x: 110, y: 40), CGPoint(x: 30, y: 90), CGPoint(x: 90, y: 100)]
    stage.view.center = stations[0]
    UIView.animateKeyframes(withDuration: 10, delay: 0, options: [.calculationModeCubicPaced, linear]) {
      for (index, place) in stations.dropFirst().enumerated() {
        UIView.addKeyframe(withRelativeStartTime: Double(index) / 3, relativeDuration: 1.0 / 3) { stage.view.center = place }
      }
    }
    stage.host.commit()
    let places = (0..<1000).map { stage.view.layer.presentedProperties(at: stage.time + Double($0) / 100).position }
    let steps = zip(places, places.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let mean = steps.reduce(0, +) / CGFloat(steps.count)
    #expect(mean > 0.1 && steps.allSatisfy { abs($0 - mean) < mean * 0.01 })
    for station in stations { #expect(places.contains { hypot($0.x - station.x, $0.y - station.y) <= mean }) }
  }

  @Test func framesThatOverlapComeOneAfterTheOther() {
    let stage = AnimationStage()
    var finished: Bool?
    UIView.animateKeyframes(withDuration: 1, delay: 1, options: [.repeat, .autoreverse]) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 9) { stage.view.alpha = 0 }
      UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -1) { stage.view.alpha = 0.5 }
    } completion: {
      finished = $0
    }
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(stage.shownAlpha == 1 && finished == nil)
    stage.advance(by: 7)
    #expect(stage.shownAlpha > 0 && stage.shownAlpha <= 0.5)
    stage.view.layer.removeAllAnimations()
    stage.host.commit()
    #expect(finished == false)
  }
}
