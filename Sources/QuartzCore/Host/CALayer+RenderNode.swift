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
      let below = layer.tree.hasNumberedNodes ? layer.tree.changed : layer.tree.sublayers
      for sublayer in below where !sublayer.flags.nodeIsValid { waiting.append(sublayer) }
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
    let order = sublayersInPaintOrder
    if tree.hasNumberedNodes, backdrop == nil, var list = tree.contentNode?.children, list.count == order.count {
      for layer in tree.changed {
        guard let node = layer.tree.node else { continue }
        list.replace(at: layer.tree.nodeIndex, with: node)
      }
      tree.changed.removeAll(keepingCapacity: true)
      return list
    }
    var nodes = order.map { $0.tree.node ?? $0.madeNode() }
    if let backdrop { nodes.insert(backdrop, at: 0) }
    tree.changed = []
    tree.hasNumberedNodes = backdrop == nil && modelLayer == nil
    if tree.hasNumberedNodes { for (index, layer) in order.enumerated() { layer.tree.nodeIndex = index } }
    return tree.contentNode.map { NodeList(nodes, reusing: $0.children) } ?? NodeList(nodes)
  }

  /// How the layer looked at the last commit, with its sublayers.
  var lastNode: RenderNode? { flags.isCommitted ? tree.contentNode : nil }
}
