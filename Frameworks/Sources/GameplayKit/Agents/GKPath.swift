import FoundationCompatibility
import simd

/// A line through points that agents follow (Apple: GKPath).
open class GKPath: NSObject {
  private let points: [SIMD3<Float>]
  open var radius: Float
  open var isCyclical: Bool
  open var numPoints: Int { points.count }

  private init(_ points: [SIMD3<Float>], radius: Float, cyclical: Bool) {
    self.points = points
    self.radius = radius
    isCyclical = cyclical
    super.init()
  }
  public convenience init(points: [vector_float2], radius: Float, cyclical: Bool) {
    self.init(points.map { SIMD3($0.x, $0.y, 0) }, radius: radius, cyclical: cyclical)
  }
  public convenience init(points: [vector_float3], radius: Float, cyclical: Bool) { self.init(points, radius: radius, cyclical: cyclical) }
  /// Creates a path through nodes with a position; other nodes are left out.
  public convenience init(graphNodes: [GKGraphNode], radius: Float) {
    let points = graphNodes.compactMap { node -> SIMD3<Float>? in
      switch node {
      case let node as GKGraphNode2D: return SIMD3(node.position.x, node.position.y, 0)
      case let node as GKGraphNode3D: return node.position
      case let node as GKGridGraphNode: return SIMD3(Float(node.gridPosition.x), Float(node.gridPosition.y), 0)
      default: return nil
      }
    }
    self.init(points, radius: radius, cyclical: false)
  }

  /// Returns a point; the origin if there is no such point.
  open func float2(at index: Int) -> vector_float2 { vector_float2(float3(at: index).x, float3(at: index).y) }
  open func float3(at index: Int) -> vector_float3 { points.indices.contains(index) ? points[index] : SIMD3() }

  /// The segments, each with its start and end.
  private var segments: [(SIMD3<Float>, SIMD3<Float>)] {
    let ends = isCyclical ? points.dropFirst() + points.prefix(1) : points.dropFirst()
    return Array(zip(points, ends))
  }

  /// Returns the point of the path that is nearest to `point`, moved along the path by `shift`; nil if the path has fewer than two points.
  func point(nearestTo point: SIMD3<Float>, movedBy shift: Float = 0) -> SIMD3<Float>? {
    let segments = segments
    var (best, nearest, along, total) = (Float.infinity, Float(0), Float(0), Float(0))
    for (a, b) in segments {
      let size = distance(a, b)
      let part = size == 0 ? 0 : min(max(dot(point - a, b - a) / (size * size), 0), 1)
      let gap = distance_squared(point, a + (b - a) * part)
      if gap < best { (best, nearest) = (gap, total + part * size) }
      total += size
    }
    guard total > 0 else { return segments.first?.0 }
    along = nearest + shift
    along = isCyclical ? along - (along / total).rounded(.down) * total : min(max(along, 0), total)
    for (a, b) in segments {
      let size = distance(a, b)
      if along <= size, size > 0 { return a + (b - a) * (along / size) }
      along -= size
    }
    return segments.last?.1
  }
}
