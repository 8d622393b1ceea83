import Compositor
import CoreGraphics
import Foundation
import Raster
import RenderTree
import Testing

/// Tests twenty thousand nested layers.
@Suite struct DeepTreeTests {
  private let area = PixelRect(x: 0, y: 0, width: 60, height: 60)

  enum Kind: CaseIterable { case plain, opacity, masks, clips, shadows, transforms }

  private func chain(_ kind: Kind, isAnimated: Bool, borders: CGFloat) -> RenderNode {
    var node: RenderNode?
    for i in 0..<20_000 {
      var p = LayerProperties()
      p.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
      p.position = CGPoint(x: 25, y: 25)
      p.backgroundColor = CGColor(gray: 0.5, alpha: 0.01)
      p.borderColor = .black
      p.borderWidth = i % 1000 == 0 ? borders : 0
      switch kind {
      case .plain, .masks: break
      case .opacity: p.opacity = 0.999
      case .clips: p.masksToBounds = true
      case .shadows:
        p.shadowColor = .black
        p.shadowOpacity = 1
      case .transforms:
        p.transform = CATransform3DMakeRotation(0.1, 0, 1, 1)
        p.sublayerTransform = CATransform3DMakeScale(1.01, 1, 1)
      }
      let turn = LayerAnimation(keyPath: .opacity, from: .number(0.5), to: .number(1), duration: 1)
      let below = node
      node = RenderNode(
        id: LayerID(), properties: p, children: kind == .masks ? [] : below.map { [$0] } ?? [],
        mask: kind == .masks ? below : nil, animations: isAnimated && i % 100 == 0 ? [turn] : [])
    }
    return node!
  }

  @Test(arguments: Kind.allCases, [false, true])
  func areDrawnComparedAndFreed(kind: Kind, isAnimated: Bool) {
    let target = PixelBuffer(bounds: area)!
    let compositor = Compositor(threads: 2)
    for step in 0..<3 {
      let root = chain(kind, isAnimated: isAnimated, borders: CGFloat(step))
      #expect(root.height == 20_000)
      let snapshot = RenderSnapshot(root: root, size: area, scale: 1, background: Pixel(bits: 0xff00_0000))
      let frame = compositor.composite(snapshot, at: 0.5, into: target)
      #expect(frame.isAnimating == isAnimated)
      #expect(frame.counters.layersDrawn <= RenderNode.maximumDepth)
      render(root, into: Canvas(target), transform: .identity, at: 0.5)
      compositor.invalidate()
    }
  }

  @Test func transitionsInTransitionsAreFreed() {
    var node = RenderNode(id: LayerID(), properties: LayerProperties())
    for _ in 0..<20_000 {
      let fade = LayerAnimation(
        id: 0, keyPath: .transition, effect: .transition(from: node), timing: MediaTiming(duration: 1))
      node = RenderNode(id: LayerID(), properties: LayerProperties(), animations: [fade])
    }
    #expect(node.height == 20_001)
  }
}
