import CoreGraphics
import RenderTree
import TestSupport
import Testing

@Suite(.namesSeeds) struct NodeListTests {
  private func node(_ x: Double) -> RenderNode {
    var p = LayerProperties()
    p.anchorPoint = .zero
    p.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    p.position = CGPoint(x: x, y: 0)
    p.backgroundColor = .black
    return RenderNode(id: LayerID(), properties: p)
  }

  @Test func aListIsTheArrayItWasMadeOfThroughRandomEdits() {
    var r = SeededGenerator(seed: 3)
    var plain = (0..<500).map { node(Double($0)) }
    var list = NodeList(plain)
    for _ in 0..<2000 {
      let made = node(r.number(0...99))
      switch r.whole(0...2) {
      case 0 where !plain.isEmpty:
        let i = r.whole(0...(plain.count - 1))
        plain[i] = made
        list.replace(at: i, with: made)
      case 1 where !plain.isEmpty:
        let i = r.whole(0...(plain.count - 1))
        plain.remove(at: i)
        list.remove(at: i)
      default:
        let i = r.whole(0...plain.count)
        plain.insert(made, at: i)
        list.insert(made, at: i)
      }
    }
    #expect(list.count == plain.count)
    #expect(zip(list, plain).allSatisfy { $0 === $1 })
    #expect(list.layerCount == plain.count)
    #expect(list.extent.minX == plain.map(\.extent.minX).min())
  }

  @Test func aChangeSharesAllChunksButOne() {
    let nodes = (0..<10_000).map { node(Double($0)) }
    let old = NodeList(nodes)
    var new = old
    new.replace(at: 5000, with: node(1))
    #expect(zip(old.leaves, new.leaves).count { $0 !== $1 } == 1)
    var changed = nodes
    changed[77] = node(2)
    let rebuilt = NodeList(changed, reusing: old)
    #expect(zip(old.leaves, rebuilt.leaves).count { $0 !== $1 } == 1)
  }

  @Test func insertingAndRemovingShiftsNoOtherChunk() {
    var r = SeededGenerator(seed: 4)
    var nodes = (0..<10_000).map { node(Double($0)) }
    var list = NodeList(nodes)
    for _ in 0..<100 {
      if r.chance(0.6) {
        nodes.insert(node(1), at: r.whole(0...nodes.count))
      } else {
        nodes.remove(at: r.whole(0...(nodes.count - 1)))
      }
      let next = NodeList(nodes, reusing: list)
      let kept = Set(list.leaves.map { ObjectIdentifier($0) })
      #expect(next.leaves.count { !kept.contains(ObjectIdentifier($0)) } <= 3)
      #expect(next.count == nodes.count && zip(next, nodes).allSatisfy { $0 === $1 })
      list = next
    }
    #expect(list.leaves.count < 1200)
  }

  @Test func childrenArePaintedByTheirDepth() {
    func at(_ z: CGFloat) -> RenderNode {
      var p = LayerProperties()
      p.zPosition = z
      return RenderNode(id: LayerID(), properties: p)
    }
    let nodes = [at(1), at(-1), at(1), at(0)]
    let parent = RenderNode(id: LayerID(), properties: LayerProperties(), children: NodeList(nodes))
    #expect(parent.children.map(\.id) == [nodes[1], nodes[3], nodes[0], nodes[2]].map(\.id))
  }
}
