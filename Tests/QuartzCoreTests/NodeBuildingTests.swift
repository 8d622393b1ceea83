import Foundation
import RenderTree
import TestSupport
import Testing

@testable import QuartzCore

/// Tests that incrementally built snapshots equal snapshots built from scratch.
@Suite(.namesSeeds, .serialized) @MainActor
struct NodeBuildingTests {
  private func check(_ layer: CALayer, _ node: RenderNode, _ seed: UInt64) -> Bool {
    let order = layer.sublayersInPaintOrder
    guard node.id == layer.layerID, node.properties == layer.properties, node.children.map(\.id) == order.map(\.layerID),
      node.mask?.id == layer.mask?.layerID
    else {
      Issue.record("seed \(seed): \(layer.description) differs")
      return false
    }
    if let mask = layer.mask, let below = node.mask, !check(mask, below, seed) { return false }
    return zip(order, node.children).allSatisfy { check($0, $1, seed) }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func afterAnyChangesASnapshotTellsTheTree(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let stage = Stage()
    var layers = [stage.root]
    CATransaction.setDisableActions(true)
    for _ in 0..<150 {
      for _ in 0..<Int.random(in: 1...(Bool.random(using: &dice) ? 4 : 120), using: &dice) {
        let layer = layers.randomElement(using: &dice)!
        switch Int.random(in: 0...9, using: &dice) {
        case 0, 1, 2:
          let new = CALayer()
          layers.append(new)
          layer.insertSublayer(new, at: UInt32(Int.random(in: 0...(layer.sublayers?.count ?? 0), using: &dice)))
        case 3: if layer !== stage.root { layer.removeFromSuperlayer() }
        case 4: if layer !== stage.root { stage.root.addSublayer(layer) }
        case 5: if layer !== stage.root { layer.zPosition = CGFloat(Int.random(in: -2...2, using: &dice)) }
        case 6: layer.mask = Bool.random(using: &dice) ? CALayer() : nil
        default: layer.cornerRadius = CGFloat.random(in: 0...9, using: &dice)
        }
      }
      stage.host.commit()
      let root = try #require(stage.host.snapshot?.root)
      guard check(stage.root, root, seed) else { return }
    }
  }

  @Test func twentyThousandLayersInEachOtherAreCommitted() throws {
    let stage = Stage()
    CATransaction.setDisableActions(true)
    var layers = [stage.root]
    for _ in 0..<20_000 {
      let layer = CALayer()
      layers[layers.count - 1].tree.grownFamily.sublayers = [layer]
      layer.tree.superlayer = layers[layers.count - 1]
      layers[layers.count - 1].orderChanged()
      layer.flags.subtreeNeedsLayout = false
      layers.append(layer)
    }
    stage.root.cornerRadius = 1
    stage.host.commit()
    #expect(stage.host.snapshot?.root.height == 20_001)
    layers[19_000].cornerRadius = 2
    stage.host.commit()
    stage.composite()
    // Releases from the innermost layer, since releasing the root would release nested layers recursively.
    while let layer = layers.popLast() { layer.tree.grownFamily.sublayers = [] }
  }
}
