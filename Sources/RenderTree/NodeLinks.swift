/// The nodes that a node keeps.
struct NodeLinks: Sendable {
  var children = NodeList()
  var extras: NodeExtras?
}
