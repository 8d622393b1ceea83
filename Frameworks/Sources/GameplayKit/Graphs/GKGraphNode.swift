import FoundationCompatibility

/// A node of a graph (Apple: GKGraphNode).
open class GKGraphNode: NSObject, NSSecureCoding {
  open class var supportsSecureCoding: Bool { true }
  open internal(set) var connectedNodes: [GKGraphNode] = []

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  /// Encodes the node without its connections, which the graph encodes.
  open func encode(with coder: NSCoder) {}

  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      connect(to: node)
      if bidirectional { node.connect(to: self) }
    }
  }
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      connectedNodes.removeAll { $0 === node }
      if bidirectional { node.connectedNodes.removeAll { $0 === self } }
    }
  }
  private func connect(to node: GKGraphNode) {
    if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
  }

  /// Returns a lower bound for the cost of a path. The base class returns 0.
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
  /// Returns the cost of a connection. The base class returns 1.
  open func cost(to node: GKGraphNode) -> Float { 1 }

  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch.path(from: self, to: goalNode) }
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { PathSearch.path(from: startNode, to: self) }
}
