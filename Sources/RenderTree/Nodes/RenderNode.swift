import CoreGraphics
import Foundation
import Raster

/// One layer of a snapshot. Nodes are immutable: an unchanged subtree is the same object in the next snapshot, where a diff can stop.
///
/// Unchecked `Sendable`: written by `init`, by `deinit`, and by a `NodePool` that holds the only reference.
package final class RenderNode: @unchecked Sendable {
  /// A cross-fade from earlier contents.
  package struct ContentsFade: Sendable, Equatable {
    package var from: LayerContents?
    /// The progress of the fade. At 0 only `from` is visible, at 1 only the contents of the node.
    package var progress: Double
  }

  /// A change of the whole layer from its earlier appearance.
  package struct Transition: Sendable {
    package var from: RenderNode
    package var style: TransitionStyle
    package var progress: Double
  }

  // The values that parents sum up come first, so that they share a cache line.

  /// The bounds of everything that the subtree draws, including shadows and overflow, in the superlayer's space.
  @exclusivity(unchecked) package private(set) var extent = RasterRect.null
  @exclusivity(unchecked) private var layers: Int32 = 1
  @exclusivity(unchecked) private var levels: Int32 = 1
  /// Whether the node or a descendant has animations.
  @exclusivity(unchecked) package private(set) var isAnimated = false
  /// The backdrop use of the node and its descendants.
  @exclusivity(unchecked) package private(set) var backdropUse: BackdropUse = []
  /// The number of times a pool has reused the object for a new node.
  @exclusivity(unchecked) package private(set) var generation: UInt32 = 0
  @exclusivity(unchecked) package private(set) var id: LayerID
  @exclusivity(unchecked) private var links = NodeLinks()
  @exclusivity(unchecked) package private(set) var properties: LayerProperties

  /// The number of layers in the subtree, including masks.
  package var layerCount: Int { Int(layers) }
  /// The number of layer levels from here down, including the earlier appearances that transitions keep.
  package var height: Int { Int(levels) }

  /// The children in paint order: by `zPosition`, those with the same value in their original order.
  package var children: NodeList { links.children }
  package var contents: LayerContents? { links.extras?.contents }
  /// The mask, in the node's bounds space. Its alpha determines the visible part of the node.
  package var mask: RenderNode? { links.extras?.mask }
  package var animations: [LayerAnimation] { links.extras?.animations ?? [] }
  package var clock: LayerClock? { links.extras?.clock }
  /// The cross-fade of the contents. Set only in presented nodes.
  package var fade: ContentsFade? { links.extras?.fade }
  package var transition: Transition? { links.extras?.transition }
  /// The bounds of everything that the layer and its sublayers draw, in its own bounds space.
  package var localExtent: RasterRect {
    links.extras?.localExtent ?? RenderNode.localExtent(properties, contents, children, mask, fade)
  }

  package init(
    id: LayerID, properties: LayerProperties, contents: LayerContents? = nil, children: NodeList = [],
    mask: RenderNode? = nil, animations: [LayerAnimation] = [], clock: LayerClock? = nil, fade: ContentsFade? = nil,
    transition: Transition? = nil
  ) {
    self.id = id
    self.properties = properties
    take(contents, children, mask, animations, clock, fade, transition)
  }

  private func take(
    _ contents: LayerContents?, _ children: NodeList, _ mask: RenderNode?, _ animations: [LayerAnimation], _ clock: LayerClock?,
    _ fade: ContentsFade?, _ transition: Transition?
  ) {
    var children = children
    let figure = properties.figure
    if case .replicator(let replication)? = figure, !children.isAnimated, animations.isEmpty {
      // A replicator without animations is copied once, here.
      children = RenderNode.copies(replication, children.paintOrdered, id, properties, at: 0, depth: 0, from: nil)
      properties.figure = nil
    }
    let isSpatial = properties.hasSublayerTransform || properties.isTransformLayer || figure != nil
    if contents != nil || mask != nil || !animations.isEmpty || clock != nil || fade != nil || transition != nil || isSpatial {
      let extras = links.extras ?? NodeExtras()
      extras.contents = contents
      extras.mask = mask
      extras.animations = animations
      extras.clock = clock
      extras.fade = fade
      extras.transition = transition
      links.extras = extras
    }
    children = children.paintOrdered
    links.children = children
    isAnimated =
      !animations.isEmpty || children.isAnimated || mask?.isAnimated == true || properties.figure?.isUnfolded == true
      || clock?.life != nil
    var count = children.layerCount
    switch properties.figure {
    case .replicator(let replication)?: count += replication.copies(of: count) * (count + 1)
    case .emitter(let emitter)?: count += emitter.particleCount
    default: break
    }
    layers = 1 + Int32(clamping: min(count, 1 << 28)) + (mask?.layers ?? 0)
    var tallest = max(children.height, mask?.height ?? 0, transition?.from.height ?? 0)
    for case .transition(let from, _) in animations.lazy.map(\.effect) { tallest = max(tallest, from.height) }
    levels = 1 + Int32(clamping: tallest)
    let local = RenderNode.localExtent(properties, contents, children, mask, fade)
    if isSpatial { links.extras?.localExtent = local }
    let own = RenderNode.ownExtent(properties, children, local, under: nil)
    extent = transition.map { own.union($0.from.extent) } ?? own
    var use = children.backdropUse
    if let effects = properties.effects { use.formUnion(effects.use) }
    if let figure { use.formUnion(figure.use) }
    if let mask { use.formUnion(mask.backdropUse) }
    if let transition { use.formUnion(transition.from.backdropUse) }
    backdropUse = use
  }

  // MARK: Reuse by a pool

  /// Turns the object into another node. Only for the holder of the only reference, after `empty()`.
  func remake(
    id: LayerID, properties: LayerProperties, contents: LayerContents?, children: NodeList, mask: RenderNode?,
    animations: [LayerAnimation], clock: LayerClock?, fade: ContentsFade?, transition: Transition?
  ) {
    self.id = id
    self.properties = properties
    generation &+= 1
    take(contents, children, mask, animations, clock, fade, transition)
  }

  /// Releases everything that the node holds, except its children and the box of its rare properties, which are returned.
  func empty() -> (children: NodeChunk?, rare: RareProperties?) {
    let children = links.children.root
    let rare = properties.takeRare()
    properties = RenderNode.plain
    links.children = NodeList()
    links.extras?.removeAll()
    levels = 1
    return (children, rare)
  }

  private static let plain = LayerProperties()

  /// Layers nested deeper than this below the root are not shown, because drawing recurses on the stack.
  package static let maximumDepth = 1000

  deinit {
    // Freeing a long chain of nodes recursively would overflow the stack.
    guard levels > 64 else { return }
    var last = NodeLinks()
    swap(&last, &links)
    NodeReleaseQueue.free(&last)
  }
}
