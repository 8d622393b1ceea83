import FoundationCompatibility
import simd

/// A grid whose nodes are connected to their neighbors (Apple: GKGridGraph).
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  public let gridOrigin: vector_int2
  public let gridWidth: Int
  public let gridHeight: Int
  public let diagonalsAllowed: Bool
  private let nodeClass: GKGridGraphNode.Type
  private var nodesByPosition: [vector_int2: GKGridGraphNode] = [:]

  public init(fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool, nodeClass: AnyClass) {
    gridOrigin = position
    gridWidth = max(0, Int(width))
    gridHeight = max(0, Int(height))
    self.diagonalsAllowed = diagonalsAllowed
    self.nodeClass = nodeClass as? GKGridGraphNode.Type ?? GKGridGraphNode.self
    super.init()
    fill()
  }
  /// Creates a grid whose nodes are of the class `GKGridGraphNode`, whatever `NodeType` is.
  public convenience init(fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool) {
    self.init(
      fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed, nodeClass: GKGridGraphNode.self)
  }
  public required init?(coder: NSCoder) {
    gridOrigin = vector_int2(coder.decodeInt32(forKey: "x"), coder.decodeInt32(forKey: "y"))
    gridWidth = coder.decodeInteger(forKey: "width")
    gridHeight = coder.decodeInteger(forKey: "height")
    diagonalsAllowed = coder.decodeBool(forKey: "diagonals")
    nodeClass = GKGridGraphNode.self
    super.init(coder: coder)
    for case let node as GKGridGraphNode in nodes ?? [] { nodesByPosition[node.gridPosition] = node }
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(gridOrigin.x, forKey: "x")
    coder.encode(gridOrigin.y, forKey: "y")
    coder.encode(gridWidth, forKey: "width")
    coder.encode(gridHeight, forKey: "height")
    coder.encode(diagonalsAllowed, forKey: "diagonals")
  }

  private func fill() {
    for x in 0..<gridWidth {
      for y in 0..<gridHeight {
        let plain = GKGridGraphNode(gridPosition: gridOrigin &+ vector_int2(Int32(x), Int32(y)))
        guard let node = NodeFactory.node(of: nodeClass, like: plain) else { continue }
        add([node])
        // Neighbors that are created later connect themselves to this node.
        connectToAdjacentNodes(node)
      }
    }
  }

  open func node(atGridPosition position: vector_int2) -> NodeType? { nodesByPosition[position] as? NodeType }

  /// Adds the node, if it is not in the graph, and connects it to the nodes beside it.
  open func connectToAdjacentNodes(_ node: GKGridGraphNode) {
    if !contains(node) { add([node]) }
    let steps: [vector_int2] = [vector_int2(-1, 0), vector_int2(1, 0), vector_int2(0, -1), vector_int2(0, 1)]
    let diagonals: [vector_int2] = [vector_int2(-1, -1), vector_int2(-1, 1), vector_int2(1, -1), vector_int2(1, 1)]
    let neighbors = (diagonalsAllowed ? steps + diagonals : steps).compactMap { nodesByPosition[node.gridPosition &+ $0] }
    node.addConnections(to: neighbors, bidirectional: true)
  }

  open override func add(_ nodes: [GKGraphNode]) {
    super.add(nodes)
    for case let node as GKGridGraphNode in nodes { nodesByPosition[node.gridPosition] = node }
  }
  open override func remove(_ nodes: [GKGraphNode]) {
    super.remove(nodes)
    for case let node as GKGridGraphNode in nodes where nodesByPosition[node.gridPosition] === node {
      nodesByPosition[node.gridPosition] = nil
    }
  }
  open func classForGenericArgument(at index: Int) -> AnyClass { nodeClass }
}

extension GKGridGraph where NodeType == GKGridGraphNode {
  /// Creates a graph whose node type is not given by the context.
  public convenience init(fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool) {
    self.init(
      fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed, nodeClass: GKGridGraphNode.self)
  }
}
