import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore
@testable import RenderTree

/// Tests the values that programs give to animations: of all kinds that a key path takes, and of wrong ones.
@Suite(.serialized) @MainActor
struct AnimatedValueTests {
  private func shown(_ stage: Stage, _ layer: CALayer, _ animation: CAAnimation, after seconds: TimeInterval) throws -> CALayer {
    animation.duration = 2
    layer.add(animation, forKey: "test")
    stage.host.commit()
    stage.advance(by: seconds)
    return try #require(layer.presentation())
  }

  /// Apple, "Core Animation Extensions to Key-Value Coding": `translation` is a pair of numbers. lottie-ios gives points.
  @Test(arguments: [
    [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 60)] as [any Sendable], [CGSize(width: 10, height: 20), CGSize(width: 30, height: 60)],
  ])
  func aTranslationTakesPointsAndSizes(_ ends: [any Sendable]) throws {
    func boxed(_ value: Any) -> Any {
      (value as? CGPoint).map { NSValue(point: $0) } ?? (value as? CGSize).map { NSValue(size: $0) } ?? value
    }
    for list in [ends as [Any], ends.map { boxed($0) }] {
      let stage = Stage()
      let layer = stage.shown()
      let basic = CABasicAnimation(keyPath: "transform.translation")
      (basic.fromValue, basic.toValue) = (list[0], list[1])
      let transform = try shown(stage, layer, basic, after: 1).transform
      #expect(transform.m41 == 20 && transform.m42 == 40)
      let frames = CAKeyframeAnimation(keyPath: "transform.translation")
      frames.values = list
      let framed = try shown(stage, layer, frames, after: 0.5).transform
      #expect(framed.m41 == 15 && framed.m42 == 30)
      let place = CABasicAnimation(keyPath: "position")
      (place.fromValue, place.toValue) = (list[0], list[1])
      #expect(try shown(stage, layer, place, after: 1).position == CGPoint(x: 20, y: 40))
      let shadow = CABasicAnimation(keyPath: "shadowOffset")
      (shadow.fromValue, shadow.toValue) = (list[0], list[1])
      #expect(try shown(stage, layer, shadow, after: 1).shadowOffset == CGSize(width: 20, height: 40))
      layer.setValue(list[0], forKeyPath: "transform.translation")
      #expect(layer.transform.m41 == 10 && layer.transform.m42 == 20)
    }
  }

  /// Apple, CAKeyframeAnimation.path: "The path for a point-based property to follow."
  @Test func aTranslationFollowsAPath() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 80))
    let stage = Stage()
    let frames = CAKeyframeAnimation(keyPath: "transform.translation")
    frames.path = path
    let transform = try shown(stage, stage.shown(), frames, after: 1.5).transform
    #expect(transform.m41 == 40 && transform.m42 == 40)
    let custom = CAKeyframeAnimation(keyPath: "target")
    custom.path = path
    #expect(try shown(stage, stage.shown(), custom, after: 0.5).value(forKey: "target") as? CGPoint == CGPoint(x: 20, y: 0))
  }

  /// The line that `closeSubpath()` adds takes no key time and is not followed: measured on iOS with lottie-ios' animations.
  @Test func theClosingLineOfAPathIsNoSegment() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 80))
    path.closeSubpath()
    let stage = Stage()
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.path = path
    frames.keyTimes = [0, 0.25, 1]
    let layer = stage.shown()
    #expect(try shown(stage, layer, frames, after: 0.5).position == CGPoint(x: 40, y: 0))
    stage.advance(by: 0.75)
    #expect(try #require(layer.presentation()).position == CGPoint(x: 40, y: 40))
    frames.keyTimes = nil
    #expect(try shown(stage, layer, frames, after: 1.999).position.y > 79)
  }

  /// Key times that iOS does not document, but uses as they are: below 0 and above 1, equal, and less than the one before.
  @Test func keyTimesAreUsedAsTheyAre() throws {
    func value(_ times: [Double], _ numbers: [CGFloat] = [0, 10, 40, 50], at fraction: Double) -> CGFloat? {
      let frames = Keyframes(values: numbers.map { .number($0) }, keyTimes: times)
      guard case .number(let number)? = frames.value(at: fraction) else { return nil }
      return (number * 1e6).rounded() / 1e6
    }
    #expect(value([-0.5, 0.5, 0.75, 1], at: 0.25) == 7.5)
    #expect(value([0, 0.5, 0.5, 1], at: 0.25) == 5 && value([0, 0.5, 0.5, 1], at: 0.5) == 40 && value([0, 0.5, 0.5, 1], at: 0.75) == 45)
    #expect(value([0, 0.8, 0.4, 1], at: 0.4) == 5 && value([0, 0.8, 0.4, 1], at: 0.7) == 8.75)
    #expect(value([0, 0.5, 1, 1.5], at: 0.75) == 25 && value([0, 0.5, 1, 1.5], at: 1) == 40)
    #expect(value([0, .nan, 0.5, 1], at: 0.5) == 25)
    // As lottie-ios sets them: with another 0 before times below 0, and another 1 after times above 1.
    let early = [0, -0.2, -0.1, 0.1, 1], late = [0, 0.95, 1.05, 1]
    #expect(value(early, [0, 0, 10, 40, 40], at: 0) == 25 && value(early, [0, 0, 10, 40, 40], at: 0.05) == 32.5)
    #expect(value(late, [0, 10, 40, 40], at: 1) == 25 && value(late, [0, 10, 40, 40], at: 0.95) == 10)
    let stage = Stage()
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [0, 1, 0]
    frames.keyTimes = [-0.2, 0.2, 1]
    #expect(abs(try shown(stage, stage.shown(), frames, after: 0.2).opacity - 0.75) < 1e-6)
  }

  /// airbnb/lottie-ios at f4db77d7, pr_1632_1 at 100 % with the Core Animation engine: the last part of a group ends there, and shows.
  @Test func anAnimationInAGroupIncludesItsEnd() throws {
    let stage = Stage()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.75
    fade.toValue = 0.25
    fade.beginTime = 0.5
    fade.duration = 1
    let group = CAAnimationGroup()
    group.animations = [fade]
    group.duration = 2
    let layer = stage.shown()
    #expect(try shown(stage, layer, group, after: 0.25).opacity == 1)
    let second = stage.shown()
    #expect(abs(try shown(stage, second, group, after: 1.5).opacity - 0.25) < 1e-6)
    let third = stage.shown()
    #expect(try shown(stage, third, group, after: 1.75).opacity == 1)
  }

  /// Values of a wrong type are ignored. No key path, no kind of animation and no number traps in `presentation()` or in a frame.
  @Test func wrongValuesDoNotTrap() throws {
    let values: [Any] = [
      1, 1.5, Float(2), CGFloat(3), true, Int.max, 1e300, -1e300, CGFloat.nan, CGFloat.infinity, NSNumber(value: 4), "text", [1, 2, 3],
      ["a"], [CGFloat](), NSNull(), CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 4),
      CGPoint(x: CGFloat.nan, y: 1), CGAffineTransform(rotationAngle: 1), CATransform3DMakeScale(2, 2, 2), CATransform3DMakeScale(0, 0, 0),
      NSValue(point: CGPoint(x: 1, y: 1)), NSValue(size: CGSize(width: 1, height: 1)), NSValue(rect: .zero),
      NSValue(caTransform3D: CATransform3DIdentity), NSValue(range: NSRange(location: 1, length: 2)),
      CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil), Date(),
    ]
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
    let replicator = CAReplicatorLayer()
    let emitter = CAEmitterLayer()
    let layers = [CALayer(), shape, gradient, replicator, emitter]
    let stage = Stage()
    for layer in layers {
      layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      stage.root.addSublayer(layer)
    }
    stage.host.commit()
    let names =
      LayerKeyPath.table.keys.sorted() + [
        "contents", "custom", "transform.nonsense", "bounds.size.nonsense", "filters.blur.inputRadius", "emitterCells.a.scale", "frame", "",
      ]
    for layer in layers {
      for name in names where layer === layers[0] || layer.hasProperty(name) {
        for (index, value) in values.enumerated() {
          let other = values[(index + 1) % values.count]
          let basic = CABasicAnimation(keyPath: name)
          (basic.fromValue, basic.toValue) = (value, index.isMultiple(of: 2) ? value : other)
          let by = CABasicAnimation(keyPath: name)
          (by.byValue, by.isAdditive, by.isCumulative, by.repeatCount) = (value, index.isMultiple(of: 2), true, 3)
          let frames = CAKeyframeAnimation(keyPath: name)
          (frames.values, frames.isAdditive) = ([value, other, value], index.isMultiple(of: 3))
          frames.calculationMode = [.linear, .discrete, .paced, .cubic, .cubicPaced][index % 5]
          basic.valueFunction = CAValueFunction(name: index.isMultiple(of: 2) ? .scale : .rotateZ)
          for animation in [basic, by, frames] {
            animation.duration = 1
            layer.add(animation, forKey: "test")
            let shown = try #require(layer.presentation())
            _ = shown.value(forKeyPath: name)
          }
        }
      }
      stage.host.commit()
      stage.advance(by: 0.01)
      stage.composite()
      layer.removeAllAnimations()
    }
  }
}
