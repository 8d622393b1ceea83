/// The other nodes that a node holds.
struct NodeLinks: Sendable {
  var children = NodeList()
  var extras: NodeExtras?
}
