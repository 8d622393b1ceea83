import FoundationCompatibility

/// An object of a game, which consists of components (Apple: GKEntity). It has at most one component of a class.
open class GKEntity: NSObject, NSCopying, NSSecureCoding {
  open class var supportsSecureCoding: Bool { true }
  open private(set) var components: [GKComponent] = []

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init()
    let components = coder.decodeObject(of: [NSArray.self, GKComponent.self], forKey: "components") as? [GKComponent]
    for component in components ?? [] { addComponent(component) }
  }
  open func encode(with coder: NSCoder) { coder.encode(NSArray(array: components), forKey: "components") }

  /// Returns an entity with copies of the components. Subclasses must override this method, because the base class cannot create them.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKEntity()
    for component in components { (component.copy() as? GKComponent).map(copy.addComponent) }
    return copy
  }

  open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }

  /// Adds a component. It replaces a component of the same class.
  open func addComponent(_ component: GKComponent) {
    guard component.entity !== self else { return }
    if let entity = component.entity { entity.remove(component) }
    let kind = ObjectIdentifier(type(of: component))
    let index = components.firstIndex { ObjectIdentifier(type(of: $0)) == kind }
    if let index {
      components[index].willRemoveFromEntity()
      components[index].entity = nil
      components[index] = component
    } else {
      components.append(component)
    }
    component.entity = self
    component.didAddToEntity()
  }

  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    if let component = component(ofType: componentClass) { remove(component) }
  }

  /// Returns the component of exactly this class, not one of a subclass.
  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.first { ObjectIdentifier(type(of: $0)) == ObjectIdentifier(componentClass) } as? ComponentType
  }

  private func remove(_ component: GKComponent) {
    component.willRemoveFromEntity()
    components.removeAll { $0 === component }
    component.entity = nil
  }
}
