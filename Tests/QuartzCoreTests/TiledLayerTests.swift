import Foundation
import Raster
import RenderTree
import Testing

@testable import QuartzCore

@Suite(.serialized) @MainActor
struct TiledLayerTests {
  /// Draws bars, slanted lines and a gradient whose colours vary along a tall layer.
  fileprivate static func drawing(_ context: CGContext?, from top: CGFloat, to bottom: CGFloat) {
    guard let context else { return }
    var y = (top / 50).rounded(.down) * 50
    while y < bottom {
      let k = CGFloat(Int(y / 50) % 97) / 97
      context.setFillColor(CGColor(red: k, green: 1 - k, blue: 0.5, alpha: 1))
      context.fill(CGRect(x: 3, y: y + 4.3, width: 120.5, height: 31))
      context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1 - k, alpha: 0.7))
      context.setLineWidth(3)
      context.move(to: CGPoint(x: 10, y: y))
      context.addLine(to: CGPoint(x: 190, y: y + 47))
      context.strokePath()
      context.setFillColor(CGColor(red: 1, green: k, blue: 0, alpha: 0.5))
      context.fillEllipse(in: CGRect(x: 140, y: y - 20, width: 40, height: 55))
      y += 50
    }
  }

  @MainActor private struct Scroller {
    let stage: Stage
    let scroll = CALayer()
    let tall = CALayer()
    let painter = Painter()
    let buffer: PixelBuffer

    init(height: CGFloat = 20_000, scale: CGFloat = 1) {
      stage = Stage(width: 200, height: 100, scale: scale)
      buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: Int(200 * scale), height: Int(100 * scale)))!
      painter.action = NSNull()
      painter.body = { TiledLayerTests.drawing($0, from: -100, to: height + 100) }
      scroll.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      scroll.masksToBounds = true
      tall.frame = CGRect(x: 0, y: 0, width: 200, height: height)
      tall.contentsScale = scale
      tall.delegate = painter
      tall.setNeedsDisplay()
      stage.root.addSublayer(scroll)
      scroll.addSublayer(tall)
      CATransaction.setDisableActions(true)
      stage.host.commit()
    }

    func show(at y: CGFloat) {
      CATransaction.setDisableActions(true)
      scroll.bounds.origin.y = y
      stage.host.commit()
      _ = stage.host.composite(at: stage.time, into: buffer)
    }

    var drawn: Int { painter.rects.count }
  }

  /// Returns a picture of the same drawing in a layer that is no larger than the screen.
  private func small(_ rect: CGRect, scale: CGFloat, body: @escaping (CGContext?) -> Void) -> PixelBuffer {
    let stage = Stage(width: rect.width, height: rect.height, scale: scale)
    let painter = Painter()
    painter.action = NSNull()
    painter.body = body
    let layer = CALayer()
    layer.bounds = rect
    layer.position = CGPoint(x: rect.width / 2, y: rect.height / 2)
    layer.contentsScale = scale
    layer.delegate = painter
    layer.setNeedsDisplay()
    stage.root.addSublayer(layer)
    stage.host.commit()
    let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: Int(rect.width * scale), height: Int(rect.height * scale)))!
    _ = stage.host.composite(at: stage.time, into: buffer)
    return buffer
  }

  private func isSame(_ a: PixelBuffer, _ b: PixelBuffer) -> Bool { a.bytes(of: a.bounds) == b.bytes(of: b.bounds) }

  @Test(arguments: [1, 2] as [CGFloat])
  func aTallLayerIsDrawnWhereItShows(scale: CGFloat) throws {
    let scroller = Scroller(scale: scale)
    scroller.show(at: 0)
    let tiles = try #require(scroller.tall.backing.tiles)
    #expect(scroller.drawn == 1)
    #expect(tiles.byteCount < 2 << 20)
    for y in [0, 37, 480, 9_000, 9_100, 15_004, 19_900, 0] as [CGFloat] {
      scroller.show(at: y)
      let expected = small(CGRect(x: 0, y: y, width: 200, height: 100), scale: scale) {
        TiledLayerTests.drawing($0, from: y - 200, to: y + 300)
      }
      #expect(isSame(scroller.buffer, expected), "at \(y)")
    }
    // Each call draws a tile with its margin, never the whole layer.
    #expect(scroller.painter.rects.allSatisfy { $0.height * scale <= 512 + 32 && $0.width == 200 })
    #expect(tiles.byteCount < 10 << 20)
  }

  @Test func tilesThatWereDrawnStay() {
    let scroller = Scroller()
    for y in stride(from: 0, through: 400, by: 20) { scroller.show(at: CGFloat(y)) }
    #expect(scroller.drawn == 1)
    for y in stride(from: 400, through: 1000, by: 20) { scroller.show(at: CGFloat(y)) }
    #expect(scroller.drawn == 3)
    for y in stride(from: 1000, through: 0, by: -20) { scroller.show(at: CGFloat(y)) }
    #expect(scroller.drawn == 3)
  }

  @Test func onlyWhatIsInvalidOfATileIsDrawnAgain() {
    let scroller = Scroller()
    scroller.show(at: 0)
    scroller.painter.body = { context in
      context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context?.fill(CGRect(x: -1000, y: -1000, width: 40_000, height: 40_000))
    }
    scroller.tall.setNeedsDisplay(CGRect(x: 10, y: 20, width: 30, height: 5))
    scroller.show(at: 0)
    #expect(scroller.painter.rects.last == CGRect(x: 10, y: 20, width: 30, height: 5))
    #expect(scroller.buffer[12, 22] == Pixel(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(scroller.buffer[12, 26] != Pixel(red: 1, green: 0, blue: 0, alpha: 1))
    // Nothing is drawn outside of the visible area, and the old content is not shown later.
    scroller.tall.setNeedsDisplay()
    scroller.show(at: 0)
    let count = scroller.drawn
    scroller.tall.setNeedsDisplay(CGRect(x: 0, y: 5000, width: 10, height: 10))
    scroller.show(at: 0)
    #expect(scroller.drawn == count)
    scroller.show(at: 5000)
    #expect(scroller.buffer[100, 50] == Pixel(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func tilesOutOfSightGoFirstUnderTheBudget() throws {
    let scroller = Scroller()
    scroller.stage.host.frame.budget.limit = 3 << 20
    for y in stride(from: 0, through: 19_900, by: 100) { scroller.show(at: CGFloat(y)) }
    let tiles = try #require(scroller.tall.backing.tiles)
    #expect(tiles.byteCount <= 3 << 20 && tiles.byteCount > 0)
    let count = scroller.drawn
    #expect(count == tiles.grid.count)
    scroller.show(at: 0)
    #expect(scroller.drawn == count + 1)
    let expected = small(CGRect(x: 0, y: 0, width: 200, height: 100), scale: 1) { TiledLayerTests.drawing($0, from: -200, to: 300) }
    #expect(isSame(scroller.buffer, expected))
  }

  @Test func aScrollAnimationDrawsTheTilesThatItPasses() {
    let scroller = Scroller()
    scroller.show(at: 0)
    let animation = CABasicAnimation(keyPath: "bounds.origin.y")
    animation.fromValue = 0
    animation.toValue = 4000
    animation.duration = 4
    scroller.scroll.add(animation, forKey: nil)
    for _ in 0..<30 {
      scroller.stage.advance(by: 0.1)
      _ = scroller.stage.host.composite(at: scroller.stage.time, into: scroller.buffer)
    }
    let y = CGFloat(scroller.scroll.presentedProperties(at: scroller.stage.time).bounds.origin.y)
    #expect(y > 1000)
    let shown = PixelBuffer(bounds: scroller.buffer.bounds)!
    scroller.stage.host.compositor.invalidate()
    _ = scroller.stage.host.composite(at: scroller.stage.time, into: shown)
    #expect(
      (0..<100).allSatisfy { line in
        (130..<190).contains { shown[$0, line].alpha == 255 && shown[$0, line] != shown[199, 0] } || line % 50 > 30
      })
    #expect(isSame(shown, scroller.buffer))
  }

  @Test(arguments: [0.5, 0.25, 0.8, 1.5] as [CGFloat])
  func aScaledPictureHasNoSeams(zoom: CGFloat) {
    // Tall enough to need tiles, in a stage that shows three of them.
    let height: CGFloat = 4200
    let shown = CGRect(x: 0, y: 0, width: 200 * zoom, height: 1300 * zoom)
    func picture(of layerHeight: CGFloat) -> PixelBuffer {
      let stage = Stage(width: shown.width, height: shown.height)
      let painter = Painter()
      painter.action = NSNull()
      painter.body = { TiledLayerTests.drawing($0, from: -100, to: height + 100) }
      let layer = CALayer()
      layer.anchorPoint = .zero
      layer.bounds = CGRect(x: 0, y: 0, width: 200, height: layerHeight)
      layer.delegate = painter
      layer.setNeedsDisplay()
      stage.root.addSublayer(layer)
      layer.transform = CATransform3DMakeScale(zoom, zoom, 1)
      CATransaction.setDisableActions(true)
      stage.host.commit()
      #expect((layer.backing.tiles != nil) == (layerHeight > 4096))
      let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: Int(shown.width), height: Int(shown.height)))!
      _ = stage.host.composite(at: stage.time, into: buffer)
      return buffer
    }
    let tiled = picture(of: height), whole = picture(of: 4000)
    var worst = 0
    for y in 0..<tiled.height {
      for x in 0..<tiled.width {
        let (a, b) = (tiled[x, y], whole[x, y])
        for (p, q) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)] {
          worst = max(worst, abs(Int(p) - Int(q)))
        }
      }
    }
    #expect(worst <= 1)
  }

  @Test func aTurnedPictureHasNoSeams() {
    let stage = Stage(width: 300, height: 300)
    let painter = Painter()
    painter.action = NSNull()
    painter.body = { context in
      context?.setFillColor(CGColor(red: 0, green: 0.5, blue: 0, alpha: 0.5))
      context?.fill(CGRect(x: 0, y: 0, width: 5000, height: 5000))
    }
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 5000, height: 5000)
    layer.position = CGPoint(x: 150, y: 150)
    layer.delegate = painter
    layer.setNeedsDisplay()
    layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    stage.root.addSublayer(layer)
    stage.host.commit()
    #expect(painter.rects.count > 1 && painter.rects.count <= 4)
    let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 300, height: 300))!
    _ = stage.host.composite(at: stage.time, into: buffer)
    let first = buffer[150, 150]
    #expect(first != Pixel(red: 0, green: 0, blue: 0, alpha: 1))
    #expect((0..<300).allSatisfy { y in (0..<300).allSatisfy { buffer[$0, y] == first } })
  }

  @Test func whatShowsAtOnceIsBounded() throws {
    let stage = Stage(width: 200, height: 200)
    let painter = Painter()
    painter.action = NSNull()
    painter.body = { context in
      context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context?.fill(CGRect(x: 0, y: 0, width: 40_000, height: 80_000))
    }
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 80_000, height: 80_000)
    layer.position = CGPoint(x: 100, y: 100)
    layer.delegate = painter
    layer.setNeedsDisplay()
    layer.transform = CATransform3DMakeScale(1 / 400, 1 / 400, 1)
    stage.root.addSublayer(layer)
    stage.host.commit()
    let tiles = try #require(layer.backing.tiles)
    #expect(tiles.halvings > 0 && tiles.byteCount < 160 << 20)
    let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 200, height: 200))!
    _ = stage.host.composite(at: stage.time, into: buffer)
    #expect(buffer[80, 100] == Pixel(red: 1, green: 0, blue: 0, alpha: 1) && buffer[120, 100] == Pixel(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func renderDrawsTheTilesOfItsCanvas() {
    let painter = Painter()
    painter.action = NSNull()
    painter.body = { TiledLayerTests.drawing($0, from: -100, to: 20_100) }
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 20_000)
    layer.delegate = painter
    layer.setNeedsDisplay()
    let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 200, height: 100))!
    let context = CGContext(
      target: buffer, clip: Clip(buffer.bounds), baseTransform: CGAffineTransform(translationX: 0, y: -7000))
    layer.render(in: context)
    #expect(painter.rects.count == 1)
    let expected = small(CGRect(x: 0, y: 7000, width: 200, height: 100), scale: 1) { TiledLayerTests.drawing($0, from: 6800, to: 7300) }
    // The stage behind the layer is black.
    for y in 0..<100 {
      for x in 0..<200 where buffer[x, y].alpha == 255 { #expect(buffer[x, y] == expected[x, y], "at \(x), \(y)") }
    }
    #expect((0..<100).contains { buffer[20, $0].alpha == 255 })
  }
}
