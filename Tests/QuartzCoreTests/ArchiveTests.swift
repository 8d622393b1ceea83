import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Animations, timing functions and emitter cells conform to `NSSecureCoding`, as Apple documents.
@Suite @MainActor struct ArchiveTests {
  private func copy<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data))
  }

  private func points(_ function: CAMediaTimingFunction?) -> [Float] {
    (1...2).flatMap { index in
      var point: [Float] = [-1, -1]
      function?.getControlPoint(at: index, values: &point)
      return point
    }
  }

  @Test func timingFunctionsKeepTheirControlPoints() throws {
    let function = CAMediaTimingFunction(controlPoints: 0.1, -0.2, 0.3, 1.4)
    #expect(points(try copy(function)) == [0.1, -0.2, 0.3, 1.4])
    #expect(try copy(try #require(CAValueFunction(name: .rotateZ))).name == .rotateZ)
  }

  @Test func basicAnimationsKeepTimesAndValues() throws {
    let animation = CABasicAnimation(keyPath: "position")
    animation.beginTime = 1.5
    animation.duration = 2
    animation.speed = 0.5
    animation.timeOffset = 0.25
    animation.repeatCount = .infinity
    animation.autoreverses = true
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.isAdditive = true
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    animation.fromValue = CGPoint(x: 1, y: 2)
    animation.toValue = NSValue(point: CGPoint(x: 3, y: 4))
    animation.setValue("mine", forKey: "name")
    let copied = try copy(animation)
    #expect(copied.keyPath == "position" && copied.beginTime == 1.5 && copied.duration == 2 && copied.speed == 0.5)
    #expect(copied.timeOffset == 0.25 && copied.repeatCount == .infinity && copied.autoreverses && copied.fillMode == .both)
    #expect(!copied.isRemovedOnCompletion && copied.isAdditive && !copied.isCumulative)
    #expect(points(copied.timingFunction) == [0.42, 0, 1, 1])
    #expect(copied.preferredFrameRateRange == animation.preferredFrameRateRange)
    #expect(copied.fromValue as? CGPoint == CGPoint(x: 1, y: 2) && copied.byValue == nil)
    #expect((copied.toValue as? NSValue)?.pointValue == CGPoint(x: 3, y: 4))
    #expect(copied.value(forKey: "name") as? String == "mine")
  }

  @Test(arguments: [Float.infinity, .greatestFiniteMagnitude, 3]) func repetitionsAreKept(_ count: Float) throws {
    let animation = CABasicAnimation(keyPath: "position")
    (animation.repeatCount, animation.repeatDuration) = (count, CFTimeInterval(count))
    let copied = try copy(animation)
    #expect(copied.repeatCount == count && copied.repeatDuration == CFTimeInterval(count))
  }

  @Test func valuesOfEveryKindAreKept() throws {
    let animation = CABasicAnimation(keyPath: "x")
    func kept<Value: Equatable>(_ value: Value) throws -> Bool {
      animation.toValue = value
      return try copy(animation).toValue as? Value == value
    }
    #expect(try kept(true) && kept(3) && kept(1.5) && kept(Float(2.5)) && kept(CGFloat(4)) && kept("text"))
    #expect(try kept(CGSize(width: 1, height: 2)) && kept(CGRect(x: 1, y: 2, width: 3, height: 4)))
    #expect(try kept(CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)) && kept([1.0, 2.0]))
    animation.toValue = CATransform3DMakeScale(2, 3, 4)
    let transform = try #require(try copy(animation).toValue as? CATransform3D)
    #expect(CATransform3DEqualToTransform(transform, CATransform3DMakeScale(2, 3, 4)))
    final class Own {}
    animation.toValue = Own()
    #expect(try copy(animation).toValue == nil, "a program's own class is left out")
  }

  @Test func otherAnimationsKeepTheirProperties() throws {
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)
    frames.values = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]
    frames.keyTimes = [0, 0.25, 1]
    frames.timingFunctions = [CAMediaTimingFunction(name: .easeOut)]
    frames.calculationMode = .cubic
    frames.rotationMode = .rotateAuto
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.stiffness = 250
    spring.damping = 7
    spring.initialVelocity = 3
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromTop
    transition.endProgress = 0.5
    let group = CAAnimationGroup()
    group.duration = 3
    group.animations = [frames, spring, transition]

    let parts = try #require(try copy(group).animations)
    #expect(parts.count == 3)
    let copiedFrames = try #require(parts[0] as? CAKeyframeAnimation)
    #expect(copiedFrames.path?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(copiedFrames.keyTimes == [0, 0.25, 1] && copiedFrames.calculationMode == .cubic)
    #expect(copiedFrames.values as? [CGPoint] == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)] && copiedFrames.rotationMode == .rotateAuto)
    #expect(points(copiedFrames.timingFunctions?.first) == [0, 0, 0.58, 1])
    let copiedSpring = try #require(parts[1] as? CASpringAnimation)
    #expect(copiedSpring.stiffness == 250 && copiedSpring.damping == 7 && copiedSpring.initialVelocity == 3 && copiedSpring.mass == 1)
    let copiedTransition = try #require(parts[2] as? CATransition)
    #expect(copiedTransition.type == .push && copiedTransition.subtype == .fromTop && copiedTransition.endProgress == 0.5)
  }

  @Test func emitterCellsKeepTheirNumbers() throws {
    let cell = CAEmitterCell(), child = CAEmitterCell()
    cell.name = "spark"
    cell.birthRate = 12
    cell.velocity = 80
    cell.color = CGColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    cell.isEnabled = false
    child.lifetime = 3
    cell.emitterCells = [child]
    let copied = try copy(cell)
    #expect(copied.name == "spark" && copied.birthRate == 12 && copied.velocity == 80 && copied.color == cell.color && !copied.isEnabled)
    #expect(copied.emitterCells?.first?.lifetime == 3)
    #expect(CAEmitterCell.defaultValue(forKey: "scale") as? CGFloat == 1 && CAEmitterCell.defaultValue(forKey: "nothing") == nil)
    #expect(cell.shouldArchiveValue(forKey: "name"))
  }

  /// Apple: shouldArchiveValue(forKey:) of CAAnimation, true by default.
  @Test func aSubclassLeavesValuesOut() throws {
    final class Short: CABasicAnimation {
      override func shouldArchiveValue(forKey key: String) -> Bool { key != "duration" }
    }
    let animation = CABasicAnimation(keyPath: "opacity"), short = Short(keyPath: "opacity")
    #expect(animation.shouldArchiveValue(forKey: "duration"))
    short.duration = 4
    short.speed = 2
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    short.encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let copied = try #require(CABasicAnimation(coder: reader))
    #expect(copied.duration == 0 && copied.speed == 2 && copied.keyPath == "opacity")
  }

  @Test func displaysShowNoExtendedRange() throws {
    #expect(!CAEDRMetadata.isAvailable)
    for data in [
      CAEDRMetadata.hlg, .hlg(ambientViewingEnvironment: Data([1, 2])),
      .hdr10(minLuminance: 0.1, maxLuminance: 1000, opticalOutputScale: 100),
      .hdr10(displayInfo: Data(count: 24), contentInfo: nil, opticalOutputScale: 100),
    ] {
      #expect(try copy(data) == data)
    }
    #expect(CAEDRMetadata.hlg != CAEDRMetadata.hlg(ambientViewingEnvironment: Data()))
    let layer = CALayer()
    #expect(layer.toneMapMode == .automatic && !layer.wantsExtendedDynamicRangeContent)
    layer.toneMapMode = .never
    layer.wantsExtendedDynamicRangeContent = true
    #expect(layer.toneMapMode == .never && layer.wantsExtendedDynamicRangeContent)
    #expect(CAFrameRateRange() == .default)
  }
}
