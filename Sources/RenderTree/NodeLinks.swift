/// The nodes that a node keeps.
struct NodeLinks: Sendable {
  var children = NodeList()
  var mask: RenderNode?
  var transition: RenderNode.Transition?
  var animations: [LayerAnimation] = []
}
