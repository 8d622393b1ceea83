import Foundation
import RenderTree

extension CALayer {
  /// The layer as an immutable node; the one of the last commit where nothing changed in it or below.
  package func renderNode() -> RenderNode {
    var waiting = [self]
    while let layer = waiting.last {
      if layer.flags.nodeIsValid, layer.tree.node != nil {
        waiting.removeLast()
        continue
      }
      // Those below first: a call inside a call for each level would overflow the stack in deep trees.
      let count = waiting.count
      if layer.tree.hasNumberedNodes, !layer.tree.changesAll {
        for sublayer in layer.tree.changed where !sublayer.flags.nodeIsValid { waiting.append(sublayer) }
        for case .insert(let sublayer, _) in layer.tree.edits where !sublayer.flags.nodeIsValid { waiting.append(sublayer) }
      } else {
        for sublayer in layer.tree.sublayers where !sublayer.flags.nodeIsValid { waiting.append(sublayer) }
      }
      if let mask = layer.tree.mask, !mask.flags.nodeIsValid { waiting.append(mask) }
      if waiting.count == count { _ = layer.madeNode() }
    }
    return tree.node ?? madeNode()
  }

  /// The node from those of the sublayers, which are there.
  private func madeNode() -> RenderNode {
    let content = RenderNode(
      id: layerID, properties: properties, contents: backing.layerContents,
      children: childNodes(), mask: tree.mask.map { $0.tree.node ?? $0.madeNode() }, animations: layerAnimations, clock: timing.clock)
    let transition = motion?.entries.last { $0.animation is CATransition && $0.previousNode != nil }
    tree.contentNode = content
    tree.node = transition.flatMap { TransitionBuilder.wrap(content, in: $0, on: self) } ?? content
    flags.nodeIsValid = true
    flags.isCommitted = true
    return tree.node ?? content
  }

  /// What few changes leave of the last list, or a list of all sublayers.
  private func childNodes() -> NodeList {
    let backdrop = backdropNode()
    if tree.hasNumberedNodes, backdrop == nil, let old = tree.contentNode?.children, let list = edited(old) {
      tree.changed.removeAll(keepingCapacity: true)
      tree.changesAll = false
      tree.edits.removeAll(keepingCapacity: true)
      return list
    }
    let order = sublayersInPaintOrder
    var nodes = order.map { $0.tree.node ?? $0.madeNode() }
    if let backdrop { nodes.insert(backdrop, at: 0) }
    forgetNumbers()
    tree.hasNumberedNodes = backdrop == nil && modelLayer == nil
    if tree.hasNumberedNodes { for (index, layer) in order.enumerated() { layer.tree.nodeIndex = index } }
    return tree.contentNode.map { NodeList(nodes, reusing: $0.children) } ?? NodeList(nodes)
  }

  /// Beyond so many sublayers that came or went the places of all are noted anew.
  private static let maximumDrift = 512

  /// The list with what changed since; nil where it is easier to make another.
  private func edited(_ old: NodeList) -> NodeList? {
    var list = old
    for edit in tree.edits {
      switch edit {
      case .insert(let layer, let index):
        guard layer.tree.superlayer === self, let node = layer.tree.node, index <= list.count else { return nil }
        list.insert(node, at: index)
      case .remove(let index):
        guard index < list.count else { return nil }
        list.remove(at: index)
      }
    }
    tree.drift += tree.edits.count
    guard list.count == tree.sublayers.count, tree.drift <= CALayer.maximumDrift else { return nil }
    if tree.changesAll {
      // Numbers may have drifted, the order has not.
      let order = sublayersInPaintOrder
      guard order.count == list.count else { return nil }
      return list.replaced(from: rootPool) { order[$0].tree.node ?? order[$0].madeNode() }
    }
    for layer in tree.changed where layer.tree.superlayer === self {
      guard let node = layer.tree.node, let index = list.index(of: layer.layerID, near: layer.tree.nodeIndex, within: tree.drift)
      else { return nil }
      if list[index] !== node { list.replace(at: index, with: node) }
      layer.tree.nodeIndex = index
    }
    return list
  }

  /// Nodes to use again.
  private var rootPool: NodePool? { rootHost?.compositor.pool }

  /// How the layer looked at the last commit, with its sublayers.
  var lastNode: RenderNode? { flags.isCommitted ? tree.contentNode : nil }
}
