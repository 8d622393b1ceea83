internal import InterfaceBuilder

/// Outlets, actions, and segues that a person sets off.
@MainActor enum Connections {
  static func connect(_ element: InterfaceElement, from object: AnyObject, loader: InterfaceLoader) {
    for child in element.first("connections")?.children ?? [] {
      switch InterfaceConnection(child) {
      case .outlet(let property, let destination):
        guard let target = loader.objects[destination], loader.isNew(child) else { continue }
        told(object, property, target, InterfaceBuilderRegistry.shared.set(target, for: property, of: object))
      case .outletCollection(let property, let destination):
        guard let target = loader.objects[destination], loader.isNew(child) else { continue }
        told(object, property, target, InterfaceBuilderRegistry.shared.append(target, to: property, of: object))
      case .action(let selector, let destination, let event):
        guard loader.isNew(child) else { continue }
        ActionLoading.connect(object, selector: selector, target: loader.objects[destination], event: event)
      case .segue(let segue):
        guard loader.canvas == nil, !["relationship", "embed"].contains(segue.kind), loader.isNew(child) else { continue }
        SegueTrigger.attach(segue, to: object, loader: loader)
      case nil: continue
      }
    }
  }

  /// In a program, what cannot be connected is told; on the canvas there is no program.
  private static func told(_ object: AnyObject, _ property: String, _ target: AnyObject, _ isDone: Bool) {
    guard !isDone, !isStandIn(object), !isStandIn(target) else { return }
    UIKitLog.refused("\(type(of: object)) has no outlet \(property) for a \(type(of: target)); register it with InterfaceBuilderRegistry")
  }

  static func isStandIn(_ object: AnyObject) -> Bool {
    (object as? UIView)?.viewState.standInFor != nil || (object as? UIViewController)?.standInFor != nil || object is StandInObject
  }
}
