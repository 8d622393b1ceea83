import Foundation
import Raster
import RenderTree
import Testing

@testable import QuartzCore

@Suite(.serialized) @MainActor
struct AnimationTests {
  private func move(_ duration: TimeInterval, from: CGFloat = 0, to: CGFloat = 100) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  private func x(_ layer: CALayer) throws -> CGFloat { try #require(layer.presentation()).position.x }

  /// Returns the y of the curve for an x, by bisection.
  private func bezier(_ c1: (Double, Double), _ c2: (Double, Double), at x: Double) -> Double {
    func axis(_ a: Double, _ b: Double, _ t: Double) -> Double { 3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if axis(c1.0, c2.0, middle) < x { low = middle } else { high = middle }
    }
    return axis(c1.1, c2.1, low)
  }

  @Test func valuesOfAnotherStructureAreNoValues() {
    #expect(AnimatableValue(CGFloat(3), kind: .point) == nil && AnimatableValue(NSNumber(value: 3), kind: .rect) == nil)
    #expect(AnimatableValue(NSValue(rect: .zero), kind: .point) == nil)
    guard case .point(CGPoint(x: 1, y: 2)) = AnimatableValue(NSValue(point: CGPoint(x: 1, y: 2)), kind: .point),
      case .size(CGSize(width: 1, height: 2)) = AnimatableValue(NSValue(size: CGSize(width: 1, height: 2)), kind: .size)
    else {
      Issue.record("a value gives the structure that it holds")
      return
    }
  }

  @Test func aLayerThatWasNeverShownHasNoPresentation() {
    #expect(CALayer().presentation() == nil)
  }

  @Test func linearAnimationsMoveByTheClock() throws {
    let stage = Stage()
    let layer = stage.shown()
    layer.add(move(2), forKey: "move")
    #expect(try x(layer) == 0)
    stage.host.commit()
    for step in 1...7 {
      stage.advance(by: 0.25)
      #expect(isClose(try x(layer), CGFloat(step) * 12.5))
      #expect(layer.position.x == 30, "the model stays")
    }
    stage.advance(by: 0.25)
    #expect(try x(layer) == 30)
    #expect(layer.animation(forKey: "move") == nil)
  }

  @Test(arguments: [CAMediaTimingFunctionName.easeIn, .easeOut, .easeInEaseOut, .default])
  func namedCurvesFollowTheirBezier(_ name: CAMediaTimingFunctionName) throws {
    let points: [CAMediaTimingFunctionName: ((Double, Double), (Double, Double))] = [
      .easeIn: ((0.42, 0), (1, 1)), .easeOut: ((0, 0), (0.58, 1)), .easeInEaseOut: ((0.42, 0), (0.58, 1)),
      .default: ((0.25, 0.1), (0.25, 1)),
    ]
    let stage = Stage()
    let layer = stage.shown()
    let animation = move(1)
    animation.timingFunction = CAMediaTimingFunction(name: name)
    layer.add(animation, forKey: nil)
    stage.host.commit()
    let (c1, c2) = try #require(points[name])
    for step in 1...9 {
      stage.advance(by: 0.1)
      #expect(isClose(try x(layer), CGFloat(bezier(c1, c2, at: Double(step) / 10)) * 100, 0.01))
    }
  }

  @Test func springsFollowTheDampedOscillation() throws {
    let stage = Stage()
    let layer = stage.shown()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.stiffness = 200
    spring.damping = 8
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    stage.host.commit()
    let omega = 200.0.squareRoot()
    let zeta = 8 / (2 * omega)
    let damped = omega * (1 - zeta * zeta).squareRoot()
    for step in 1...20 {
      stage.advance(by: 0.05)
      let t = Double(step) * 0.05
      let rest = exp(-zeta * omega * t) * (cos(damped * t) + zeta * omega / damped * sin(damped * t))
      #expect(isClose(try x(layer), CGFloat(100 * (1 - rest)), 1e-4))
    }
    #expect(spring.settlingDuration > 1 && spring.settlingDuration < 3)
  }

  @Test func missingEndsComeFromTheLayer() throws {
    let stage = Stage()
    let layer = stage.shown()
    let to = CABasicAnimation(keyPath: "position.x")
    to.toValue = 130
    to.duration = 1
    layer.add(to, forKey: "a")
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(isClose(try x(layer), 80))
    let by = CABasicAnimation(keyPath: "position.x")
    by.byValue = 10
    by.duration = 1
    layer.add(by, forKey: "a")
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(isClose(try x(layer), 35))
  }

  @Test func additiveAnimationsAddUp() throws {
    let stage = Stage()
    let layer = stage.shown()
    for key in ["a", "b"] {
      let animation = move(1, from: 10, to: 20)
      animation.isAdditive = true
      layer.add(animation, forKey: key)
    }
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(isClose(try x(layer), 60))
    #expect(layer.animationKeys() == ["a", "b"])
  }

  @Test func keyframesGoThroughTheirValues() throws {
    let stage = Stage()
    let layer = stage.shown()
    let frames = CAKeyframeAnimation(keyPath: "position.x")
    frames.values = [0, 100, 50]
    frames.keyTimes = [0, 0.25, 1]
    frames.duration = 4
    layer.add(frames, forKey: nil)
    stage.host.commit()
    for expected in [50, 100, 83.3333333, 66.6666666] as [CGFloat] {
      stage.advance(by: expected == 50 ? 0.5 : expected == 100 ? 0.5 : 1)
      #expect(isClose(try x(layer), expected, 1e-4))
    }
  }

  @Test func aPathIsFollowedAtConstantSpeed() throws {
    let stage = Stage()
    let layer = stage.shown()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.path = path
    frames.calculationMode = .paced
    frames.rotationMode = .rotateAuto
    frames.duration = 4
    layer.add(frames, forKey: nil)
    stage.host.commit()
    for expected in [CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0)] {
      stage.advance(by: 1)
      #expect(isClose(try #require(layer.presentation()).position, expected, 1e-6))
    }
    stage.advance(by: 0.5)
    let shown = try #require(layer.presentation())
    #expect(isClose(shown.position, CGPoint(x: 30, y: 5)))
    #expect(isClose(try #require(shown.value(forKeyPath: "transform.rotation.z") as? CGFloat), .pi / 2, 1e-3))
  }

  @Test func groupsCutTheirChildren() throws {
    let stage = Stage()
    let layer = stage.shown()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    let late = move(4)
    late.beginTime = 1
    let group = CAAnimationGroup()
    group.animations = [fade, late]
    group.duration = 2
    layer.add(group, forKey: "both")
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(try x(layer) == 30)
    #expect(layer.presentation()?.opacity == 0.25)
    stage.advance(by: 1)
    #expect(isClose(try x(layer), 12.5))
    stage.advance(by: 0.6)
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.opacity == 1)
  }

  /// A group that fills forwards and stays holds the last values of its children, whatever their fill modes: measured on iOS. A child that
  /// ends before the group is not held.
  @Test func aGroupThatFillsForwardsHoldsItsChildren() throws {
    let stage = Stage()
    let layer = stage.shown()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (1, 0.25)
    let late = move(0.3)
    late.beginTime = 0.1
    let short = CABasicAnimation(keyPath: "cornerRadius")
    (short.fromValue, short.toValue, short.duration) = (0, 5, 0.2)
    let inner = CAAnimationGroup()
    let radius = CABasicAnimation(keyPath: "shadowRadius")
    (radius.fromValue, radius.toValue) = (3, 9)
    inner.animations = [radius]
    let group = CAAnimationGroup()
    group.animations = [fade, late, short, inner]
    (group.duration, group.fillMode, group.isRemovedOnCompletion) = (0.4, .forwards, false)
    layer.add(group, forKey: "both")
    stage.host.commit()
    for seconds in [0.1, 0.3, 0.1, 5] {
      stage.advance(by: seconds)
      guard seconds != 0.1 || stage.time > 100.4 else { continue }
      let shown = try #require(layer.presentation())
      #expect(shown.opacity == 0.25 && isClose(shown.position.x, 100) && isClose(shown.shadowRadius, 9) && shown.cornerRadius == 0)
    }
    #expect(layer.animationKeys() == ["both"])
  }

  @Test func repeatsReversesAndFills() throws {
    let stage = Stage()
    let layer = stage.shown()
    let animation = move(1)
    animation.autoreverses = true
    animation.repeatCount = 2
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    animation.beginTime = stage.time + 1
    layer.add(animation, forKey: "m")
    stage.host.commit()
    for (step, expected) in [(0.5, 0), (0.75, 25), (1, 75), (1, 25), (1, 75), (3, 0)] as [(Double, CGFloat)] {
      stage.advance(by: step)
      #expect(isClose(try x(layer), expected), "at \(stage.time)")
    }
    #expect(layer.animationKeys() == ["m"])
    #expect(!stage.host.isAnimating)
  }

  @Test func speedZeroStopsALayersTime() throws {
    let stage = Stage()
    let layer = stage.shown()
    layer.add(move(2), forKey: "m")
    stage.host.commit()
    stage.advance(by: 0.5)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    stage.advance(by: 5)
    #expect(isClose(try x(layer), 25))
    #expect(!stage.host.isAnimating)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    stage.advance(by: 0.5)
    #expect(isClose(try x(layer), 50))
    stage.advance(by: 1.1)
    #expect(layer.animationKeys() == nil)
  }

  @Test func delegatesHearTheBeginAndTheEndInOrder() {
    let stage = Stage()
    let layer = stage.shown()
    Listener.log = []
    for (name, duration) in [("slow", 0.5), ("quick", 0.2), ("also quick", 0.2), ("removed", 9)] {
      let animation = move(duration)
      animation.delegate = Listener(name)
      layer.add(animation, forKey: name)
    }
    #expect(Listener.log.isEmpty)
    stage.host.commit()
    #expect(Listener.log == ["slow starts", "quick starts", "also quick starts", "removed starts"])
    Listener.log = []
    layer.removeAnimation(forKey: "removed")
    stage.advance(by: 1)
    #expect(Listener.log == ["removed stops false", "quick stops true", "also quick stops true", "slow stops true"])
  }

  @Test func aRemovedLayerEndsItsAnimations() {
    let stage = Stage()
    let layer = stage.shown()
    Listener.log = []
    let animation = move(1)
    animation.delegate = Listener("a")
    layer.add(animation, forKey: nil)
    stage.advance(by: 0.1)
    layer.removeFromSuperlayer()
    stage.advance(by: 0.1)
    #expect(Listener.log == ["a starts", "a stops false"])
    #expect(!stage.host.isAnimating)
  }

  @Test func aLayerCopiesItsAnimation() {
    let stage = Stage()
    let layer = stage.shown()
    let animation = move(1)
    animation.setValue("x", forKey: "tag")
    layer.add(animation, forKey: "m")
    animation.duration = 7
    #expect(layer.animation(forKey: "m")?.duration == 1)
    #expect(layer.animation(forKey: "m")?.value(forKey: "tag") as? String == "x")
    #expect(layer.animation(forKey: "m") !== animation)
  }

  @Test func presentationTreesAreCopiesWithTheirSuperlayers() throws {
    let stage = Stage()
    let layer = stage.shown()
    let child = CALayer()
    child.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    layer.addSublayer(child)
    stage.host.commit()
    layer.add(move(1, from: 130, to: 130), forKey: nil)
    stage.advance(by: 0.5)
    let shown = try #require(layer.presentation())
    #expect(shown !== layer && shown.model() === layer)
    #expect(shown.sublayers?.first?.model() === child)
    #expect(isClose(try #require(child.presentation()).convert(CGPoint.zero, to: nil), CGPoint(x: 115, y: 15)))
    #expect(try #require(stage.root.presentation()).hitTest(CGPoint(x: 117, y: 17))?.model() === child)
  }

  /// Apple, CALayer.presentation(): the copy "represents the state of the layer as it currently appears onscreen"; so does what it draws.
  @Test func aPresentationCopyDrawsWhatShows() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1), blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let stage = Stage()
    let layer = stage.shown(CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = CALayer()
    stage.still {
      child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      child.backgroundColor = red
      layer.addSublayer(child)
      layer.backgroundColor = red
    }
    stage.host.commit()
    let color = CABasicAnimation(keyPath: "backgroundColor")
    (color.fromValue, color.toValue, color.duration) = (blue, blue, 2)
    layer.add(color, forKey: nil)
    child.add(move(2, from: 105, to: 205), forKey: nil)
    stage.host.commit()
    stage.advance(by: 1)
    func picture(of layer: CALayer) throws -> PixelBuffer {
      let pixels = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 200, height: 100)))
      layer.render(in: CGContext(target: pixels, clip: Clip(pixels.bounds), baseTransform: .identity))
      return pixels
    }
    let shown = try picture(of: #require(layer.presentation()))
    #expect(shown[5, 5] == blue.pixel && shown[155, 5] == red.pixel && shown[149, 5] == blue.pixel)
    let model = try picture(of: layer)
    #expect(model[5, 5] == red.pixel && model[155, 5] == red.pixel)
    // A transition shows both of its sides.
    let transition = CATransition()
    (transition.type, transition.duration) = (.fade, 2)
    layer.removeAllAnimations()
    stage.host.commit()
    layer.add(transition, forKey: nil)
    stage.still { layer.backgroundColor = blue }
    stage.host.commit()
    stage.advance(by: 1)
    let middle = try picture(of: #require(layer.presentation()))[100, 50]
    #expect((120...135).contains(middle.red) && (120...135).contains(middle.blue))
  }

  /// Apple, CALayer.superlayer: "The superlayer of the layer." A mask's is the masked layer, measured on iOS.
  @Test func theMaskedLayerIsTheSuperlayerOfItsMask() throws {
    let stage = Stage()
    let layer = stage.shown()
    let mask = CALayer()
    layer.mask = mask
    stage.host.commit()
    #expect(mask.superlayer === layer && layer.sublayers == nil)
    #expect(mask.presentation()?.superlayer?.model() === layer && layer.presentation()?.mask?.model() === mask)
    mask.removeFromSuperlayer()
    #expect(mask.superlayer == nil && layer.mask == nil)
    layer.mask = mask
    stage.root.addSublayer(mask)
    #expect(mask.superlayer === stage.root && layer.mask == nil)
  }

  @Test func displayLinksCallATargetsMethod() {
    let stage = Stage()
    let counter = FrameCounter()
    let link = CADisplayLink(target: counter, selector: Selector("frame:", FrameCounter.frame(_:)))
    link.add(to: .main, forMode: .default)
    stage.advance(by: 1)
    stage.advance(by: 1)
    link.invalidate()
    stage.advance(by: 1)
    #expect(counter.stamps == [101, 102])
  }

  @MainActor
  private final class FrameCounter: NSObject {
    var stamps: [CFTimeInterval] = []
    func frame(_ link: CADisplayLink) { stamps.append(link.timestamp) }
  }

  @Test func displayLinksCallOncePerFrameUntilInvalidated() {
    let stage = Stage()
    var stamps: [CFTimeInterval] = []
    let link = CADisplayLink { stamps.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    #expect(stage.host.needsFrame)
    stage.advance(by: 1)
    stage.host.beginFrame(at: stage.time)
    stage.advance(by: 0.5)
    link.isPaused = true
    stage.advance(by: 0.5)
    link.isPaused = false
    stage.advance(by: 0.5)
    link.invalidate()
    stage.advance(by: 1)
    #expect(stamps == [101, 101.5, 102.5])
  }
}
