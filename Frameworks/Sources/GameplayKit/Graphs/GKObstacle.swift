import FoundationCompatibility
import simd

/// An area that agents and paths avoid (Apple: GKObstacle).
open class GKObstacle: NSObject {
  public override init() { super.init() }
}

/// A disc (Apple: GKCircleObstacle).
open class GKCircleObstacle: GKObstacle {
  open var radius: Float
  open var position = vector_float2()
  public init(radius: Float) {
    self.radius = radius
    super.init()
  }
}

/// A ball (Apple: GKSphereObstacle).
open class GKSphereObstacle: GKObstacle {
  open var radius: Float
  open var position = vector_float3()
  public init(radius: Float) {
    self.radius = radius
    super.init()
  }
}

/// A polygon (Apple: GKPolygonObstacle).
open class GKPolygonObstacle: GKObstacle, NSSecureCoding {
  open class var supportsSecureCoding: Bool { true }
  let points: [vector_float2]
  open var vertexCount: Int { points.count }

  public init(points: [vector_float2]) {
    self.points = points
    super.init()
  }
  public required init?(coder: NSCoder) {
    let numbers = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "points") as? [Double] ?? []
    points = stride(from: 0, to: numbers.count - 1, by: 2).map { vector_float2(Float(numbers[$0]), Float(numbers[$0 + 1])) }
    super.init()
  }
  open func encode(with coder: NSCoder) {
    coder.encode(NSArray(array: points.flatMap { [NSNumber(value: $0.x), NSNumber(value: $0.y)] }), forKey: "points")
  }

  /// Returns a corner; the origin if there is no such corner.
  open func vertex(at index: Int) -> vector_float2 { points.indices.contains(index) ? points[index] : vector_float2() }
}
