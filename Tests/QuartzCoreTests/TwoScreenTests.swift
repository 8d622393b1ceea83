import Foundation
import Raster
import Testing

@testable import QuartzCore

/// Tests that two screens do not disturb each other, and that layers can move between them.
@Suite(.serialized) @MainActor
struct TwoScreenTests {
  private let stage = Stage()
  private let other = LayerTreeHost(size: CGSize(width: 200, height: 100), scale: 1)

  init() { other.commit() }

  private func composite(_ host: LayerTreeHost) {
    let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 200, height: 100))!
    _ = host.composite(at: stage.time, into: buffer)
  }

  private func drawn(in host: LayerTreeHost) -> (CALayer, Painter) {
    let painter = Painter()
    painter.action = NSNull()
    painter.body = { $0?.fill(CGRect(x: 0, y: 0, width: 40, height: 20)) }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.delegate = painter
    layer.setNeedsDisplay()
    host.rootLayer.addSublayer(layer)
    host.commit()
    return (layer, painter)
  }

  private func move(_ layer: CALayer, for duration: TimeInterval, _ listener: Listener) {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.duration = duration
    animation.delegate = listener
    layer.add(animation, forKey: "move")
  }

  @Test func anAnimationNeedsFramesOnItsScreenOnly() {
    let layer = stage.shown()
    stage.host.commit()
    composite(stage.host)
    composite(other)
    #expect(!stage.host.needsFrame && !other.needsFrame)
    move(layer, for: 1, Listener("a"))
    #expect(stage.host.needsFrame && !other.needsFrame)
    stage.host.commit()
    composite(stage.host)
    #expect(stage.host.needsFrame && stage.host.isAnimating)
    #expect(!other.needsFrame && !other.isAnimating && other.nextEvent == nil)
  }

  /// A drawing that was animated is redrawn by its own screen, after the last frame.
  @Test func anAnimatedDrawingEndsWithAFrameOfItsScreen() {
    let dial = Dial()
    dial.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    dial.setNeedsDisplay()
    stage.root.addSublayer(dial)
    stage.host.commit()
    let turn = CABasicAnimation(keyPath: "angle")
    turn.fromValue = 0
    turn.duration = 1
    dial.add(turn, forKey: "turn")
    stage.advance(by: 0)
    dial.removeAnimation(forKey: "turn")
    let draws = dial.backing.drawCount
    other.beginFrame(at: stage.time)
    other.commit()
    #expect(dial.backing.drawCount == draws)
    stage.advance(by: 0)
    #expect(dial.backing.drawCount == draws + 1)
  }

  @Test func bitmapsOfAnotherScreenAreNotReleased() {
    let (hidden, _) = drawn(in: other)
    hidden.isHidden = true
    other.commit()
    let (seen, _) = drawn(in: stage.host)
    stage.host.frame.budget.limit = 1
    seen.setNeedsDisplay()
    stage.host.commit()
    #expect(hidden.contents != nil && other.frame.budget.usage.stores == 1)
    FrameState.purge(at: stage.time)
    #expect(hidden.contents == nil)
  }

  @Test func animationsMoveWithTheirLayer() {
    Listener.log = []
    let layer = stage.shown()
    move(layer, for: 1, Listener("a"))
    stage.advance(by: 0.5)
    other.rootLayer.addSublayer(layer)
    other.commit()
    stage.advance(by: 0.1)
    #expect(!stage.host.isAnimating && other.isAnimating)
    #expect(Listener.log == ["a starts"])
    stage.advance(by: 1)
    #expect(Listener.log == ["a starts"])
    other.beginFrame(at: stage.time)
    #expect(Listener.log == ["a starts", "a stops true"] && !other.isAnimating)
  }

  @Test func aReleasedBitmapIsDrawnOnTheScreenToWhichItsLayerMoves() {
    let (layer, painter) = drawn(in: stage.host)
    layer.purgeBackingStore()
    layer.removeFromSuperlayer()
    stage.host.commit()
    other.rootLayer.addSublayer(layer)
    other.commit()
    #expect(painter.rects.count == 2 && layer.contents != nil)
  }

  @Test func animationsOfAClosedScreenEnd() {
    Listener.log = []
    let layer = CALayer()
    var closed: LayerTreeHost? = LayerTreeHost(size: CGSize(width: 10, height: 10), scale: 1)
    closed?.rootLayer.addSublayer(layer)
    closed?.commit()
    move(layer, for: 1, Listener("a"))
    closed?.commit()
    closed = nil
    other.commit()
    #expect(Listener.log == ["a starts", "a stops false"] && layer.animationKeys() == nil)
  }

  private final class Dial: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" || super.needsDisplay(forKey: key) }
    override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10)) }
  }
}
