import Raster
import RenderTree
import Testing

@testable import QuartzCore

/// Tests that the picture at a time does not depend on the steps of the clock.
@Suite(.serialized) @MainActor
struct ClockTests {
  /// Adds every kind of animated layer.
  private func build(on stage: Stage) throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1), blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.7)
    func repeated<A: CAAnimation>(_ animation: A, _ duration: Double) -> A {
      (animation.duration, animation.repeatCount, animation.autoreverses) = (duration, .infinity, true)
      return animation
    }
    let ring = CAShapeLayer()
    ring.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 50, height: 50))
    (ring.fillColor, ring.strokeColor, ring.lineWidth) = (blue, red, 6)
    let stroke = repeated(CABasicAnimation(keyPath: "strokeEnd"), 0.7)
    (stroke.fromValue, stroke.toValue) = (0.1, 1)
    ring.add(stroke, forKey: nil)
    stage.root.addSublayer(ring)

    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 70, y: 10, width: 50, height: 40)
    gradient.colors = [red, blue]
    gradient.type = .conic
    let colors = repeated(CABasicAnimation(keyPath: "colors"), 0.9)
    colors.toValue = [blue, red]
    gradient.add(colors, forKey: nil)
    stage.root.addSublayer(gradient)

    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 130, y: 10, width: 60, height: 60)
    (replicator.instanceCount, replicator.instanceDelay, replicator.instanceAlphaOffset) = (8, 0.1, -0.05)
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let dot = CALayer()
    dot.frame = CGRect(x: 26, y: 0, width: 8, height: 8)
    (dot.backgroundColor, dot.cornerRadius) = (red, 4)
    let frames = repeated(CAKeyframeAnimation(keyPath: "transform.scale"), 1.1)
    (frames.values, frames.calculationMode) = ([1, 0.2, 1.5] as [CGFloat], .cubic)
    dot.add(frames, forKey: nil)
    replicator.addSublayer(dot)
    stage.root.addSublayer(replicator)

    let cell = CAEmitterCell()
    let pixels = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 6, height: 6)))
    Canvas(pixels).fill(pixels.bounds, Pixel(red: 1, green: 0.8, blue: 0.2, alpha: 1))
    cell.contents = CGImage(pixels: pixels)
    (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange, cell.spin) = (60, 1, 40, 6, 3)
    let emitter = CAEmitterLayer()
    emitter.beginTime = stage.time
    emitter.emitterPosition = CGPoint(x: 100, y: 70)
    emitter.emitterCells = [cell]
    stage.root.addSublayer(emitter)
    let wander = repeated(CABasicAnimation(keyPath: "emitterPosition.x"), 1.3)
    (wander.fromValue, wander.toValue) = (60, 150)
    emitter.add(wander, forKey: nil)

    let card = CALayer()
    card.frame = CGRect(x: 10, y: 60, width: 30, height: 30)
    card.backgroundColor = blue
    let spring = repeated(CASpringAnimation(keyPath: "position.x"), 1)
    (spring.fromValue, spring.toValue, spring.damping) = (20, 60, 4)
    let turn = repeated(CABasicAnimation(keyPath: "transform.rotation.z"), 0.8)
    turn.toValue = CGFloat.pi
    let group = repeated(CAAnimationGroup(), 1.7)
    group.animations = [spring, turn]
    card.add(group, forKey: nil)
    stage.root.addSublayer(card)
  }

  @Test(arguments: [17, 60, 143]) func aTimeThatIsSetShowsWhatStepsToItShow(frames: Int) throws {
    let start = 100.0
    let set = Stage()
    try build(on: set)
    set.host.commit()
    set.advance(to: start + Double(frames) / 60)
    let jumped = set.picture()

    let run = Stage()
    try build(on: run)
    run.host.commit()
    let screen = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 200, height: 100)))
    for frame in 0...frames {
      run.advance(to: start + Double(frame) / 60)
      _ = run.host.composite(at: run.time, into: screen)
    }
    #expect(screen == jumped)
    #expect(run.picture() == jumped)
  }

  @Test func aPausedLayerHoldsItsTimeAndGoesOn() throws {
    let stage = Stage()
    try build(on: stage)
    stage.host.commit()
    stage.advance(to: 100.5)
    let before = stage.picture()
    let paused = stage.root.convertTime(CACurrentMediaTime(), from: nil)
    stage.root.speed = 0
    stage.root.timeOffset = paused
    stage.advance(to: 103)
    #expect(stage.picture() == before)
    stage.root.speed = 1
    stage.root.timeOffset = 0
    stage.root.beginTime = 0
    stage.root.beginTime = stage.root.convertTime(CACurrentMediaTime(), from: nil) - paused
    #expect(stage.picture() == before)
    stage.advance(to: 103.5)
    #expect(stage.picture() != before)
  }
}
