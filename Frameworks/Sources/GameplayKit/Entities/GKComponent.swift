import FoundationCompatibility

/// A part of an entity with its own state and behavior (Apple: GKComponent).
open class GKComponent: NSObject, NSCopying, NSSecureCoding {
  open internal(set) weak var entity: GKEntity?
  open class var supportsSecureCoding: Bool { true }
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}

  /// Returns a new component. Subclasses must override this method, because the base class cannot create them.
  open func copy(with zone: NSZone? = nil) -> Any { GKComponent() }

  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}
