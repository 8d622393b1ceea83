import FoundationCompatibility

/// Updates the components of a class in the order in which they were added (Apple: GKComponentSystem).
open class GKComponentSystem<ComponentType: GKComponent>: NSObject, Sequence {
  public let componentClass: AnyClass
  open private(set) var components: [ComponentType] = []

  public init(componentClass cls: AnyClass) {
    componentClass = cls
    super.init()
  }

  open subscript(idx: Int) -> ComponentType { components[idx] }
  public func makeIterator() -> IndexingIterator<[ComponentType]> { components.makeIterator() }

  /// Adds a component. Has no effect if it has another class, or was added before.
  open func addComponent(_ component: ComponentType) {
    let isOfClass = ObjectIdentifier(type(of: component)) == ObjectIdentifier(componentClass)
    guard isOfClass, !components.contains(where: { $0 === component }) else { return }
    components.append(component)
  }
  open func addComponent(foundIn entity: GKEntity) {
    for component in entity.components where ObjectIdentifier(type(of: component)) == ObjectIdentifier(componentClass) {
      if let component = component as? ComponentType { addComponent(component) }
    }
  }
  open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }

  open func update(deltaTime seconds: TimeInterval) { for component in components { component.update(deltaTime: seconds) } }
  open func classForGenericArgument(at index: Int) -> AnyClass { componentClass }
}

extension GKComponentSystem where ComponentType == GKComponent {
  /// Creates a system whose component type is not given by the context: `GKComponentSystem(componentClass: Move.self)`.
  public convenience init(componentClass cls: GKComponent.Type) { self.init(componentClass: cls as AnyClass) }
}
