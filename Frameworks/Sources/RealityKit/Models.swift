public import UIKit

/// The entities of a view (Apple: Scene).
@MainActor @preconcurrency
public final class Scene {
  public let name = ""
  public var anchors: [any HasAnchoring] = [] {
    didSet {
      for anchor in oldValue { anchor.ownScene = nil }
      for anchor in anchors { anchor.ownScene = self }
    }
  }
  public func addAnchor(_ anchor: any HasAnchoring) { anchors.append(anchor) }
  public func removeAnchor(_ anchor: any HasAnchoring) { anchors.removeAll { $0 === anchor } }
  public func findEntity(named name: String) -> Entity? { anchors.lazy.compactMap { $0.findEntity(named: name) }.first }
  /// A publisher without events.
  public func publisher<E: Event>(for event: E.Type, on sourceObject: AnyObject? = nil) -> AnyPublisher<E, Never> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
  public func subscribe<E: Event>(to event: E.Type, on sourceObject: AnyObject? = nil, _ handler: @escaping (E) -> Void) -> any Cancellable
  {
    AnyCancellable {}
  }
  public func raycast(
    origin: SIMD3<Float>, direction: SIMD3<Float>, length: Float = 100, query: CollisionCastQueryType = .all, relativeTo: Entity? = nil
  ) -> [CollisionCastHit] { [] }
}
public enum CollisionCastQueryType: Sendable { case nearest, all, any }
@MainActor
public struct CollisionCastHit {
  public let entity: Entity
  public let position: SIMD3<Float>
  public let normal: SIMD3<Float>
  public let distance: Float
}
/// Apple: Event.
public protocol Event {}
public enum SceneEvents {
  public struct Update: Event {
    public let deltaTime: TimeInterval
  }
  public struct AnchoredStateChanged: Event {
    public let isAnchored: Bool
  }
}
public enum CollisionEvents {
  @MainActor public struct Began: Event {
    public let entityA: Entity
    public let entityB: Entity
  }
  @MainActor public struct Ended: Event {
    public let entityA: Entity
    public let entityB: Entity
  }
}
public protocol HasTransform: Entity {}
public protocol HasAnchoring: HasTransform {}
public protocol HasModel: HasTransform {}
public protocol HasCollision: HasTransform {}
public protocol HasPhysics: HasCollision {}

/// An entity at a place in the world, which is never found (Apple: AnchorEntity).
open class AnchorEntity: Entity, HasAnchoring {
  public let target: AnchoringComponent.Target?
  public required init() {
    target = nil
    super.init()
  }
  public init(_ target: AnchoringComponent.Target) {
    self.target = target
    super.init()
  }
  public convenience init(plane: AnchoringComponent.Target.Alignment) {
    self.init(.plane(plane, classification: .any, minimumBounds: SIMD2()))
  }
  public convenience init(
    plane: AnchoringComponent.Target.Alignment, classification: AnchoringComponent.Target.Classification = .any,
    minimumBounds: SIMD2<Float> = SIMD2()
  ) { self.init(.plane(plane, classification: classification, minimumBounds: minimumBounds)) }
  public convenience init(world position: SIMD3<Float>) { self.init(world: Transform(translation: position).matrix) }
  public convenience init(world transform: simd_float4x4) {
    self.init(.world(transform: transform))
    self.transform = Transform(matrix: transform)
  }
  public convenience init(anchor: ARAnchor) { self.init(world: anchor.transform) }
  public convenience init(raycastResult: ARRaycastResult) { self.init(world: raycastResult.worldTransform) }
}
/// Apple: AnchoringComponent.
public struct AnchoringComponent: Component {
  public enum Target: Hashable, Sendable {
    public struct Alignment: OptionSet, Hashable, Sendable {
      public let rawValue: UInt8
      public init(rawValue: UInt8) { self.rawValue = rawValue }
      public static let horizontal = Alignment(rawValue: 1)
      public static let vertical = Alignment(rawValue: 2)
      public static let any: Alignment = [.horizontal, .vertical]
    }
    public struct Classification: OptionSet, Hashable, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      public static let wall = Classification(rawValue: 1), floor = Classification(rawValue: 2), ceiling = Classification(rawValue: 4)
      public static let table = Classification(rawValue: 8), seat = Classification(rawValue: 16)
      public static let any = Classification(rawValue: .max)
    }
    case camera, face, body
    case world(transform: simd_float4x4)
    case anchor(identifier: UUID)
    case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
    case image(group: String, name: String)
    case object(group: String, name: String)

    public func hash(into hasher: inout Hasher) { hasher.combine(String(describing: self)) }
  }
  public let target: Target
  public init(_ target: Target) { self.target = target }
}
/// Apple: ModelEntity.
open class ModelEntity: Entity, HasModel, HasPhysics {
  public var model: ModelComponent?
  public required init() { super.init() }
  public init(mesh: MeshResource, materials: [any Material] = []) {
    model = ModelComponent(mesh: mesh, materials: materials)
    super.init()
  }
  public convenience init(mesh: MeshResource, materials: [any Material], collisionShape: ShapeResource, mass: Float) {
    self.init(mesh: mesh, materials: materials)
  }
  public var collision: CollisionComponent?
  public var physicsBody: PhysicsBodyComponent?
}
public struct ModelComponent: Component {
  public var mesh: MeshResource
  public var materials: [any Material]
  public init(mesh: MeshResource, materials: [any Material]) { (self.mesh, self.materials) = (mesh, materials) }
}
@MainActor
open class ShapeResource {
  public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
  public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource { ShapeResource() }
  public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
}
public struct CollisionComponent: Component {
  public var shapes: [ShapeResource]
  public init(shapes: [ShapeResource]) { self.shapes = shapes }
}
public enum PhysicsBodyMode: Sendable { case `static`, kinematic, dynamic }
public struct PhysicsBodyComponent: Component {
  public var mode: PhysicsBodyMode
  public init(mode: PhysicsBodyMode = .dynamic) { self.mode = mode }
}
/// A mesh without vertices (Apple: MeshResource).
@MainActor
open class MeshResource {
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
  public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
  public static func generateBox(width: Float, height: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
  public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
  public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource { MeshResource() }
  public static func generateSphere(radius: Float) -> MeshResource { MeshResource() }
  public static func generateText(
    _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 17), containerFrame: CGRect = .zero,
    alignment: NSTextAlignment = .left, lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> MeshResource { MeshResource() }
}
/// Apple: Material.
public protocol Material {}
public struct SimpleMaterial: Material {
  public typealias Color = UIColor
  public var color: UIColor
  public var isMetallic: Bool
  public init() { (color, isMetallic) = (.white, false) }
  public init(color: UIColor, isMetallic: Bool) { (self.color, self.isMetallic) = (color, isMetallic) }
  public init(color: UIColor, roughness: Float, isMetallic: Bool) { (self.color, self.isMetallic) = (color, isMetallic) }
}
public struct UnlitMaterial: Material {
  public var color: UIColor
  public init() { color = .white }
  public init(color: UIColor) { self.color = color }
}
public struct OcclusionMaterial: Material {
  public init() {}
}
