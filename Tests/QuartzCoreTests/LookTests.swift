import Raster
import RenderTree
import Testing

@testable import QuartzCore

/// Tests pictures of layers on the screen and in a context.
@Suite(.serialized) @MainActor
struct LookTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func screenshot(_ stage: Stage) throws -> PixelBuffer {
    let size = PixelRect(
      x: 0, y: 0, width: Int(stage.host.size.width * stage.host.scale), height: Int(stage.host.size.height * stage.host.scale))
    let buffer = try #require(PixelBuffer(bounds: size))
    stage.host.commit()
    stage.host.compositor.invalidate()
    _ = stage.host.composite(at: stage.time, into: buffer)
    return buffer
  }

  private func layer(_ frame: CGRect, _ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  @Test func renderDrawsTheLayersOwnCoordinates() throws {
    let parent = layer(CGRect(x: 30, y: 30, width: 10, height: 10), red)
    parent.setAffineTransform(CGAffineTransform(rotationAngle: 1))
    parent.addSublayer(layer(CGRect(x: 6, y: 6, width: 8, height: 2), blue))
    let buffer = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 20, height: 20)))
    parent.render(in: CGContext(target: buffer, clip: Clip(buffer.bounds), baseTransform: .identity))
    #expect(buffer[1, 1] == red.pixel)
    #expect(buffer[7, 7] == blue.pixel)
    #expect(buffer[13, 7] == blue.pixel, "sublayers show outside of the bounds")
    #expect(buffer[11, 1] == .clear)
    parent.masksToBounds = true
    let clipped = try #require(PixelBuffer(bounds: buffer.bounds))
    parent.render(in: CGContext(target: clipped, clip: Clip(buffer.bounds), baseTransform: .identity))
    #expect(clipped[13, 7] == .clear)
    #expect(clipped[7, 7] == blue.pixel)
  }

  @Test func renderUsesModelValues() throws {
    let stage = Stage()
    let moving = stage.shown(CGRect(x: 0, y: 0, width: 10, height: 10))
    moving.backgroundColor = red
    moving.removeAllAnimations()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 0
    fade.duration = 9
    moving.add(fade, forKey: nil)
    stage.advance(by: 1)
    let buffer = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 20, height: 20)))
    moving.render(in: CGContext(target: buffer, clip: Clip(buffer.bounds), baseTransform: .identity))
    #expect(buffer[5, 5] == red.pixel)
    #expect(try screenshot(stage)[5, 5] != red.pixel)
  }

  @Test func aPartialRedrawIsThePictureOfAFullOne() throws {
    let stage = Stage()
    let painter = Painter()
    painter.action = NSNull()
    let canvas = CALayer()
    canvas.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    canvas.delegate = painter
    stage.root.addSublayer(canvas)
    var height: CGFloat = 10
    painter.body = { [red] context in
      context?.setFillColor(red)
      context?.fill(CGRect(x: 20, y: 0, width: 10, height: height))
    }
    canvas.setNeedsDisplay()
    let size = PixelRect(x: 0, y: 0, width: 200, height: 100)
    let screen = try #require(PixelBuffer(bounds: size))
    stage.host.commit()
    _ = stage.host.composite(at: stage.time, into: screen)
    for next in [30, 15, 45] as [CGFloat] {
      height = next
      canvas.setNeedsDisplay(CGRect(x: 20, y: 0, width: 10, height: 50))
      stage.host.commit()
      let frame = stage.host.composite(at: stage.time, into: screen)
      #expect(frame.damage.area <= 12 * 52, "the dirty rectangle, and a pixel around it")
      #expect(try screenshot(stage) == screen)
      // The complete picture was drawn elsewhere; the screen must be redrawn completely.
      stage.host.compositor.invalidate()
      _ = stage.host.composite(at: stage.time, into: screen)
    }
  }

  @Test func gradientsGoFromTopToBottom() throws {
    let stage = Stage()
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 20, height: 100)
    gradient.colors = [red, blue]
    stage.root.addSublayer(gradient)
    let picture = try screenshot(stage)
    let (top, middle, bottom) = (picture[10, 1].bits, picture[10, 50].bits, picture[10, 98].bits)
    #expect(top >> 16 & 255 > 245 && bottom & 255 > 245)
    #expect((100...155).contains(middle >> 16 & 255) && (100...155).contains(middle & 255))
    CATransaction.setDisableActions(true)
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    #expect(try screenshot(stage)[18, 1].bits & 255 > 220)
  }

  @Test func shapesShowOutsideOfTheirBounds() throws {
    let stage = Stage()
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 20, y: 20, width: 40, height: 40))
    shape.fillColor = green
    shape.strokeColor = red
    shape.lineWidth = 4
    stage.root.addSublayer(shape)
    let picture = try screenshot(stage)
    #expect(picture[40, 40] == green.pixel)
    #expect(picture[20, 40] == red.pixel && picture[19, 40] == red.pixel && picture[22, 40] == green.pixel)
    #expect(picture[17, 40] == Pixel(red: 0, green: 0, blue: 0, alpha: 1))
    CATransaction.setDisableActions(true)
    shape.strokeEnd = 0.25
    let quarter = try screenshot(stage)
    #expect(quarter[40, 20] == red.pixel && quarter[40, 60] != red.pixel && quarter[20, 40] != red.pixel)
  }

  @Test func aShapeMasksALayer() throws {
    let stage = Stage()
    let card = layer(CGRect(x: 0, y: 0, width: 60, height: 60), red)
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60))
    card.mask = shape
    stage.root.addSublayer(card)
    let picture = try screenshot(stage)
    #expect(picture[30, 30] == red.pixel)
    #expect(picture[2, 2] == Pixel(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func aCrossFadeIsHalfOfEachInTheMiddle() throws {
    let stage = Stage()
    let card = stage.shown(CGRect(x: 0, y: 0, width: 40, height: 40))
    card.actions = ["backgroundColor": NSNull()]
    card.backgroundColor = red
    stage.host.commit()
    let transition = CATransition()
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    card.add(transition, forKey: nil)
    card.backgroundColor = blue
    stage.host.commit()
    #expect(try screenshot(stage)[20, 20] == red.pixel)
    stage.advance(by: 0.5)
    let middle = try screenshot(stage)[20, 20].bits
    #expect((126...129).contains(middle >> 16 & 255) && (126...129).contains(middle & 255))
    stage.advance(by: 0.6)
    #expect(try screenshot(stage)[20, 20] == blue.pixel)
  }

  @Test func aFlipIsNarrowInTheMiddle() throws {
    let stage = Stage()
    let card = stage.shown(CGRect(x: 20, y: 20, width: 40, height: 40))
    card.actions = ["backgroundColor": NSNull()]
    card.backgroundColor = red
    stage.host.commit()
    let transition = CATransition()
    transition.type = .flip
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    card.add(transition, forKey: nil)
    card.backgroundColor = blue
    stage.host.commit()
    stage.advance(by: 0.4)
    let before = try screenshot(stage)
    #expect(before[40, 40] == red.pixel && before[25, 40] == Pixel(red: 0, green: 0, blue: 0, alpha: 1))
    stage.advance(by: 0.2)
    let after = try screenshot(stage)
    #expect(after[40, 40] == blue.pixel && after[25, 40] == Pixel(red: 0, green: 0, blue: 0, alpha: 1))
  }
}
