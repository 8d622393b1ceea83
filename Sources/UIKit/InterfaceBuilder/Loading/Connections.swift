internal import InterfaceBuilder

/// Outlets and actions.
@MainActor enum Connections {
  static func connect(_ element: InterfaceElement, from object: AnyObject, loader: InterfaceLoader) {
    for connection in InterfaceObject(element).connections {
      switch connection {
      case .outlet(let property, let destination):
        guard let target = loader.objects[destination] else { continue }
        connect(object, property, to: target, InterfaceBuilderRegistry.shared.set(target, for: property, of: object))
      case .outletCollection(let property, let destination):
        guard let target = loader.objects[destination] else { continue }
        connect(object, property, to: target, InterfaceBuilderRegistry.shared.append(target, to: property, of: object))
      case .action(let selector, let destination, let event):
        let target = loader.objects[destination]
        ActionLoading.connect(object, selector: selector, target: target, toFirstResponder: target == nil, event: event)
      case .segue: break
      }
    }
  }

  private static func connect(_ object: AnyObject, _ property: String, to target: AnyObject, _ isDone: Bool) {
    guard !isDone, !isStandIn(object), !isStandIn(target) else { return }
    UIKitLog.refused(
      "\(type(of: object)) has no outlet \(property) for a \(type(of: target)); register it with InterfaceBuilderRegistry")
  }

  static func isStandIn(_ object: AnyObject) -> Bool {
    (object as? UIView)?.viewState.standInFor != nil || (object as? UIViewController)?.standInFor != nil || object is StandInObject
  }
}
