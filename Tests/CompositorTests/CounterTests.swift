import Compositor
import CoreGraphics
import Foundation
import Raster
import RenderTree
import TestSupport
import Testing

/// Checks the cost of frames with counters, which are the same on all machines.
@Suite(.namesSeeds) struct CounterTests {
  private let size = PixelRect(x: 0, y: 0, width: 1000, height: 1000)

  private func box(_ frame: CGRect, _ shade: CGFloat) -> ModelLayer {
    let layer = ModelLayer()
    layer.properties.anchorPoint = .zero
    layer.properties.position = frame.origin
    layer.properties.bounds.size = frame.size
    layer.properties.backgroundColor = CGColor(gray: shade, alpha: 1)
    return layer
  }

  private func snapshot(_ root: ModelLayer) -> RenderSnapshot {
    RenderSnapshot(root: root.node, size: size, scale: 1, background: Pixel(bits: 0xffff_ffff))
  }

  @Test func oneChangeOfAHundredThousandCostsWhatChanged() {
    let root = box(CGRect(x: 0, y: 0, width: 1000, height: 1000), 1)
    for i in 0..<100_000 {
      root.insert(box(CGRect(x: Double(i % 316) * 3, y: Double(i / 316) * 3, width: 2, height: 2), 0.5), at: i)
    }
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    root.children[50_000].properties.backgroundColor = .black
    let frame = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(frame.counters.pixelsDamaged == 4)
    #expect(frame.counters.pixelsWritten == 4)
    #expect(frame.counters.drawCalls == 1)
    // The root and the layer for the diff; the root and a row of neighbours for drawing.
    #expect(frame.counters.layersVisited < 20)
  }

  @Test func opaqueLayersHideWhatIsBehind() {
    let root = box(CGRect(x: 0, y: 0, width: 1000, height: 1000), 1)
    for i in 0..<50 { root.insert(box(CGRect(x: 0, y: 0, width: 1000, height: 1000), CGFloat(i) / 50), at: i) }
    let target = PixelBuffer(bounds: size)!
    let frame = Compositor(threads: 2).composite(snapshot(root), at: 0, into: target)
    #expect(frame.counters.pixelsWritten == 1_000_000)
    #expect(frame.counters.layersDrawn == 1)
    let slow = Compositor(threads: 2)
    slow.debug.ignoresOcclusion = true
    #expect(slow.composite(snapshot(root), at: 0, into: target).counters.pixelsWritten == 52_000_000)
  }

  @Test func aMovedLayerDamagesWhereItWasAndWhereItIs() {
    let root = box(CGRect(x: 0, y: 0, width: 1000, height: 1000), 1)
    let mover = box(CGRect(x: 10, y: 10, width: 20, height: 20), 0.2)
    root.insert(mover, at: 0)
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    mover.properties.position.x = 500
    let frame = compositor.composite(snapshot(root), at: 0, into: target)
    let (was, now) = (PixelRect(x: 10, y: 10, width: 20, height: 20), PixelRect(x: 500, y: 10, width: 20, height: 20))
    #expect(frame.damage == Region([was, now]))
    #expect(frame.counters.pixelsWritten == 800)
  }

  @Test func aDirtyPartOfContentsDamagesThatPart() {
    let root = box(CGRect(x: 0, y: 0, width: 1000, height: 1000), 1)
    let view = box(CGRect(x: 100, y: 100, width: 200, height: 200), 1)
    let pixels = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 200, height: 200))!
    view.contents = LayerContents(pixels: pixels, revision: 1)
    root.insert(view, at: 0)
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    let dirty = PixelRect(x: 50, y: 60, width: 10, height: 10)
    view.contents = LayerContents(pixels: pixels.copy()!, revision: 2, dirty: dirty)
    let part = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(part.damage == Region(PixelRect(x: 149, y: 159, width: 12, height: 12)))
    // A revision that was never shown: the dirty part is not enough.
    view.contents = LayerContents(pixels: pixels.copy()!, revision: 9, dirty: dirty)
    let all = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(all.damage == Region(PixelRect(x: 100, y: 100, width: 200, height: 200)))
  }

  @Test func aNewOrderDamagesOnlyTheLayersThatMoved() {
    let root = box(CGRect(x: 0, y: 0, width: 1000, height: 1000), 1)
    for i in 0..<20 { root.insert(box(CGRect(x: i * 40, y: 0, width: 30, height: 30), 0.5), at: i) }
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    let first = root.remove(at: 0)
    root.insert(first, at: 19)
    let frame = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(frame.damage == Region(PixelRect(x: 0, y: 0, width: 30, height: 30)))
  }

  @Test func aLayerInsertedBeforeAHundredThousandCostsItself() {
    let root = box(CGRect(x: 0, y: 0, width: 1000, height: 1000), 1)
    for i in 0..<100_000 {
      root.insert(box(CGRect(x: Double(i % 316) * 3, y: Double(i / 316) * 3, width: 2, height: 2), 0.5), at: i)
    }
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    root.insert(box(CGRect(x: 990, y: 990, width: 5, height: 5), 0.1), at: 0)
    let frame = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(frame.damage == Region(PixelRect(x: 990, y: 990, width: 5, height: 5)))
    #expect(frame.counters.layersVisited < 20)
  }

  @Test func flashesTintTheDamageForOneFrame() {
    let root = box(CGRect(x: 0, y: 0, width: 1000, height: 1000), 1)
    let spot = box(CGRect(x: 10, y: 10, width: 10, height: 10), 0)
    root.insert(spot, at: 0)
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    compositor.debug.flashesDamage = true
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(target[500, 500] != Pixel(bits: 0xffff_ffff))
    spot.properties.backgroundColor = .white
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(target[15, 15] != Pixel(bits: 0xffff_ffff))
    spot.properties.position.x = 300
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    let last = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(!last.damage.isEmpty)
    compositor.debug.flashesDamage = false
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(target[15, 15] == Pixel(bits: 0xffff_ffff) && target[500, 500] == Pixel(bits: 0xffff_ffff))
  }

  @Test func renderingALayerIgnoresItsOwnPlace() {
    let layer = box(CGRect(x: 300, y: 200, width: 10, height: 10), 0)
    layer.properties.bounds.origin = CGPoint(x: 5, y: 5)
    layer.insert(box(CGRect(x: 5, y: 5, width: 4, height: 4), 1), at: 0)
    let target = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 40, height: 40))!
    render(layer.node, into: Canvas(target), transform: Affine(scaleX: 2, y: 2), at: 0)
    #expect(target[9, 9] == .clear)
    #expect(target[10, 10].bits == 0xffff_ffff && target[17, 17].bits == 0xffff_ffff)
    #expect(target[18, 18].bits == 0xff00_0000 && target[29, 29].bits == 0xff00_0000)
    #expect(target[30, 30] == .clear)
  }

  @Test func cachedShadowsAreFoundAgainWhereverTheLayerMoves() {
    let root = box(CGRect(x: 0, y: 0, width: 1000, height: 1000), 1)
    let card = box(CGRect(x: 100, y: 100, width: 80, height: 50), 0.9)
    card.properties.shadowColor = .black
    card.properties.shadowOpacity = 0.5
    root.insert(card, at: 0)
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    #expect(compositor.composite(snapshot(root), at: 0, into: target).counters.cacheMisses == 1)
    card.properties.position = CGPoint(x: 300, y: 77)
    let frame = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(frame.counters.cacheMisses == 0)
    #expect(frame.counters.cacheHits == 1)
  }

  @Test func manyMovingLayersStaySmallRegionsThatHoldAllOfThem() {
    let root = box(CGRect(x: 0, y: 0, width: 1000, height: 1000), 1)
    var random = SeededGenerator(seed: 5)
    for i in 0..<500 {
      root.insert(box(CGRect(x: random.whole(0...980), y: random.whole(0...980), width: 20, height: 20), 0.5), at: i)
    }
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    let before = root.children.map { $0.node.extent }
    for child in root.children { child.properties.position.x += 3 }
    let frame = compositor.composite(snapshot(root), at: 0, into: target)
    for extent in before + root.children.map({ $0.node.extent }) {
      #expect(frame.damage.contains(PixelRect(enclosing: extent).intersection(size)))
    }
    #expect(frame.damage.rects.count < 600)
    #expect(Region(frame.damage.rects) == frame.damage)
  }
}
