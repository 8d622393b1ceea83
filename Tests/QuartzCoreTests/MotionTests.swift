import Raster
import RenderTree
import Testing

@testable import QuartzCore

/// Tests animations other than from one number to another.
@Suite(.serialized) @MainActor
struct MotionTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let black = Pixel(red: 0, green: 0, blue: 0, alpha: 1)

  private func image(_ color: CGColor) throws -> CGImage {
    let pixels = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 8, height: 8)))
    Canvas(pixels).fill(pixels.bounds, color.pixel)
    return CGImage(pixels: pixels)
  }

  @Test func contentsCrossFade() throws {
    let stage = Stage()
    let layer = stage.shown()
    let (first, second) = (try image(red), try image(blue))
    let fade = CABasicAnimation(keyPath: "contents")
    (fade.fromValue, fade.toValue, fade.duration) = (first, second, 2)
    layer.add(fade, forKey: nil)
    stage.host.commit()
    stage.advance(by: 1)
    let middle = stage.picture()[20, 20]
    #expect((126...129).contains(middle.red) && (126...129).contains(middle.blue))
    stage.advance(by: 1.1)
    layer.removeAllAnimations()
    CATransaction.setDisableActions(true)
    layer.contents = first
    stage.host.commit()
    CATransaction.setDisableActions(false)
    layer.contents = second
    #expect(layer.animationKeys() == ["contents"], "without being told")
    stage.host.commit()
    #expect(stage.picture()[20, 20] == red.pixel)
    stage.advance(by: 0.3)
    #expect(stage.picture()[20, 20] == blue.pixel)
    let flip = CAKeyframeAnimation(keyPath: "contents")
    (flip.values, flip.calculationMode, flip.duration) = ([first, second], .discrete, 2)
    layer.add(flip, forKey: "flip")
    stage.host.commit()
    stage.advance(by: 0.9)
    #expect(stage.picture()[20, 20] == red.pixel)
  }

  @Test func valueFunctionsMakeTransformsOfNumbers() throws {
    let stage = Stage()
    let layer = stage.shown()
    layer.transform = CATransform3DMakeTranslation(5, 0, 0)
    layer.removeAllAnimations()
    func middle(_ name: CAValueFunctionName, _ from: Any, _ to: Any, isAdditive: Bool = false) throws -> CATransform3D {
      let animation = CABasicAnimation(keyPath: "transform")
      animation.valueFunction = CAValueFunction(name: name)
      (animation.fromValue, animation.toValue, animation.duration, animation.isAdditive) = (from, to, 2, isAdditive)
      layer.add(animation, forKey: "t")
      stage.host.commit()
      stage.advance(by: 1)
      return try #require(layer.presentation()).transform
    }
    let turn = try middle(.rotateZ, 0, 2 * CGFloat.pi)
    #expect(isClose(turn.m11, -1) && isClose(turn.m41, 0), "a whole turn passes its half, and it is all of the transform")
    let scale = try middle(.scale, [1, 1, 1], [3, 5, 1])
    #expect(isClose(scale.m11, 2) && isClose(scale.m22, 3))
    let added = try middle(.translateX, 0, 20, isAdditive: true)
    #expect(isClose(added.m41, 15))
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "nonsense")) == nil)
  }

  @Test func aBlurAnimatesByItsKeyPath() throws {
    let stage = Stage()
    let layer = stage.shown(CGRect(x: 50, y: 20, width: 60, height: 60))
    CATransaction.setDisableActions(true)
    layer.backgroundColor = red
    layer.filters = [LayerFilter.gaussianBlur(radius: 0)]
    let blur = CABasicAnimation(keyPath: "filters.blur.inputRadius")
    (blur.fromValue, blur.toValue, blur.duration) = (0, 8, 2)
    layer.add(blur, forKey: nil)
    stage.host.commit()
    #expect(stage.picture()[45, 50] == black)
    stage.advance(by: 1)
    #expect(layer.presentation()?.value(forKeyPath: "filters.blur.inputRadius") as? CGFloat == 4)
    #expect(stage.picture()[47, 50].red > 20)
  }

  @Test(arguments: [
    (CATransitionType.push, CATransitionSubtype.fromLeft, (-0.5, 0.0), (0.5, 0.0)), (.push, .fromRight, (0.5, 0), (-0.5, 0)),
    (.push, .fromTop, (0, 0.5), (0, -0.5)), (.push, .fromBottom, (0, -0.5), (0, 0.5)), (.moveIn, .fromRight, (0.5, 0), (0, 0)),
    (.moveIn, .fromTop, (0, 0.5), (0, 0)), (.reveal, .fromLeft, (0, 0), (0.5, 0)), (.reveal, .fromBottom, (0, 0), (0, 0.5)),
  ])
  func transitionsMoveTheirSides(
    type: CATransitionType, subtype: CATransitionSubtype, new: (Double, Double), old: (Double, Double)
  ) {
    let stage = Stage(width: 100, height: 100)
    let card = stage.shown(CGRect(x: 20, y: 20, width: 60, height: 60))
    card.actions = ["backgroundColor": NSNull()]
    card.backgroundColor = red
    stage.host.commit()
    let transition = CATransition()
    (transition.type, transition.subtype, transition.duration) = (type, subtype, 2)
    card.add(transition, forKey: nil)
    card.backgroundColor = blue
    stage.host.commit()
    stage.advance(by: 1)
    let picture = stage.picture()
    /// Returns the colour in the centre of the visible part of a side, which the layer's bounds clip.
    func color(_ offset: (Double, Double), quarter: Double) -> Pixel {
      picture[Int(50 + offset.0 * 60 * quarter), Int(50 + offset.1 * 60 * quarter)]
    }
    if type == .push {
      #expect(color(new, quarter: 0.5) == blue.pixel && color(old, quarter: 0.5) == red.pixel)
    } else if type == .moveIn {
      #expect(color(new, quarter: 0.5) == blue.pixel && color(new, quarter: -0.5) == red.pixel)
    } else {
      #expect(color(old, quarter: 0.5) == red.pixel && color(old, quarter: -0.5) == blue.pixel)
    }
    #expect(picture[10, 10] == black)
    stage.advance(by: 1.1)
    #expect(stage.picture()[50, 50] == blue.pixel)
  }

  @Test func aTransitionShowsAPartOfItsWay() {
    let stage = Stage(width: 100, height: 100)
    let card = stage.shown(CGRect(x: 0, y: 0, width: 100, height: 100))
    card.actions = ["backgroundColor": NSNull()]
    card.backgroundColor = red
    stage.host.commit()
    let transition = CATransition()
    (transition.startProgress, transition.endProgress, transition.duration) = (0.5, 0.75, 1)
    card.add(transition, forKey: nil)
    card.backgroundColor = blue
    stage.host.commit()
    #expect((126...129).contains(stage.picture()[50, 50].red))
    stage.advance(by: 0.999)
    #expect((62...66).contains(stage.picture()[50, 50].red))
    stage.advance(by: 0.1)
    #expect(stage.picture()[50, 50] == blue.pixel)
  }

  @Test func aLayerWithADurationShowsWithinIt() {
    let stage = Stage()
    let layer = stage.shown(CGRect(x: 0, y: 0, width: 40, height: 40))
    CATransaction.setDisableActions(true)
    layer.backgroundColor = red
    layer.beginTime = stage.time + 1
    layer.duration = 2
    stage.host.commit()
    #expect(stage.picture()[20, 20] == black && stage.host.needsFrame)
    stage.advance(by: 1.5)
    #expect(stage.picture()[20, 20] == red.pixel)
    stage.advance(by: 2)
    #expect(stage.picture()[20, 20] == black && !stage.host.needsFrame)
    layer.fillMode = .forwards
    #expect(stage.picture()[20, 20] == red.pixel)
  }

  @Test func timeGoesThroughTheTree() {
    let stage = Stage()
    let outer = stage.shown()
    let inner = CALayer()
    outer.addSublayer(inner)
    outer.speed = 2
    outer.beginTime = 10
    inner.timeOffset = 3
    inner.speed = -0.5
    #expect(isClose(outer.convertTime(50, from: nil), 80) && isClose(inner.convertTime(50, from: nil), -37))
    #expect(isClose(inner.convertTime(-37, to: outer), 80) && isClose(outer.convertTime(80, to: inner), -37))
    #expect(isClose(stage.root.convertTime(inner.convertTime(7, to: nil), to: inner), 7))
  }

  @Test func anAnimationWithoutSpeedShowsItsOffset() throws {
    let stage = Stage()
    let layer = stage.shown()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration, fade.speed, fade.timeOffset) = (0, 1, 2, 0, 0.5)
    layer.add(fade, forKey: "f")
    stage.host.commit()
    stage.advance(by: 7)
    #expect(try #require(layer.presentation()).opacity == 0.25)
    let back = CABasicAnimation(keyPath: "opacity")
    (back.fromValue, back.toValue, back.duration, back.speed, back.timeOffset) = (0, 1, 2, -1, 2)
    layer.add(back, forKey: "f")
    stage.host.commit()
    stage.advance(by: 0.5)
    #expect(try #require(layer.presentation()).opacity == 0.75)
    stage.advance(by: 1.6)
    #expect(layer.animationKeys() == nil)
  }

  @Test func displayLinksKeepToTheRateTheyPrefer() {
    let stage = Stage()
    var calls: [String: Int] = [:]
    func link(_ name: String, _ body: (CADisplayLink) -> Void) -> CADisplayLink {
      let link = CADisplayLink { _ in calls[name, default: 0] += 1 }
      body(link)
      link.add(to: .main, forMode: .common)
      return link
    }
    let links = [
      link("all") { _ in }, link("half") { $0.preferredFramesPerSecond = 30 },
      link("slow") { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 15, preferred: 10) },
      link("capped") { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 8, maximum: 20) },
    ]
    for frame in 1...60 { stage.advance(to: 100 + Double(frame) / 60) }
    for link in links { link.invalidate() }
    #expect(calls == ["all": 60, "half": 30, "slow": 10, "capped": 20])
  }
}
