import FoundationCompatibility

/// A network of nodes (Apple: GKGraph).
open class GKGraph: NSObject, NSCopying, NSSecureCoding {
  open class var supportsSecureCoding: Bool { true }
  private var list: [GKGraphNode] = []
  private var members: Set<ObjectIdentifier> = []
  open var nodes: [GKGraphNode]? { list }

  public override init() { super.init() }
  public init(_ nodes: [GKGraphNode]) {
    super.init()
    insert(nodes)
  }
  public required init?(coder: NSCoder) {
    super.init()
    insert(coder.decodeObject(of: [NSArray.self, GKGraphNode.self], forKey: "nodes") as? [GKGraphNode] ?? [])
    let ends = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "connections") as? [Int] ?? []
    for index in stride(from: 0, to: ends.count - 1, by: 2)
    where list.indices.contains(ends[index]) && list.indices.contains(ends[index + 1]) {
      list[ends[index]].addConnections(to: [list[ends[index + 1]]], bidirectional: false)
    }
  }
  open func encode(with coder: NSCoder) {
    let indices = Dictionary(uniqueKeysWithValues: list.enumerated().map { (ObjectIdentifier($1), $0) })
    // The start and the end of each connection within the graph.
    let ends = list.enumerated().flatMap { start, node in
      node.connectedNodes.compactMap { indices[ObjectIdentifier($0)] }.flatMap { [start, $0] }
    }
    coder.encode(NSArray(array: list), forKey: "nodes")
    coder.encode(NSArray(array: ends.map { NSNumber(value: $0) }), forKey: "connections")
  }
  /// Returns a graph of the same nodes.
  open func copy(with zone: NSZone? = nil) -> Any { GKGraph(list) }

  /// Adds a node, and connects the graph's node with the lowest cost from `node` to it.
  open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
    let nearest = list.lazy.filter { $0 !== node }.min { node.cost(to: $0) < node.cost(to: $1) }
    add([node])
    nearest?.addConnections(to: [node], bidirectional: bidirectional)
  }

  open func add(_ nodes: [GKGraphNode]) { insert(nodes) }

  /// Removes nodes, and the connections between them and the other nodes of the graph.
  open func remove(_ nodes: [GKGraphNode]) {
    let removed = Set(nodes.map(ObjectIdentifier.init)).intersection(members)
    guard !removed.isEmpty else { return }
    members.subtract(removed)
    list.removeAll { removed.contains(ObjectIdentifier($0)) }
    for node in list where node.connectedNodes.contains(where: { removed.contains(ObjectIdentifier($0)) }) {
      node.connectedNodes.removeAll { removed.contains(ObjectIdentifier($0)) }
    }
    for node in nodes where removed.contains(ObjectIdentifier(node)) {
      node.connectedNodes.removeAll { members.contains(ObjectIdentifier($0)) }
    }
  }

  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: endNode) }

  func insert(_ nodes: [GKGraphNode]) {
    for node in nodes where members.insert(ObjectIdentifier(node)).inserted { list.append(node) }
  }
  func contains(_ node: GKGraphNode) -> Bool { members.contains(ObjectIdentifier(node)) }
}
