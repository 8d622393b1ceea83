import Raster
import Testing

@testable import QuartzCore

/// Tests properties of a subclass that its own drawing code uses.
@Suite(.serialized) @MainActor
struct CustomPropertyTests {
  private final class Bar: CALayer {
    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
    override class func defaultValue(forKey key: String) -> Any? {
      key == "progress" ? CGFloat(0.25) : super.defaultValue(forKey: key)
    }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress", let shown = presentation() else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = shown.progress
      animation.duration = 2
      return animation
    }
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
  }

  private final class Gauge: CALayer {
    var ticks: Int
    init(ticks: Int) {
      self.ticks = ticks
      super.init()
    }
    override init(layer: Any) {
      ticks = (layer as? Gauge)?.ticks ?? 0
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func width(_ stage: Stage) -> Int {
    let picture = stage.picture()
    return (0..<100).count { picture[$0, 50].red > 127 }
  }

  private func bar(_ stage: Stage) -> Bar {
    let bar = Bar()
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    bar.setNeedsDisplay()
    stage.root.addSublayer(bar)
    stage.host.commit()
    return bar
  }

  @Test func eachFrameIsDrawnWithTheValueOfItsTime() throws {
    let stage = Stage()
    let bar = bar(stage)
    #expect(bar.progress == 0.25 && width(stage) == 25)
    bar.progress = 1
    #expect(bar.animationKeys() == ["progress"])
    stage.host.commit()
    #expect(width(stage) == 25)
    for (seconds, shown) in [(0.5, 0.4375), (0.5, 0.625), (0.5, 0.8125)] as [(Double, CGFloat)] {
      stage.advance(by: seconds)
      #expect(isClose(try #require(bar.presentation()).progress, shown))
      #expect(bar.progress == 1)
      #expect(abs(width(stage) - Int(shown * 100)) <= 1)
    }
    stage.advance(by: 1)
    #expect(width(stage) == 100 && bar.animationKeys() == nil)
    let draws = bar.backing.drawCount
    stage.advance(by: 1)
    stage.advance(by: 1)
    #expect(bar.backing.drawCount == draws, "at rest nothing is drawn")
  }

  @Test func keyframesOfAnOwnKeyWorkToo() throws {
    let stage = Stage()
    let bar = bar(stage)
    let frames = CAKeyframeAnimation(keyPath: "progress")
    frames.values = [0, 1, 0.5] as [CGFloat]
    frames.duration = 4
    bar.add(frames, forKey: nil)
    stage.host.commit()
    stage.advance(by: 1)
    #expect(width(stage) == 50)
    stage.advance(by: 1)
    #expect(width(stage) == 100)
    stage.advance(by: 1)
    #expect(abs(width(stage) - 75) <= 1)
  }

  @Test func aChangeOfSuchAKeyDrawsAgainAndNoOther() {
    let stage = Stage()
    let bar = bar(stage)
    let draws = bar.backing.drawCount
    bar.setValue(3, forKey: "somethingElse")
    stage.host.commit()
    #expect(bar.backing.drawCount == draws)
    stage.still { bar.progress = 0.75 }
    stage.host.commit()
    #expect(bar.backing.drawCount == draws + 1 && width(stage) == 75)
  }

  @Test func presentationCopiesAreOfTheSameClassAndCopyThemselves() throws {
    let stage = Stage()
    let gauge = Gauge(ticks: 12)
    stage.root.addSublayer(gauge)
    stage.host.commit()
    let shown: Gauge = try #require(gauge.presentation())
    #expect(shown.ticks == 12 && shown.model() === gauge && shown !== gauge)
    let bar = bar(stage)
    let copy: Bar = try #require(bar.presentation())
    #expect(copy.progress == 0.25)
  }

  private final class Badge: CALayer {
    override class func defaultValue(forKey key: String) -> Any? {
      switch key {
      case "cornerRadius": CGFloat(9)
      case "masksToBounds": true
      case "backgroundColor": CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      default: super.defaultValue(forKey: key)
      }
    }
  }

  @Test func aClassHasDefaultsOfItsOwn() {
    let badge = Badge()
    #expect(badge.cornerRadius == 9 && badge.masksToBounds && badge.backgroundColor?.pixel == Pixel(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(badge.opacity == 1 && badge.borderWidth == 0 && CALayer().cornerRadius == 0)
  }

  @Test func namesOfOtherKindsOfLayersAreFreeForOnesOwn() {
    let layer = CALayer()
    layer.setValue("a", forKey: "path")
    layer.setValue(3, forKey: "strokeEnd")
    #expect(layer.value(forKey: "path") as? String == "a" && layer.value(forKey: "strokeEnd") as? Int == 3)
  }
}
