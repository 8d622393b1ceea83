import Foundation
import RenderTree

extension CALayer {
  /// Returns the layer as an immutable node: the node of the last commit if neither the layer nor a descendant has changed.
  package func renderNode() -> RenderNode {
    if flags.nodeIsValid, let node = tree.node { return node }
    let pool = rootHost?.pool
    // The list is kept for its memory. A nested call uses a list of its own.
    var waiting: [CALayer] = []
    swap(&waiting, &CALayer.waitingForNodes)
    waiting.append(self)
    while let layer = waiting.last {
      if layer.flags.nodeIsValid, layer.tree.node != nil {
        waiting.removeLast()
        continue
      }
      // Sublayers first. A recursive call per level would overflow the stack in deep trees.
      let count = waiting.count
      if let family = layer.tree.family {
        if family.hasNumberedNodes, !family.changesAll {
          for sublayer in family.changed where !sublayer.flags.nodeIsValid { waiting.append(sublayer) }
          for case .insert(let sublayer, _) in family.edits where !sublayer.flags.nodeIsValid { waiting.append(sublayer) }
        } else {
          for sublayer in family.sublayers where !sublayer.flags.nodeIsValid { waiting.append(sublayer) }
        }
      }
      if let mask = layer.tree.mask, !mask.flags.nodeIsValid { waiting.append(mask) }
      if waiting.count == count { _ = layer.madeNode(from: pool) }
    }
    swap(&waiting, &CALayer.waitingForNodes)
    return tree.node ?? madeNode(from: pool)
  }

  private static var waitingForNodes: [CALayer] = []

  /// Makes the node from the nodes of the sublayers, which must exist already.
  /// - Parameter pool: nodes for reuse; nil to allocate them.
  private func madeNode(from pool: NodePool?) -> RenderNode {
    let mask = tree.mask.map { $0.tree.node ?? $0.madeNode(from: pool) }
    let (children, contents, animations) = (childNodes(from: pool), backing.layerContents, layerAnimations)
    let content: RenderNode
    if let pool {
      // The layer has changed before and may change again: it keeps its box of rare properties, and the node gets a copy.
      let kept = tree.contentNode != nil && properties.ownsRare ? pool.properties(copying: properties) : properties
      content = pool.node(
        id: layerID, properties: kept, contents: contents, children: children, mask: mask, animations: animations, clock: layerClock)
    } else {
      content = RenderNode(
        id: layerID, properties: properties, contents: contents, children: children, mask: mask, animations: animations,
        clock: layerClock)
    }
    let transition = motion?.entries.last { $0.animation is CATransition && $0.previousNode != nil }
    tree.contentNode = content
    tree.node = transition.flatMap { TransitionBuilder.wrap(content, in: $0, on: self) } ?? content
    flags.nodeIsValid = true
    flags.isCommitted = true
    return tree.node ?? content
  }

  /// Returns the last list of nodes with the few changes since, or a new list of all sublayers.
  private func childNodes(from pool: NodePool?) -> NodeList {
    guard let family = tree.family else { return NodeList() }
    if family.hasNumberedNodes, let old = tree.contentNode?.children, let list = edited(old, family, pool) {
      family.keepNumbers()
      return list
    }
    let order = sublayersInPaintOrder
    let nodes = order.map { $0.tree.node ?? $0.madeNode(from: pool) }
    family.forgetNumbers()
    // The children of a replicator's node are copies.
    family.hasNumberedNodes = modelLayer == nil && properties.replication == nil
    if family.hasNumberedNodes { for (index, layer) in order.enumerated() { layer.tree.nodeIndex = index } }
    return tree.contentNode.map { NodeList(nodes, reusing: $0.children) } ?? NodeList(nodes)
  }

  /// The maximum number of added and removed sublayers before the indices of all are computed anew.
  private static let maximumDrift = 512

  /// Returns the list with the changes since; nil if making a new list is easier.
  private func edited(_ old: NodeList, _ family: LayerFamily, _ pool: NodePool?) -> NodeList? {
    var list = old
    for edit in family.edits {
      switch edit {
      case .insert(let layer, let index):
        guard layer.tree.superlayer === self, let node = layer.tree.node, index <= list.count else { return nil }
        list.insert(node, at: index)
      case .remove(let index):
        guard index < list.count else { return nil }
        list.remove(at: index)
      }
    }
    family.drift += family.edits.count
    guard list.count == family.sublayers.count, family.drift <= CALayer.maximumDrift else { return nil }
    if family.changesAll {
      // The recorded indices may be inaccurate, but the order is correct.
      let order = sublayersInPaintOrder
      guard order.count == list.count else { return nil }
      return list.replaced(from: pool) { order[$0].tree.node ?? order[$0].madeNode(from: pool) }
    }
    for layer in family.changed where layer.tree.superlayer === self {
      guard let node = layer.tree.node, let index = list.index(of: layer.layerID, near: layer.tree.nodeIndex, within: family.drift)
      else { return nil }
      if list[index] !== node { list.replace(at: index, with: node, from: pool) }
      layer.tree.nodeIndex = index
    }
    return list
  }

  /// The appearance of the layer and its sublayers at the last commit; nil before the first one.
  var lastNode: RenderNode? { flags.isCommitted ? tree.contentNode : nil }
}
