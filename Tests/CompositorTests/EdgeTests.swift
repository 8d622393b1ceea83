import Compositor
import CoreGraphics
import Raster
import RenderTree
import Testing

/// Tests edges with and without anti-aliasing.
@Suite struct EdgeTests {
  private let size = PixelRect(x: 0, y: 0, width: 60, height: 60)

  private func layer(_ frame: CGRect) -> ModelLayer {
    let layer = ModelLayer()
    layer.properties.bounds.size = frame.size
    layer.properties.position = CGPoint(x: frame.midX, y: frame.midY)
    layer.properties.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    return layer
  }

  private func draw(_ layer: ModelLayer, scale: CGFloat = 1) -> (PixelBuffer, FrameCounters) {
    let root = ModelLayer()
    root.properties.anchorPoint = .zero
    root.properties.bounds.size = CGSize(width: 60, height: 60)
    root.insert(layer, at: 0)
    let target = PixelBuffer(bounds: size)!
    let snapshot = RenderSnapshot(root: root.node, size: size, scale: scale, background: Pixel(bits: 0xffff_ffff))
    let frame = Compositor(threads: 1).composite(snapshot, at: 0, into: target)
    return (target, frame.counters)
  }

  private func greys(_ picture: PixelBuffer) -> Int {
    var count = 0
    for y in 0..<60 { for x in 0..<60 where picture[x, y].red != 0 && picture[x, y].red != 255 { count += 1 } }
    return count
  }

  @Test func sharpEdgesLeaveNoGreys() {
    for (turn, perspective) in [(0.0, false), (0.4, false), (0.4, true)] {
      let box = layer(CGRect(x: 10.3, y: 12.6, width: 30.3, height: 20.2))
      var t = CATransform3DMakeRotation(turn, 0, perspective ? 1 : 0, 1)
      if perspective { t.m14 = 0.002 }
      box.properties.transform = t
      #expect(greys(draw(box).0) > 20)
      box.properties.smoothEdges = []
      #expect(greys(draw(box).0) == 0, "turned by \(turn)")
    }
  }

  @Test func aSharpBoxIsOpaqueWhereItIs() {
    let box = layer(CGRect(x: 10.3, y: 12.6, width: 30, height: 20))
    box.properties.smoothEdges = []
    let (picture, counters) = draw(box)
    #expect(picture[10, 13].red == 0 && picture[9, 13].red == 255 && picture[10, 12].red == 255 && picture[39, 32].red == 0)
    #expect(counters.pixelsWritten == 3600, "nothing behind it is drawn")
  }

  @Test func contentsClipsAndBordersKeepToTheSameEdges() {
    let box = layer(CGRect(x: 10.3, y: 12.6, width: 30, height: 20))
    box.properties.smoothEdges = []
    let pixels = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 30, height: 20))!
    for y in 0..<20 { for x in 0..<30 { pixels[x, y] = Pixel(bits: 0xff00_0000) } }
    box.contents = LayerContents(pixels: pixels, revision: 1)
    let plain = draw(box).0
    #expect(greys(plain) == 0)
    box.properties.backgroundColor = nil
    #expect(draw(box).0 == plain)
    box.contents = nil
    box.properties.masksToBounds = true
    let child = layer(CGRect(x: -50, y: -50, width: 200, height: 200))
    child.properties.smoothEdges = []
    box.insert(child, at: 0)
    #expect(draw(box).0 == plain)
    box.remove(at: 0)
    box.properties.masksToBounds = false
    box.properties.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    box.properties.borderWidth = 40
    #expect(draw(box).0 == plain)
  }

  @Test func whatIsThinnerThanAPixelDoesNotVanish() {
    for y in [10.1, 10.3, 10.6, 10.9] {
      let line = layer(CGRect(x: 5, y: y, width: 40, height: 0.5))
      line.properties.smoothEdges = []
      let picture = draw(line).0
      let ink = (9..<13).reduce(0) { $0 + 255 - Int(picture[20, $1].red) }
      #expect(abs(ink - 127) <= 2, "at \(y)")
    }
    let frame = layer(CGRect(x: 5.2, y: 5.2, width: 40, height: 30))
    frame.properties.backgroundColor = nil
    frame.properties.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    frame.properties.borderWidth = 0.5
    frame.properties.smoothEdges = []
    #expect(draw(frame).0[5, 20].red < 200)
  }

  @Test(arguments: 0..<16) func eachEdgeOfTheMaskCounts(mask: Int) {
    let box = layer(CGRect(x: 10.5, y: 12.5, width: 30, height: 20))
    box.properties.smoothEdges = EdgeMask(rawValue: UInt8(mask))
    let picture = draw(box).0
    let isGrey = { (x: Int, y: Int) in picture[x, y].red == 128 || picture[x, y].red == 127 }
    #expect(isGrey(10, 20) == (mask & 1 != 0))
    #expect(isGrey(40, 20) == (mask & 2 != 0))
    #expect(isGrey(20, 12) == (mask & 4 != 0))
    #expect(isGrey(20, 32) == (mask & 8 != 0))
  }
}
