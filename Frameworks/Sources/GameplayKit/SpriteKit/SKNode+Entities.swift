import ObjectiveC
import SpriteKit
import simd

/// A weak reference that an associated object stores.
private final class EntityReference: NSObject {
  weak var entity: GKEntity?
  init(_ entity: GKEntity?) { self.entity = entity }
}
private nonisolated(unsafe) var entityKey: UInt8 = 0

extension SKNode {
  /// The entity to which the node belongs. It is not retained.
  public weak var entity: GKEntity? {
    get { (objc_getAssociatedObject(self, &entityKey) as? EntityReference)?.entity }
    set { objc_setAssociatedObject(self, &entityKey, EntityReference(newValue), .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  /// Returns the bounding rectangles of the nodes with their children.
  public class func obstacles(fromNodeBounds nodes: [SKNode]) -> [GKPolygonObstacle] {
    nodes.map { node in
      let frame = node.calculateAccumulatedFrame()
      let corners = [(frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.maxX, frame.maxY), (frame.minX, frame.maxY)]
      return GKPolygonObstacle(points: corners.map { vector_float2(Float($0.0), Float($0.1)) })
    }
  }
  /// Returns bounding rectangles, because the shapes of bodies are unknown.
  public class func obstacles(fromNodePhysicsBodies nodes: [SKNode]) -> [GKPolygonObstacle] {
    obstacles(fromNodeBounds: nodes.filter { $0.physicsBody != nil })
  }
  /// Returns bounding rectangles, because the pixels of textures are not traced.
  public class func obstacles(fromSpriteTextures sprites: [SKNode], accuracy: Float) -> [GKPolygonObstacle] {
    obstacles(fromNodeBounds: sprites)
  }
}

/// A component that connects a node with an entity (Apple: GKSKNodeComponent).
open class GKSKNodeComponent: GKComponent, GKAgentDelegate {
  open var node: SKNode {
    didSet { connect(from: oldValue) }
  }
  public init(node: SKNode) {
    self.node = node
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  open override func copy(with zone: NSZone? = nil) -> Any { GKSKNodeComponent(node: node) }
  open override func didAddToEntity() { connect(from: nil) }
  open override func willRemoveFromEntity() {
    let node = node
    onMainThread { node.entity = nil }
  }
  private func connect(from old: SKNode?) {
    let (node, entity) = (node, UncheckedEntity(entity))
    onMainThread {
      old?.entity = nil
      node.entity = entity.entity
    }
  }
  private func onMainThread(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread { MainActor.assumeIsolated(work) } else { DispatchQueue.main.async(execute: work) }
  }
}

/// Unchecked: nodes and their entities are used on the main thread only.
private struct UncheckedEntity: @unchecked Sendable {
  let entity: GKEntity?
  init(_ entity: GKEntity?) { self.entity = entity }
}
