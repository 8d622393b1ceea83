import Synchronization
import Testing
import UIKit
import VitrineTesting

/// Tests that tiles are drawn when they become visible, on another thread, with the resolution of the scale.
@Suite @MainActor struct CATiledLayerTests {
  /// Records the calls of the drawing code, which can be on any thread.
  private final class Log: Sendable {
    struct Call: Equatable {
      var rect: CGRect
      var scale: CGFloat
      var isMain: Bool
    }
    let calls = Mutex<[Call]>([])
    func take() -> [Call] {
      calls.withLock { calls in
        defer { calls = [] }
        return calls
      }
    }
  }

  /// As documented: a view with a tiled layer, whose `draw(_:)` draws a tile, each with a different colour. In Swift 6 mode `nonisolated`
  /// lets the compiler verify that no state of the main actor is used.
  private final class Map: UIView {
    override class var layerClass: AnyClass { CATiledLayer.self }
    let log = Log()
    let shade = Mutex<CGFloat>(1)

    nonisolated override func draw(_ rect: CGRect) {
      let context = UIGraphicsGetCurrentContext()!
      log.calls.withLock { $0.append(Log.Call(rect: rect, scale: context.ctm.a, isMain: Thread.isMainThread)) }
      let column = (rect.minX / 64).rounded(), row = (rect.minY / 64).rounded()
      context.setFillColor(
        UIColor(
          red: column.truncatingRemainder(dividingBy: 2), green: row.truncatingRemainder(dividingBy: 2), blue: shade.withLock { $0 },
          alpha: 1
        )
        .cgColor)
      context.fill(rect)
    }
  }

  private func map(_ size: CGFloat, on screen: HeadlessScreen) -> (Map, CATiledLayer) {
    let map = Map(frame: CGRect(x: 0, y: 0, width: size, height: size))
    let layer = map.layer as! CATiledLayer
    layer.tileSize = CGSize(width: 64, height: 64)
    screen.show(map)
    return (map, layer)
  }

  private func color(_ screen: HeadlessScreen, _ x: CGFloat, _ y: CGFloat) -> [CGFloat]? {
    screen.color(at: CGPoint(x: x, y: y)).cgColor.components
  }

  @Test func theDefaultsAreThoseOfTheDocumentation() {
    let layer = CATiledLayer()
    #expect(layer.tileSize == CGSize(width: 256, height: 256))
    #expect(layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0)
    #expect(CATiledLayer.fadeDuration() == 0.25)
  }

  @Test func onlyTilesInSightAreDrawnAndNotOnTheMainThread() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let (map, _) = map(1000, on: screen)
    let calls = map.log.take()
    #expect(
      calls.map(\.rect) == [
        CGRect(x: 0, y: 0, width: 64, height: 64), CGRect(x: 64, y: 0, width: 64, height: 64),
        CGRect(x: 0, y: 64, width: 64, height: 64), CGRect(x: 64, y: 64, width: 64, height: 64),
      ])
    #expect(calls.allSatisfy { !$0.isMain && $0.scale == 1 })
    #expect(color(screen, 10, 10) == [0, 0, 1, 1] && color(screen, 80, 10) == [1, 0, 1, 1])
    #expect(color(screen, 10, 80) == [0, 1, 1, 1] && color(screen, 80, 80) == [1, 1, 1, 1])
    // Existing tiles are not redrawn; tiles that become visible are drawn.
    screen.settle()
    #expect(map.log.take().isEmpty)
    map.frame.origin.x = -64
    screen.settle()
    #expect(map.log.take().map(\.rect) == [CGRect(x: 128, y: 0, width: 64, height: 64), CGRect(x: 128, y: 64, width: 64, height: 64)])
    map.frame.origin.x = 0
    screen.settle()
    #expect(map.log.take().isEmpty)
  }

  @Test func invalidTilesInSightAreDrawnAgainTheOthersWhenTheyShow() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 60), scale: 1)
    let (map, _) = map(640, on: screen)
    map.frame.origin.x = -140
    screen.settle()
    _ = map.log.take()
    map.shade.withLock { $0 = 0 }
    map.setNeedsDisplay(CGRect(x: 70, y: 10, width: 130, height: 5))
    screen.settle()
    #expect(map.log.take().map(\.rect) == [CGRect(x: 128, y: 0, width: 64, height: 64), CGRect(x: 192, y: 0, width: 64, height: 64)])
    #expect(color(screen, 10, 10) == [0, 0, 0, 1] && color(screen, 90, 10) == [1, 0, 0, 1])
    map.frame.origin.x = 0
    screen.settle()
    #expect(map.log.take().map(\.rect) == [CGRect(x: 64, y: 0, width: 64, height: 64)])
    #expect(color(screen, 10, 10) == [0, 0, 1, 1] && color(screen, 90, 10) == [1, 0, 0, 1])
    map.setNeedsDisplay()
    screen.settle()
    #expect(map.log.take().count == 2)
  }

  @Test func levelsOfDetailFollowTheScale() {
    let screen = HeadlessScreen(size: CGSize(width: 256, height: 256), scale: 1)
    let (map, layer) = map(256, on: screen)
    layer.levelsOfDetail = 4
    layer.levelsOfDetailBias = 2
    map.layer.anchorPoint = .zero
    map.layer.position = .zero
    func scales(_ scale: CGFloat) -> Set<CGFloat> {
      _ = map.log.take()
      map.transform = CGAffineTransform(scaleX: scale, y: scale)
      screen.settle()
      return Set(map.log.take().map(\.scale))
    }
    #expect(scales(2) == [2])
    #expect(scales(3) == [4])
    #expect(scales(16).isEmpty, "two levels are finer than the contents scale, the last is there already")
    #expect(scales(0.5) == [0.5])
    #expect(scales(0.1).isEmpty, "one level is coarser")
    #expect(scales(1).isEmpty, "drawn at first")
  }

  @Test func aDelegateDrawsAPlainTiledLayer() {
    final class Artist: NSObject, CALayerDelegate {
      let log = Log()
      nonisolated func draw(_ layer: CALayer, in ctx: CGContext) {
        log.calls.withLock { $0.append(Log.Call(rect: ctx.boundingBoxOfClipPath, scale: ctx.ctm.a, isMain: Thread.isMainThread)) }
        ctx.setFillColor(UIColor.red.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 1000, height: 1000))
      }
    }
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 2)
    let artist = Artist()
    let layer = CATiledLayer()
    layer.frame = CGRect(x: 10, y: 10, width: 50, height: 30)
    layer.contentsScale = 2
    layer.delegate = artist
    let view = UIView(frame: screen.window.bounds)
    view.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    screen.show(view)
    let calls = artist.log.take()
    #expect(calls == [Log.Call(rect: CGRect(x: 0, y: 0, width: 50, height: 30), scale: 2, isMain: false)])
    #expect(color(screen, 12, 12) == [1, 0, 0, 1] && color(screen, 59, 39) == [1, 0, 0, 1] && color(screen, 61, 20) == [0, 0, 0, 1])
    layer.delegate = nil
  }

  @Test func aPictureOfAHugeLayerDrawsWhatItShows() throws {
    let map = Map(frame: CGRect(x: 0, y: 0, width: 100_000, height: 100_000))
    (map.layer as! CATiledLayer).tileSize = CGSize(width: 64, height: 64)
    map.layer.contentsScale = 1
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50), format: format).image { map.layer.render(in: $0.cgContext) }
    #expect(map.log.take().count == 2)
    #expect(try #require(image.cgImage).pixelColor(10, 10) == [0, 0, 255, 255])
  }

  @Test func aWindowDoesNotWaitForTiles() async throws {
    let screen = HeadlessScreen(size: CGSize(width: 64, height: 64), scale: 1)
    screen.window.screen.host.waitsForTiles = false
    // Without `nonisolated`, the method runs as in Swift 5.
    final class Slow: UIView {
      override class var layerClass: AnyClass { CATiledLayer.self }
      let gate = DispatchSemaphore(value: 0)
      override func draw(_ rect: CGRect) {
        gate.wait()
        UIGraphicsGetCurrentContext()?.setFillColor(UIColor.red.cgColor)
        UIGraphicsGetCurrentContext()?.fill(rect)
      }
    }
    let slow = Slow(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    screen.show(slow)
    #expect(color(screen, 10, 10) == [0, 0, 0, 1])
    for _ in 0..<10 { slow.gate.signal() }
    for _ in 0..<200 where slow.layer.contents == nil { try await Task.sleep(for: .milliseconds(10)) }
    #expect(slow.layer.contents != nil)
    screen.advance(by: 0.3)
    #expect(color(screen, 10, 10) == [1, 0, 0, 1])
  }

  @Test func dynamicColoursInTilesFollowTheTraitsOfTheView() {
    final class Dynamic: UIView {
      override class var layerClass: AnyClass { CATiledLayer.self }
      nonisolated override func draw(_ rect: CGRect) {
        UIColor.systemBackground.setFill()
        UIRectFill(rect)
      }
    }
    let screen = HeadlessScreen(size: CGSize(width: 64, height: 64), scale: 1)
    let view = Dynamic(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
    screen.show(view)
    #expect(color(screen, 10, 10) == [1, 1, 1, 1])
    screen.userInterfaceStyle = .dark
    screen.settle()
    #expect(color(screen, 10, 10) == [0, 0, 0, 1])
    view.overrideUserInterfaceStyle = .light
    screen.settle()
    #expect(color(screen, 10, 10) == [1, 1, 1, 1])
    // A layer in a view has the traits of that view.
    view.overrideUserInterfaceStyle = .dark
    final class Artist: NSObject, CALayerDelegate {
      nonisolated func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(UIColor.label.cgColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
      }
    }
    let artist = Artist(), inner = CATiledLayer()
    inner.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    inner.delegate = artist
    view.layer.addSublayer(inner)
    inner.setNeedsDisplay()
    screen.settle()
    #expect(color(screen, 10, 10) == [0, 0, 0, 1] && color(screen, 30, 30) == [1, 1, 1, 1])
  }

  @Test func aTileThatComesLateFadesInByTheClock() async throws {
    final class Quick: CATiledLayer {
      override class func fadeDuration() -> CFTimeInterval { 0 }
    }
    for (layer, states) in [(CATiledLayer(), [0.5, 0.2, 0]), (Quick(), [0, 0, 0])] as [(CATiledLayer, [CGFloat])] {
      let screen = HeadlessScreen(size: CGSize(width: 64, height: 64), scale: 1)
      screen.window.screen.host.waitsForTiles = false
      final class Artist: NSObject, CALayerDelegate {
        nonisolated func draw(_ layer: CALayer, in ctx: CGContext) {
          ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
          ctx.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
        }
      }
      let artist = Artist()
      let back = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
      back.backgroundColor = .white
      layer.frame = back.bounds
      layer.delegate = artist
      back.layer.addSublayer(layer)
      screen.show(back)
      layer.setNeedsDisplay()
      screen.settle()
      #expect(color(screen, 10, 10) == [1, 1, 1, 1])
      for _ in 0..<200 where layer.contents == nil { try await Task.sleep(for: .milliseconds(10)) }
      // The displayed content is a function of the time: a part of the tile that fades in evenly over the background.
      for (seconds, white) in zip([0.125, 0.075, 0.05], states) {
        screen.advance(by: seconds)
        let green = color(screen, 10, 10)?[1] ?? 9
        #expect(abs(green - white) < 0.004, "\(green)")
      }
      screen.settle()
      #expect(screen.lastFrame.pixelsWritten == 0, "and then it rests")
      #expect(layer.isOpaque == false)
    }
  }

  @Test func oddSizesDoNoHarm() {
    let screen = HeadlessScreen(size: CGSize(width: 40, height: 40), scale: 1)
    let (map, layer) = map(40, on: screen)
    for side in [0, -3, CGFloat.nan, .infinity, 1e300, 7] {
      layer.tileSize = CGSize(width: side, height: 32)
      screen.settle()
      #expect(color(screen, 20, 20) != [0, 0, 0, 1])
    }
    (layer.levelsOfDetail, layer.levelsOfDetailBias) = (-1, 1000)
    map.bounds.size = CGSize(width: 1e9, height: 1e9)
    screen.settle()
    map.bounds.size = .zero
    screen.settle()
    layer.contentsGravity = .center
    #expect(layer.contentsGravity == .resize)
    // Removed from the tree before the worker draws it.
    map.bounds.size = CGSize(width: 40, height: 40)
    map.removeFromSuperview()
    screen.settle()
  }
}

extension CGImage {
  fileprivate func pixelColor(_ x: Int, _ y: Int) -> [UInt8] {
    let bytes = [UInt8](dataProvider?.data ?? Data())
    let start = (y * width + x) * 4
    return [bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3]]
  }
}
