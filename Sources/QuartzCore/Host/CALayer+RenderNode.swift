import Foundation
import RenderTree

extension CALayer {
  /// The layer as an immutable node; the one of the last commit where nothing changed in it or below.
  package func renderNode() -> RenderNode {
    if flags.nodeIsValid, let node = tree.node { return node }
    let old = tree.contentNode
    var sublayers = sublayersInPaintOrder.map { $0.renderNode() }
    if let backdrop = backdropNode() { sublayers.insert(backdrop, at: 0) }
    let content = RenderNode(
      id: layerID, properties: properties, contents: backing.layerContents,
      children: old.map { NodeList(sublayers, reusing: $0.children) } ?? NodeList(sublayers), mask: tree.mask?.renderNode(),
      animations: layerAnimations, clock: timing.clock)
    let transition = motion?.entries.last { $0.animation is CATransition && $0.previousNode != nil }
    tree.contentNode = content
    tree.node = transition.flatMap { TransitionBuilder.wrap(content, in: $0, on: self) } ?? content
    flags.nodeIsValid = true
    flags.isCommitted = true
    return tree.node ?? content
  }

  /// How the layer looked at the last commit, with its sublayers.
  var lastNode: RenderNode? { flags.isCommitted ? tree.contentNode : nil }
}
