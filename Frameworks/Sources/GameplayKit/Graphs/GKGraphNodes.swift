import FoundationCompatibility
import simd

/// A node at a point of the plane (Apple: GKGraphNode2D). Costs are distances.
open class GKGraphNode2D: GKGraphNode {
  open var position: vector_float2

  public init(point: vector_float2) {
    position = point
    super.init()
  }
  public required init?(coder: NSCoder) {
    position = vector_float2(coder.decodeFloat(forKey: "x"), coder.decodeFloat(forKey: "y"))
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(position.x, forKey: "x")
    coder.encode(position.y, forKey: "y")
  }
  open override func estimatedCost(to node: GKGraphNode) -> Float { (node as? GKGraphNode2D).map { distance(position, $0.position) } ?? 0 }
  open override func cost(to node: GKGraphNode) -> Float { (node as? GKGraphNode2D).map { distance(position, $0.position) } ?? 1 }
}

/// A node at a point in space (Apple: GKGraphNode3D). Costs are distances.
open class GKGraphNode3D: GKGraphNode {
  open var position: vector_float3

  public init(point: vector_float3) {
    position = point
    super.init()
  }
  public required init?(coder: NSCoder) {
    position = vector_float3(coder.decodeFloat(forKey: "x"), coder.decodeFloat(forKey: "y"), coder.decodeFloat(forKey: "z"))
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    for (value, key) in [(position.x, "x"), (position.y, "y"), (position.z, "z")] { coder.encode(value, forKey: key) }
  }
  open override func estimatedCost(to node: GKGraphNode) -> Float { (node as? GKGraphNode3D).map { distance(position, $0.position) } ?? 0 }
  open override func cost(to node: GKGraphNode) -> Float { (node as? GKGraphNode3D).map { distance(position, $0.position) } ?? 1 }
}

/// A node at a position of a grid (Apple: GKGridGraphNode). Costs are distances: 1 to the next cell, √2 to the diagonal one.
open class GKGridGraphNode: GKGraphNode {
  open var gridPosition: vector_int2

  public init(gridPosition: vector_int2) {
    self.gridPosition = gridPosition
    super.init()
  }
  public required init?(coder: NSCoder) {
    gridPosition = vector_int2(coder.decodeInt32(forKey: "x"), coder.decodeInt32(forKey: "y"))
    super.init(coder: coder)
  }
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(gridPosition.x, forKey: "x")
    coder.encode(gridPosition.y, forKey: "y")
  }
  open override func estimatedCost(to node: GKGraphNode) -> Float { (node as? GKGridGraphNode).map { separation(from: $0) } ?? 0 }
  open override func cost(to node: GKGraphNode) -> Float { (node as? GKGridGraphNode).map { separation(from: $0) } ?? 1 }

  private func separation(from other: GKGridGraphNode) -> Float {
    let x = Float(gridPosition.x) - Float(other.gridPosition.x)
    let y = Float(gridPosition.y) - Float(other.gridPosition.y)
    return (x * x + y * y).squareRoot()
  }
}
