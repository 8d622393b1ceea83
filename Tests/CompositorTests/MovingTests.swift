import CoreGraphics
import Foundation
import Raster
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Tests that content that moves by whole pixels is moved in the buffer, and that the picture equals a full repaint.
@Suite(.namesSeeds) struct MovingTests {
  private let size = PixelRect(x: 0, y: 0, width: 400, height: 600)

  private func box(_ frame: CGRect, _ color: CGColor) -> ModelLayer {
    let layer = ModelLayer()
    layer.properties.anchorPoint = .zero
    layer.properties.position = frame.origin
    layer.properties.bounds.size = frame.size
    layer.properties.backgroundColor = color
    return layer
  }

  private func gray(_ shade: CGFloat, _ alpha: CGFloat = 1) -> CGColor { CGColor(gray: shade, alpha: alpha) }

  private func snapshot(_ root: ModelLayer) -> RenderSnapshot {
    RenderSnapshot(root: root.node, size: size, scale: 1, background: Pixel(bits: 0xffff_ffff))
  }

  private func fresh(_ root: ModelLayer) -> PixelBuffer {
    let target = PixelBuffer(bounds: size)!
    _ = Compositor(threads: 1).composite(snapshot(root), at: 0, into: target)
    return target
  }

  /// Returns a root layer with a list of rows, which clips them.
  private func list(_ frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 600)) -> (root: ModelLayer, list: ModelLayer) {
    let root = box(CGRect(x: 0, y: 0, width: 400, height: 600), gray(1))
    let list = box(frame, gray(0.9))
    list.properties.masksToBounds = true
    for i in 0..<100 {
      let row = box(CGRect(x: 0, y: i * 40, width: 400, height: 39), gray(CGFloat(i % 7) / 8))
      row.insert(box(CGRect(x: 10 + i, y: 5, width: 30, height: 20), gray(1)), at: 0)
      list.insert(row, at: i)
    }
    root.insert(list, at: 0)
    return (root, list)
  }

  @Test(arguments: [1, 2, 3]) func scrollingDrawsTheStripThatAppears(threads: Int) {
    let (root, list) = list()
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: threads)
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    list.properties.bounds.origin.y = 12
    let down = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(down.counters.pixelsDamaged == 400 * 12)
    #expect(down.counters.pixelsMoved == 400 * 588)
    #expect(down.counters.pixelsWritten < 400 * 12 * 2)
    #expect(down.damage == Region(size), "all of it has to be shown")
    #expect(target == fresh(root))
    list.properties.bounds.origin.y = 5
    let up = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(up.counters.pixelsDamaged == 400 * 7)
    #expect(target == fresh(root))
    list.properties.bounds.origin.x = 9
    #expect(compositor.composite(snapshot(root), at: 0, into: target).counters.pixelsDamaged == 9 * 600)
    #expect(target == fresh(root))
  }

  @Test func whatStandsStillAboveIsDrawnAgainWithItsTrace() {
    let (root, list) = list()
    root.insert(box(CGRect(x: 300, y: 500, width: 50, height: 50), gray(0.2, 0.5)), at: 1)
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 2)
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    list.properties.bounds.origin.y = 20
    let frame = compositor.composite(snapshot(root), at: 0, into: target)
    #expect(frame.counters.pixelsDamaged >= 400 * 20 + 50 * 70)
    #expect(frame.counters.pixelsDamaged < 400 * 80)
    #expect(target == fresh(root))
  }

  @Test func moveInAFractionOfAPixelDrawsAll() {
    let (root, list) = list()
    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 1)
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    list.properties.bounds.origin.y = 3.5
    #expect(compositor.composite(snapshot(root), at: 0, into: target).counters.pixelsMoved == 0)
    #expect(target == fresh(root))
  }

  /// Nested lists, content above and behind them, fractional edges, shadows, round corners, and changes in the same frame.
  @Test(arguments: (1...60).map { UInt64($0) })
  func movedFramesEqualFullOnes(seed: UInt64) {
    var r = SeededGenerator(seed: seed)
    let root = box(CGRect(x: 0, y: 0, width: 400, height: 600), gray(r.chance(0.5) ? 1 : 0.4, r.chance(0.7) ? 1 : 0.5))
    func color() -> CGColor {
      CGColor(red: r.number(0...1), green: r.number(0...1), blue: r.number(0...1), alpha: r.chance(0.6) ? 1 : r.number(0...1))
    }
    func place(_ limit: Double) -> CGFloat {
      let value = r.number(-50...limit)
      return r.chance(0.7) ? value.rounded() : value
    }
    func some(_ height: Double) -> ModelLayer {
      let layer = box(
        CGRect(x: place(350), y: place(height), width: r.number(5...200).rounded(), height: r.number(5...90).rounded()), color())
      if r.chance(0.2) { layer.properties.cornerRadius = r.number(1...20) }
      if r.chance(0.15) {
        layer.properties.shadowOpacity = 0.7
        layer.properties.shadowColor = .black
      }
      if r.chance(0.15) { layer.properties.opacity = 0.6 }
      if r.chance(0.1) { layer.properties.transform = CATransform3DMakeRotation(r.number(0...6), 0, 0, 1) }
      return layer
    }
    if r.chance(0.5) { root.insert(some(500), at: 0) }
    let scroller = box(CGRect(x: place(60), y: place(60), width: 330, height: 500), gray(0.8, r.chance(0.6) ? 1 : 0.5))
    scroller.properties.masksToBounds = true
    if r.chance(0.2) { scroller.properties.borderWidth = 3; scroller.properties.borderColor = .black }
    for i in 0..<25 { scroller.insert(some(1500), at: i) }
    let inner = box(CGRect(x: 20, y: 100, width: 300, height: 300), color())
    inner.properties.masksToBounds = true
    for i in 0..<6 { inner.insert(some(500), at: i) }
    scroller.insert(inner, at: 10)
    root.insert(scroller, at: root.children.count)
    for _ in 0..<r.whole(0...2) { root.insert(some(500), at: root.children.count) }

    let target = PixelBuffer(bounds: size)!
    let compositor = Compositor(threads: 2)
    _ = compositor.composite(snapshot(root), at: 0, into: target)
    var moved = 0
    for step in 0..<25 {
      if r.chance(0.8) {
        let list = r.chance(0.8) ? scroller : inner
        list.properties.bounds.origin.y += r.chance(0.9) ? CGFloat(r.whole(-60...60)) : 0.3
        if r.chance(0.2) { list.properties.bounds.origin.x += CGFloat(r.whole(-30...30)) }
      }
      if r.chance(0.4) { scroller.children[r.whole(0...(scroller.children.count - 1))].properties.position.y += 7 }
      if r.chance(0.2) { inner.children[0].properties.backgroundColor = color() }
      if r.chance(0.2), let last = root.children.last { last.properties.position.x += 5 }
      if r.chance(0.1) { scroller.insert(some(900), at: r.whole(0...scroller.children.count)) }
      let frame = compositor.composite(snapshot(root), at: 0, into: target)
      moved += frame.counters.pixelsMoved
      let full = fresh(root)
      #expect(target == full, "seed \(seed), step \(step)")
      if target != full { return }
    }
    if seed == 2 { #expect(moved > 0) }
  }
}
