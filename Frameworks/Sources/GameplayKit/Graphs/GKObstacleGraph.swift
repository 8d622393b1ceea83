import FoundationCompatibility
import simd

/// The corners of obstacles, connected where no obstacle lies between them (Apple: GKObstacleGraph).
open class GKObstacleGraph<NodeType: GKGraphNode2D>: GKGraph {
  private struct Connection: Hashable {
    let start, end: ObjectIdentifier
  }

  open private(set) var obstacles: [GKPolygonObstacle] = []
  public let bufferRadius: Float
  private let nodeClass: GKGraphNode2D.Type
  private var corners: [ObjectIdentifier: [GKGraphNode2D]] = [:]
  private var locked: Set<Connection> = []
  /// For each node, the obstacles whose area its connections may leave.
  private var ignored: [ObjectIdentifier: [ObjectIdentifier: Float?]] = [:]

  public init(obstacles: [GKPolygonObstacle], bufferRadius: Float, nodeClass: AnyClass) {
    self.bufferRadius = max(0, bufferRadius)
    self.nodeClass = nodeClass as? GKGraphNode2D.Type ?? GKGraphNode2D.self
    super.init()
    addObstacles(obstacles)
  }
  /// Creates a graph whose corners are of the class `GKGraphNode2D`, whatever `NodeType` is.
  public convenience init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
    self.init(obstacles: obstacles, bufferRadius: bufferRadius, nodeClass: GKGraphNode2D.self)
  }
  public required init?(coder: NSCoder) {
    bufferRadius = coder.decodeFloat(forKey: "bufferRadius")
    nodeClass = GKGraphNode2D.self
    super.init(coder: coder)
    obstacles = coder.decodeObject(of: [NSArray.self, GKPolygonObstacle.self], forKey: "obstacles") as? [GKPolygonObstacle] ?? []
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(bufferRadius, forKey: "bufferRadius")
    coder.encode(NSArray(array: obstacles), forKey: "obstacles")
  }

  /// Adds obstacles. Connections that pass through them are removed, unless they are locked.
  open func addObstacles(_ obstacles: [GKPolygonObstacle]) {
    let new = obstacles.filter { obstacle in !self.obstacles.contains { $0 === obstacle } }
    self.obstacles += new
    for node in places {
      for case let end as GKGraphNode2D in node.connectedNodes where !isLocked(node, end) && !isClear(node, end) {
        node.removeConnections(to: [end], bidirectional: false)
      }
    }
    for obstacle in new {
      let points = Outline(points: obstacle.points).grown(by: bufferRadius).points
      let nodes = points.compactMap { NodeFactory.node(of: nodeClass, like: GKGraphNode2D(point: $0)) }
      corners[ObjectIdentifier(obstacle)] = nodes
      for node in nodes { connect(node) }
    }
  }

  /// Removes obstacles and their nodes. The other nodes are connected across the free area.
  open func removeObstacles(_ obstacles: [GKPolygonObstacle]) {
    let removed = Set(obstacles.map(ObjectIdentifier.init))
    self.obstacles.removeAll { removed.contains(ObjectIdentifier($0)) }
    for obstacle in removed { remove(corners.removeValue(forKey: obstacle) ?? []) }
    for node in places { connect(node) }
  }
  open func removeAllObstacles() { removeObstacles(obstacles) }

  /// Returns the nodes around an obstacle.
  open func nodes(for obstacle: GKPolygonObstacle) -> [NodeType] {
    (corners[ObjectIdentifier(obstacle)] ?? []).compactMap { $0 as? NodeType }
  }

  open func connectUsingObstacles(node: NodeType) { connect(node) }
  open func connectUsingObstacles(node: NodeType, ignoring obstaclesToIgnore: [GKPolygonObstacle]) {
    for obstacle in obstaclesToIgnore { ignored[ObjectIdentifier(node), default: [:]][ObjectIdentifier(obstacle)] = .some(nil) }
    connect(node)
  }
  open func connectUsingObstacles(node: NodeType, ignoringBufferRadiusOf obstaclesBufferRadiusToIgnore: [GKPolygonObstacle]) {
    for obstacle in obstaclesBufferRadiusToIgnore { ignored[ObjectIdentifier(node), default: [:]][ObjectIdentifier(obstacle)] = .some(0) }
    connect(node)
  }

  open func lockConnection(from startNode: NodeType, to endNode: NodeType) {
    locked.insert(Connection(start: ObjectIdentifier(startNode), end: ObjectIdentifier(endNode)))
  }
  open func unlockConnection(from startNode: NodeType, to endNode: NodeType) {
    locked.remove(Connection(start: ObjectIdentifier(startNode), end: ObjectIdentifier(endNode)))
  }
  open func isConnectionLocked(from startNode: NodeType, to endNode: NodeType) -> Bool { isLocked(startNode, endNode) }
  open override func remove(_ nodes: [GKGraphNode]) {
    super.remove(nodes)
    for node in nodes { ignored[ObjectIdentifier(node)] = nil }
  }
  open func classForGenericArgument(at index: Int) -> AnyClass { nodeClass }

  private func isLocked(_ start: GKGraphNode2D, _ end: GKGraphNode2D) -> Bool {
    locked.contains(Connection(start: ObjectIdentifier(start), end: ObjectIdentifier(end)))
  }
  private var places: [GKGraphNode2D] { (nodes ?? []).compactMap { $0 as? GKGraphNode2D } }

  private func connect(_ node: GKGraphNode2D) {
    add([node])
    for other in places where other !== node && isClear(node, other) { node.addConnections(to: [other], bidirectional: true) }
  }

  /// Returns whether no obstacle lies between two nodes.
  private func isClear(_ start: GKGraphNode2D, _ end: GKGraphNode2D) -> Bool {
    !obstacles.contains { obstacle in
      var radius: Float = bufferRadius
      for node in [start, end] {
        guard let exception = ignored[ObjectIdentifier(node)]?[ObjectIdentifier(obstacle)] else { continue }
        guard let exception else { return false }
        radius = exception
      }
      // The outline is a little smaller, so that lines along its edges are not blocked.
      let outline = Outline(points: obstacle.points)
      let (low, high) = outline.points.reduce((vector_float2(repeating: .infinity), vector_float2(repeating: -.infinity))) {
        (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1))
      }
      let slack = outline.points.isEmpty ? 0 : 0.001 * (length(high - low) + radius)
      return outline.grown(by: radius - slack).meets(start.position, end.position)
    }
  }
}

extension GKObstacleGraph where NodeType == GKGraphNode2D {
  /// Creates a graph whose node type is not given by the context.
  public convenience init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
    self.init(obstacles: obstacles, bufferRadius: bufferRadius, nodeClass: GKGraphNode2D.self)
  }
}
