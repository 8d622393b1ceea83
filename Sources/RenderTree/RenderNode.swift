import CoreGraphics
import Foundation
import Raster

/// One layer of a snapshot. Immutable: an unchanged subtree is the same object in the next snapshot, and a diff stops there.
///
/// Sendable by agreement: `links` is written by `init` and `deinit` alone, all else is constant.
package final class RenderNode: @unchecked Sendable {
  /// Contents on their way from what was there before.
  package struct ContentsFade: Sendable, Equatable {
    package var from: LayerContents?
    /// 0: all of `from`; 1: all of the node's contents.
    package var progress: Double
  }

  /// The whole layer on its way from what it looked like before.
  package struct Transition: Sendable {
    package var from: RenderNode
    package var progress: Double
  }

  package let id: LayerID
  package let properties: LayerProperties
  package let contents: LayerContents?
  /// In paint order: by `zPosition`, those alike in the order given.
  package var children: NodeList { links.children }
  /// Lives in the bounds of the node; its alpha is what shows of the node.
  package var mask: RenderNode? { links.mask }
  package var animations: [LayerAnimation] { links.animations }
  package let clock: LayerClock?
  /// Only of presented nodes.
  package let fade: ContentsFade?
  package var transition: Transition? { links.transition }

  private var links: NodeLinks

  /// Whether the node or a descendant has animations.
  package let isAnimated: Bool
  /// The node with all descendants, masks included.
  package let layerCount: Int
  /// Levels of layers from here down, earlier looks that transitions keep included.
  package let height: Int
  /// The bounds of everything the subtree draws, shadows and overflow too, in the superlayer's space.
  package let reach: RasterRect
  /// The bounds of what the layer and its sublayers draw, in its own bounds space.
  package let localReach: RasterRect
  /// Of the node or a descendant.
  package let backdropUse: BackdropUse

  package init(
    id: LayerID, properties: LayerProperties, contents: LayerContents? = nil, children: NodeList = [],
    mask: RenderNode? = nil, animations: [LayerAnimation] = [], clock: LayerClock? = nil, fade: ContentsFade? = nil,
    transition: Transition? = nil
  ) {
    self.id = id
    self.properties = properties
    self.contents = contents
    self.clock = clock
    self.fade = fade
    let ordered = children.paintOrdered
    links = NodeLinks(children: ordered, mask: mask, transition: transition, animations: animations)
    isAnimated = !animations.isEmpty || children.isAnimated || mask?.isAnimated == true
    layerCount = 1 + children.layerCount + (mask?.layerCount ?? 0)
    var tallest = max(children.height, mask?.height ?? 0, transition?.from.height ?? 0)
    for case .transition(let from) in animations.lazy.map(\.effect) { tallest = max(tallest, from.height) }
    height = 1 + tallest
    localReach = RenderNode.localReach(properties, contents, ordered, mask, fade)
    let own = RenderNode.ownReach(properties, ordered, localReach, under: nil)
    reach = transition.map { own.union($0.from.reach) } ?? own
    var use = children.backdropUse
    if let effects = properties.effects { use.formUnion(effects.use) }
    if let mask { use.formUnion(mask.backdropUse) }
    if let transition { use.formUnion(transition.from.backdropUse) }
    backdropUse = use
  }

  /// Layers nested deeper than this below the root are not shown: drawing goes down the tree on the stack.
  package static let maximumDepth = 1000

  deinit {
    // Freed one inside another, a chain of nodes would overflow the stack.
    guard height > 64 else { return }
    var last = NodeLinks()
    swap(&last, &links)
    NodeReaper.free(&last)
  }
}
