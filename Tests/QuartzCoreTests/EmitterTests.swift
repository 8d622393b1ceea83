import Raster
import RenderTree
import Testing

@testable import QuartzCore

@Suite(.serialized) @MainActor
struct EmitterTests {
  private func dot(_ side: Int = 4) throws -> CGImage {
    let pixels = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: side, height: side)))
    Canvas(pixels).fill(pixels.bounds, Pixel(red: 1, green: 1, blue: 1, alpha: 1))
    return CGImage(pixels: pixels)
  }

  private func cell(_ rate: Float, lifetime: Float) throws -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = try dot()
    cell.birthRate = rate
    cell.lifetime = lifetime
    return cell
  }

  private func emitter(_ stage: Stage, _ cells: [CAEmitterCell]) -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.beginTime = stage.time
    emitter.emitterPosition = CGPoint(x: 20, y: 50)
    emitter.emitterCells = cells
    stage.root.addSublayer(emitter)
    stage.host.commit()
    return emitter
  }

  private func particles(_ layer: CAEmitterLayer, _ stage: Stage) throws -> [ParticleField.Particle] {
    let node = try #require(layer.tree.contentNode).presented(at: stage.time)
    guard case .particles(let field)? = node.properties.figure else { return [] }
    return field.particles
  }

  @Test func particlesAreBornAtTheirRateAndLiveTheirTime() throws {
    let stage = Stage()
    let layer = emitter(stage, [try cell(10, lifetime: 2)])
    stage.advance(by: 0.95)
    #expect(try particles(layer, stage).count == 10)
    stage.advance(by: 4)
    #expect(try particles(layer, stage).count == 20)
    #expect(stage.host.needsFrame)
  }

  @Test func aParticleMovesTurnsGrowsAndFadesByClosedForms() throws {
    let stage = Stage()
    let one = try cell(0.1, lifetime: 5)
    one.velocity = 20
    one.emissionLongitude = .pi / 2
    one.xAcceleration = 8
    one.scale = 0.5
    one.scaleSpeed = 0.25
    one.spin = 1
    one.alphaSpeed = -0.125
    one.redSpeed = -0.25
    let layer = emitter(stage, [one])
    stage.advance(by: 2)
    let particle = try #require(try particles(layer, stage).first)
    let middle = particle.transform.apply(to: RasterPoint(2, 2))
    #expect(abs(middle.x - (20 + 8 * 2 * 2 / 2)) < 1e-9 && abs(middle.y - (50 + 40)) < 1e-9)
    #expect(abs(particle.transform.determinant - 1) < 1e-9, "half, and twice a quarter")
    #expect(abs(atan2(particle.transform.b, particle.transform.a) - 2) < 1e-9)
    #expect(abs(particle.opacity - 0.75) < 1e-9 && particle.tint == SIMD3(32, 63, 63))
  }

  @Test func theSameTimeIsTheSamePictureHoweverItWasReached() throws {
    func picture(steps: Int) throws -> PixelBuffer {
      let stage = Stage()
      let cell = try cell(40, lifetime: 1.5)
      cell.lifetimeRange = 1
      cell.velocity = 50
      cell.velocityRange = 40
      cell.emissionRange = 2 * .pi
      cell.spinRange = 9
      cell.scaleRange = 1
      cell.greenRange = 1
      let layer = emitter(stage, [cell])
      layer.seed = 7
      layer.emitterShape = .circle
      layer.emitterSize = CGSize(width: 15, height: 0)
      layer.renderMode = .additive
      let start = stage.time
      for step in 1...steps {
        stage.advance(to: start + 3 * Double(step) / Double(steps))
        stage.composite()
      }
      return stage.picture()
    }
    let once = try picture(steps: 1)
    #expect(try picture(steps: 180) == once)
    #expect(try picture(steps: 1) == once)
  }

  @Test func aChangeOfTheRateLeavesWhatLives() throws {
    let stage = Stage()
    let layer = emitter(stage, [try cell(10, lifetime: 2)])
    stage.advance(by: 1.05)
    layer.birthRate = 0
    stage.host.commit()
    #expect(try particles(layer, stage).count == 11)
    stage.advance(by: 1)
    #expect(try particles(layer, stage).count == 10 && stage.host.needsFrame)
    stage.advance(by: 1.01)
    #expect(try particles(layer, stage).isEmpty)
    stage.composite()
    #expect(!stage.host.needsFrame, "nothing moves any more")
  }

  @Test func whatWasBornKeepsThePlaceWhereItWasBorn() throws {
    let stage = Stage()
    let layer = emitter(stage, [try cell(1, lifetime: 10)])
    stage.advance(by: 0.5)
    layer.emitterPosition = CGPoint(x: 100, y: 50)
    stage.advance(by: 1)
    let places = try particles(layer, stage).map { $0.transform.apply(to: RasterPoint(2, 2)).x }
    #expect(places == [20, 100])
    layer.setValue(50 as CGFloat, forKeyPath: "emitterPosition.x")
    #expect(layer.emitterPosition == CGPoint(x: 50, y: 50))
  }

  @Test func cellsAreReachedByTheirNames() throws {
    let stage = Stage()
    let one = try cell(10, lifetime: 2)
    one.name = "fire"
    let layer = emitter(stage, [one])
    layer.setValue(100, forKeyPath: "emitterCells.fire.birthRate")
    #expect(layer.value(forKeyPath: "emitterCells.fire.birthRate") as? CGFloat == 100)
    stage.advance(by: 0.995)
    #expect(try particles(layer, stage).count == 100)
    let animation = CABasicAnimation(keyPath: "emitterCells.fire.velocity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 10)
    layer.add(animation, forKey: nil)
    stage.advance(by: 1)
    #expect(try particles(layer, stage).count > 100)
  }

  @Test func particlesEmitParticles() throws {
    let stage = Stage()
    let rocket = try cell(1, lifetime: 1)
    rocket.velocity = 10
    let spark = try cell(20, lifetime: 0.5)
    rocket.emitterCells = [spark]
    let layer = emitter(stage, [rocket])
    stage.advance(by: 0.975)
    #expect(try particles(layer, stage).count == 11)
  }

  @Test func theirNumberIsBounded() throws {
    let stage = Stage()
    let mad = try cell(1e9, lifetime: 1e9)
    mad.emitterCells = [try cell(1e9, lifetime: 1e9)]
    mad.velocity = .infinity
    let layer = emitter(stage, [mad])
    stage.advance(by: 1)
    #expect(try particles(layer, stage).count <= EmitterFigure.maximumParticles)
    let nothing = CAEmitterCell()
    nothing.birthRate = .nan
    layer.emitterCells = [nothing]
    stage.advance(by: 1)
    layer.lifetime = -1
    stage.advance(by: 1)
    _ = try particles(layer, stage)
  }
}
