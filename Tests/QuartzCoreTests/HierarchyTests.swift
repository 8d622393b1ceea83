import Testing

@testable import QuartzCore

@Suite(.serialized) @MainActor
struct HierarchyTests {
  private func named(_ name: String, z: CGFloat = 0) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.zPosition = z
    return layer
  }

  private func order(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

  @Test func insertionPutsLayersWhereAppleSays() {
    let root = CALayer()
    #expect(root.sublayers == nil)
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    #expect(order(root) == "cab")
    root.insertSublayer(d, below: b)
    #expect(order(root) == "cadb")
    root.insertSublayer(c, above: b)
    #expect(order(root) == "adbc")
    root.insertSublayer(c, below: a)
    #expect(order(root) == "cadb")
    root.insertSublayer(a, at: 99)
    #expect(order(root) == "cdba")
    root.insertSublayer(b, below: nil)
    #expect(order(root) == "bcda")
  }

  @Test func aSublayerHasOneSuperlayer() {
    let (root, other, a) = (CALayer(), CALayer(), named("a"))
    root.addSublayer(a)
    other.addSublayer(a)
    #expect(a.superlayer === other)
    #expect(root.sublayers == nil)
    a.removeFromSuperlayer()
    #expect(a.superlayer == nil)
  }

  @Test func replacingKeepsThePlace() {
    let (root, a, b, c, x) = (CALayer(), named("a"), named("b"), named("c"), named("x"))
    root.sublayers = [a, b, c]
    root.replaceSublayer(b, with: x)
    #expect(order(root) == "axc")
    #expect(b.superlayer == nil)
    root.replaceSublayer(a, with: c)
    #expect(order(root) == "cx")
  }

  @Test func aLayerCannotContainItsAncestor() {
    let (a, b, c) = (named("a"), named("b"), named("c"))
    a.addSublayer(b)
    b.addSublayer(c)
    c.addSublayer(a)
    b.mask = a
    a.addSublayer(a)
    #expect(a.superlayer == nil)
    #expect(c.sublayers == nil)
    #expect(b.mask == nil)
  }

  @Test func zPositionDecidesPaintingAndTiesKeepTheirOrder() {
    let root = CALayer()
    root.sublayers = [named("a", z: 1), named("b"), named("c", z: 1), named("d", z: -1), named("e")]
    #expect(root.sublayersInPaintOrder.compactMap(\.name).joined() == "dbeac")
    root.sublayers?[0].zPosition = -2
    #expect(root.sublayersInPaintOrder.compactMap(\.name).joined() == "adbec")
  }

  /// Views add a shadow or a gradient in every layout, as the tiles of the public program jrasmusson/swift-arcade do. Each layout adds one layer, and
  /// the adding asks for no other layout.
  @Test func aLayoutThatAddsALayerSettles() {
    final class Tile: CALayer {
      var layouts = 0
      override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
        sublayers?.first { $0.name == "old" }?.removeFromSuperlayer()
        insertSublayer(CALayer(), at: 0)
      }
    }
    let tile = Tile(), old = CALayer()
    old.name = "old"
    tile.addSublayer(old)
    tile.layoutIfNeeded()
    #expect(tile.layouts == 1 && tile.sublayers?.count == 1)
    tile.setNeedsLayout()
    tile.layoutIfNeeded()
    #expect(tile.layouts == 2 && tile.sublayers?.count == 2)
    tile.addSublayer(old)
    tile.layoutIfNeeded()
    #expect(tile.layouts == 3)
  }
}
