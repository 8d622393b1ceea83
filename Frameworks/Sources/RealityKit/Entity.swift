public import UIKit

/// A node of a scene. The tree and the transforms work; nothing is drawn, and files are not read (Apple: Entity).
@MainActor @preconcurrency
open class Entity: Equatable, Hashable, Identifiable {
  open var name = ""
  open var isEnabled = true
  open private(set) weak var parent: Entity?
  open private(set) var children: [Entity] = []
  public var transform = Transform()
  public var components = ComponentSet()
  weak var ownScene: Scene?
  open var scene: Scene? { parent?.scene ?? ownScene }
  open var anchor: (any HasAnchoring)? { self as? any HasAnchoring ?? parent?.anchor }
  open var isActive: Bool { scene != nil && isEnabled }
  open var isAnchored: Bool { false }

  public required init() {}
  public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
  public nonisolated static func == (a: Entity, b: Entity) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(id) }

  public var position: SIMD3<Float> {
    get { transform.translation }
    set { transform.translation = newValue }
  }
  public var scale: SIMD3<Float> {
    get { transform.scale }
    set { transform.scale = newValue }
  }
  public var orientation: simd_quatf {
    get { transform.rotation }
    set { transform.rotation = newValue }
  }
  /// - Parameter entity: nil stands for the scene.
  public func position(relativeTo entity: Entity?) -> SIMD3<Float> {
    let column = transformMatrix(relativeTo: entity).columns.3
    return SIMD3(column.x, column.y, column.z)
  }
  public func setPosition(_ position: SIMD3<Float>, relativeTo entity: Entity?) {
    let local = (parent?.transformMatrix(relativeTo: entity) ?? simd_float4x4(1)).inverse * SIMD4(position, 1)
    transform.translation = SIMD3(local.x, local.y, local.z)
  }
  public func transformMatrix(relativeTo entity: Entity?) -> simd_float4x4 {
    let inScene = (parent?.transformMatrix(relativeTo: nil) ?? simd_float4x4(1)) * transform.matrix
    guard let entity else { return inScene }
    return entity.transformMatrix(relativeTo: nil).inverse * inScene
  }
  public func setScale(_ scale: SIMD3<Float>, relativeTo entity: Entity?) { transform.scale = scale }
  public func setOrientation(_ orientation: simd_quatf, relativeTo entity: Entity?) { transform.rotation = orientation }
  public func look(at target: SIMD3<Float>, from position: SIMD3<Float>, relativeTo entity: Entity?) { transform.translation = position }
  public func visualBounds(relativeTo entity: Entity?) -> BoundingBox { BoundingBox() }

  open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    entity.removeFromParent()
    children.append(entity)
    entity.parent = self
  }
  open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    if entity.parent === self { entity.removeFromParent() }
  }
  open func removeFromParent(preservingWorldTransform: Bool = false) {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func findEntity(named name: String) -> Entity? {
    self.name == name ? self : children.lazy.compactMap { $0.findEntity(named: name) }.first
  }
  open func clone(recursive: Bool) -> Self {
    let copy = type(of: self).init()
    (copy.name, copy.isEnabled, copy.transform, copy.components) = (name, isEnabled, transform, components)
    if recursive { for child in children { copy.addChild(child.clone(recursive: true)) } }
    return copy
  }
  /// Moves at once.
  @discardableResult
  open func move(
    to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0,
    timingFunction: AnimationTimingFunction = .default
  ) -> AnimationPlaybackController {
    self.transform = transform
    return AnimationPlaybackController()
  }
  open var availableAnimations: [AnimationResource] { [] }
  @discardableResult
  open func playAnimation(
    _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
  ) -> AnimationPlaybackController { AnimationPlaybackController() }
  open func stopAllAnimations(recursive: Bool = true) {}
  open func generateCollisionShapes(recursive: Bool) {}

  /// Throws: files are not read.
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity { throw CocoaError(.fileReadUnsupportedScheme) }
  public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws -> Entity {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
  public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
  public static func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws -> ModelEntity {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
  public static func loadAnchor(named name: String, in bundle: Bundle? = nil) throws -> AnchorEntity {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
  public static func loadModelAsync(named name: String, in bundle: Bundle? = nil) -> AnyPublisher<ModelEntity, any Error> {
    Fail(error: CocoaError(.fileReadUnsupportedScheme)).eraseToAnyPublisher()
  }
  public static func loadAsync(named name: String, in bundle: Bundle? = nil) -> AnyPublisher<Entity, any Error> {
    Fail(error: CocoaError(.fileReadUnsupportedScheme)).eraseToAnyPublisher()
  }
}

/// A scale, a rotation and a translation (Apple: Transform).
public struct Transform: Equatable, Hashable, Sendable, Component {
  public var scale: SIMD3<Float>
  public var rotation: simd_quatf
  public var translation: SIMD3<Float>
  public init() { self.init(scale: SIMD3(1, 1, 1)) }
  public init(
    scale: SIMD3<Float> = SIMD3(1, 1, 1), rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), translation: SIMD3<Float> = SIMD3()
  ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
  /// - Parameters: the angles about the axes in radians.
  public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
    let turns = [(y, SIMD3<Float>(0, 1, 0)), (x, SIMD3(1, 0, 0)), (z, SIMD3(0, 0, 1))].map { simd_quatf(angle: $0.0, axis: $0.1) }
    self.init(rotation: turns[0] * turns[1] * turns[2])
  }
  public init(matrix: simd_float4x4) {
    let columns = (0..<3).map { SIMD3(matrix[$0, 0], matrix[$0, 1], matrix[$0, 2]) }
    let scale = SIMD3(length(columns[0]), length(columns[1]), length(columns[2]))
    self.init(
      scale: scale, rotation: simd_quatf(simd_float3x3(columns[0] / scale.x, columns[1] / scale.y, columns[2] / scale.z)),
      translation: SIMD3(matrix[3, 0], matrix[3, 1], matrix[3, 2]))
  }
  public static let identity = Transform()
  public var matrix: simd_float4x4 {
    var result = simd_float4x4(rotation) * simd_float4x4(diagonal: SIMD4(scale, 1))
    result.columns.3 = SIMD4(translation, 1)
    return result
  }
}
public struct BoundingBox: Hashable, Sendable {
  public var min = SIMD3<Float>()
  public var max = SIMD3<Float>()
  public init() {}
  public init(min: SIMD3<Float>, max: SIMD3<Float>) { (self.min, self.max) = (min, max) }
  public var center: SIMD3<Float> { (min + max) / 2 }
  public var extents: SIMD3<Float> { max - min }
  public var isEmpty: Bool { min == max }
}
/// Apple: Component.
public protocol Component {}
extension Entity {
  /// The components of an entity by their types (Apple: Entity.ComponentSet).
  public struct ComponentSet {
    private var stored: [ObjectIdentifier: any Component] = [:]
    public subscript<T: Component>(componentType: T.Type) -> T? {
      get { stored[ObjectIdentifier(componentType)] as? T }
      set { stored[ObjectIdentifier(componentType)] = newValue }
    }
    public mutating func set<T: Component>(_ component: T) { self[T.self] = component }
    public func has<T: Component>(_ componentType: T.Type) -> Bool { self[componentType] != nil }
    public mutating func remove<T: Component>(_ componentType: T.Type) { self[componentType] = nil }
    public mutating func removeAll() { stored = [:] }
  }
}
public struct AnimationTimingFunction: Sendable {
  public static let `default` = AnimationTimingFunction(), linear = AnimationTimingFunction(), easeIn = AnimationTimingFunction()
  public static let easeOut = AnimationTimingFunction(), easeInOut = AnimationTimingFunction()
}
@MainActor
open class AnimationPlaybackController {
  open var isComplete: Bool { true }
  open var isPaused: Bool { false }
  open var speed: Float = 1
  open func pause() {}
  open func resume() {}
  open func stop() {}
}
@MainActor
open class AnimationResource {
  open var name: String? { nil }
  open func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
}
