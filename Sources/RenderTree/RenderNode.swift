import CoreGraphics
import Foundation
import Raster

/// One layer of a snapshot. Immutable: an unchanged subtree is the same object in the next snapshot, and a diff stops there.
package final class RenderNode: Sendable {
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
  package let children: NodeList
  /// Lives in the bounds of the node; its alpha is what shows of the node.
  package let mask: RenderNode?
  package let animations: [LayerAnimation]
  package let clock: LayerClock?
  /// Only of presented nodes.
  package let fade: ContentsFade?
  package let transition: Transition?

  /// Whether the node or a descendant has animations.
  package let isAnimated: Bool
  /// The node with all descendants, masks included.
  package let layerCount: Int
  /// The bounds of everything the subtree draws, shadows and overflow too, in the superlayer's space.
  package let reach: RasterRect

  package init(
    id: LayerID, properties: LayerProperties, contents: LayerContents? = nil, children: NodeList = [],
    mask: RenderNode? = nil, animations: [LayerAnimation] = [], clock: LayerClock? = nil, fade: ContentsFade? = nil,
    transition: Transition? = nil
  ) {
    self.id = id
    self.properties = properties
    self.contents = contents
    self.children = children.paintOrdered
    self.mask = mask
    self.animations = animations
    self.clock = clock
    self.fade = fade
    self.transition = transition
    isAnimated = !animations.isEmpty || children.isAnimated || mask?.isAnimated == true
    layerCount = 1 + children.layerCount + (mask?.layerCount ?? 0)
    let own = RenderNode.reach(properties, contents, self.children, mask, fade)
    reach = transition.map { own.union($0.from.reach) } ?? own
  }
}
