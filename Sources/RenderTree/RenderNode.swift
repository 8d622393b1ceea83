import CoreGraphics
import Foundation
import Raster

/// One layer of a snapshot. Immutable: an unchanged subtree is the same object in the next snapshot, and a diff stops there.
///
/// Sendable by agreement: written by `init`, by `deinit`, and by a `NodePool` that holds the only reference.
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

  @exclusivity(unchecked) package private(set) var id: LayerID
  @exclusivity(unchecked) package private(set) var properties: LayerProperties
  @exclusivity(unchecked) package private(set) var contents: LayerContents?
  /// In paint order: by `zPosition`, those alike in the order given.
  package var children: NodeList { links.children }
  /// Lives in the bounds of the node; its alpha is what shows of the node.
  package var mask: RenderNode? { links.mask }
  package var animations: [LayerAnimation] { links.animations }
  @exclusivity(unchecked) package private(set) var clock: LayerClock?
  /// Only of presented nodes.
  @exclusivity(unchecked) package private(set) var fade: ContentsFade?
  package var transition: Transition? { links.transition }

  @exclusivity(unchecked) private var links = NodeLinks()

  /// Whether the node or a descendant has animations.
  @exclusivity(unchecked) package private(set) var isAnimated = false
  /// The node with all descendants, masks included.
  @exclusivity(unchecked) package private(set) var layerCount = 1
  /// Levels of layers from here down, earlier looks that transitions keep included.
  @exclusivity(unchecked) package private(set) var height = 1
  /// The bounds of everything the subtree draws, shadows and overflow too, in the superlayer's space.
  @exclusivity(unchecked) package private(set) var reach = RasterRect.null
  /// The bounds of what the layer and its sublayers draw, in its own bounds space.
  @exclusivity(unchecked) package private(set) var localReach = RasterRect.null
  /// Of the node or a descendant.
  @exclusivity(unchecked) package private(set) var backdropUse: BackdropUse = []

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
    sum(NodeLinks(children: children, mask: mask, transition: transition, animations: animations))
  }

  private func sum(_ given: NodeLinks) {
    links = given
    let children = given.children.paintOrdered
    if !children.isIdentical(to: given.children) { links.children = children }
    let (mask, transition) = (given.mask, given.transition)
    isAnimated = !given.animations.isEmpty || children.isAnimated || mask?.isAnimated == true
    layerCount = 1 + children.layerCount + (mask?.layerCount ?? 0)
    var tallest = max(children.height, mask?.height ?? 0, transition?.from.height ?? 0)
    for case .transition(let from) in given.animations.lazy.map(\.effect) { tallest = max(tallest, from.height) }
    height = 1 + tallest
    localReach = RenderNode.localReach(properties, contents, children, mask, fade)
    let own = RenderNode.ownReach(properties, children, localReach, under: nil)
    reach = transition.map { own.union($0.from.reach) } ?? own
    var use = children.backdropUse
    if let effects = properties.effects { use.formUnion(effects.use) }
    if let mask { use.formUnion(mask.backdropUse) }
    if let transition { use.formUnion(transition.from.backdropUse) }
    backdropUse = use
  }

  // MARK: A pool's

  /// The same object as another node. Only for who holds the one reference.
  func remake(
    id: LayerID, properties: LayerProperties, contents: LayerContents?, children: NodeList, mask: RenderNode?,
    animations: [LayerAnimation], clock: LayerClock?, fade: ContentsFade?, transition: Transition?
  ) {
    self.id = id
    self.properties = properties
    self.contents = contents
    self.clock = clock
    self.fade = fade
    sum(NodeLinks(children: children, mask: mask, transition: transition, animations: animations))
  }

  /// Gives back what the node holds, but its children, which are returned.
  func empty() -> NodeChunk? {
    let children = links.children.root
    properties = RenderNode.plain
    contents = nil
    fade = nil
    links = NodeLinks()
    height = 1
    return children
  }

  private static let plain = LayerProperties()

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
