import Raster
import RenderTree
import Testing

@testable import QuartzCore

@Suite(.serialized) @MainActor
struct SnapshotTests {
  private func find(_ layer: CALayer, in node: RenderNode) -> RenderNode? {
    if node.id == layer.layerID { return node }
    for child in node.children { if let found = find(layer, in: child) { return found } }
    return nil
  }

  @Test func unchangedSubtreesAreTheSameObjects() throws {
    let stage = Stage()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    stage.root.sublayers = [a, b]
    b.addSublayer(c)
    stage.host.commit()
    let before = try #require(stage.host.snapshot?.root)
    a.opacity = 0.5
    stage.host.commit()
    let after = try #require(stage.host.snapshot?.root)
    #expect(before !== after)
    #expect(find(a, in: before) !== find(a, in: after))
    #expect(find(b, in: before) === find(b, in: after))
    c.cornerRadius = 3
    stage.host.commit()
    let last = try #require(stage.host.snapshot?.root)
    #expect(find(a, in: last) === find(a, in: after))
    #expect(find(b, in: last) !== find(b, in: after))
    #expect(find(c, in: last)?.properties.cornerRadius == 3)
  }

  @Test func aTurnWithoutChangesNeedsNoFrame() throws {
    let stage = Stage()
    _ = stage.shown()
    let target = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 200, height: 100)))
    _ = stage.host.composite(at: stage.time, into: target)
    #expect(!stage.host.needsFrame)
    let root = stage.host.snapshot?.root
    stage.host.commit()
    #expect(stage.host.snapshot?.root === root)
    #expect(!stage.host.needsFrame)
  }

  @Test func theFirstChangeAsksForATurnOnce() {
    let stage = Stage()
    let layer = stage.shown()
    var calls = 0
    stage.host.onInvalidate = { calls += 1 }
    layer.setNeedsLayout()
    layer.cornerRadius = 2
    layer.setNeedsDisplay()
    #expect(calls == 1)
    stage.host.commit()
    CALayer().opacity = 0.3
    #expect(calls == 1, "a layer that is not shown asks nobody")
    layer.masksToBounds = true
    #expect(calls == 2)
  }

  private final class Greedy: CALayer {
    var layouts = 0
    override func layoutSublayers() {
      layouts += 1
      setNeedsLayout()
    }
  }

  private final class Column: CALayer {
    var layouts = 0
    override func layoutSublayers() {
      layouts += 1
      for layer in sublayers ?? [] { layer.frame = bounds.insetBy(dx: 1, dy: 1) }
    }
  }

  @Test func layoutGoesFromTheRootToTheLeavesOnce() {
    let stage = Stage()
    let (outer, inner) = (Column(), Column())
    outer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    stage.root.addSublayer(outer)
    outer.addSublayer(inner)
    stage.host.commit()
    #expect(outer.layouts == 1 && inner.layouts == 1)
    #expect(inner.frame == CGRect(x: 1, y: 1, width: 48, height: 48))
    outer.bounds.size.width = 60
    inner.layoutIfNeeded()
    #expect(outer.layouts == 2 && inner.frame.width == 58)
    stage.host.commit()
    #expect(outer.layouts == 2 && inner.layouts == 2)
  }

  @Test func aLayoutThatNeverSettlesIsCutOff() {
    let stage = Stage()
    let greedy = Greedy()
    stage.root.addSublayer(greedy)
    stage.host.commit()
    #expect(greedy.layouts > 1 && greedy.layouts < 200)
  }

  @Test func aMaskChangesItsLayersNode() throws {
    let stage = Stage()
    let layer = stage.shown()
    let mask = CALayer()
    mask.frame = layer.bounds
    layer.mask = mask
    stage.host.commit()
    let before = try #require(find(layer, in: stage.host.snapshot!.root))
    mask.cornerRadius = 4
    stage.host.commit()
    let after = try #require(find(layer, in: stage.host.snapshot!.root))
    #expect(before !== after && after.mask?.properties.cornerRadius == 4)
  }

  @Test func aPushHasBothSidesUntilItEnds() throws {
    let stage = Stage()
    let layer = stage.shown()
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.duration = 1
    layer.add(transition, forKey: nil)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.removeAnimation(forKey: "backgroundColor")
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    let node = try #require(find(layer, in: stage.host.snapshot!.root)).presented(at: stage.time)
    #expect(node.children.count == 2)
    #expect(node.children[0].properties.backgroundColor == nil)
    #expect(node.children[1].properties.backgroundColor != nil)
    #expect(isClose(node.children[0].properties.position.x, 0))
    #expect(isClose(node.children[1].properties.position.x, 40))
    #expect(Set(node.children.map(\.id)).count == 2)
    stage.advance(by: 0.6)
    #expect(find(layer, in: stage.host.snapshot!.root)?.children.count == 0)
  }
}
