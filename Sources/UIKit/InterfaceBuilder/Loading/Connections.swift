internal import InterfaceBuilder

/// Connects outlets, actions, and segues that the user triggers.
@MainActor enum Connections {
  static func connect(_ element: InterfaceElement, from object: AnyObject, loader: InterfaceLoader) {
    for child in element.first("connections")?.children ?? [] {
      guard let connection = InterfaceConnection(child) else { continue }
      if case .segue(let segue) = connection {
        guard loader.surroundings == nil, !["relationship", "embed"].contains(segue.kind) else { continue }
        guard loader.isNew(child) else { continue }
        SegueTrigger.attach(segue, to: object, loader: loader)
      } else if isReady(connection, loader), loader.isNew(child) {
        connect(connection, from: object, loader: loader)
      }
    }
  }

  /// Whether the destination exists. A controller is created before its view; its outlets are connected later.
  private static func isReady(_ connection: InterfaceConnection, _ loader: InterfaceLoader) -> Bool {
    switch connection {
    case .outlet(_, let destination), .outletCollection(_, let destination): loader.objects[destination] != nil
    case .action, .segue: true
    }
  }

  private static func connect(_ connection: InterfaceConnection, from object: AnyObject, loader: InterfaceLoader) {
    switch connection {
    case .outlet(let property, let destination): setOutlet(property, of: object, to: loader.objects[destination])
    case .outletCollection(let property, let destination): appendOutlet(property, of: object, loader.objects[destination])
    case .action(let selector, let destination, let event):
      connectAction(selector, of: object, to: loader.objects[destination], event)
    case .segue: break
    }
  }

  private static func setOutlet(_ property: String, of object: AnyObject, to target: AnyObject?) {
    guard let target else { return }
    let isDone = InterfaceBuilderRegistry.shared.set(target, for: property, of: object)
    if !isDone { reportMissing(property, of: object, target) }
  }

  private static func appendOutlet(_ property: String, of object: AnyObject, _ target: AnyObject?) {
    guard let target else { return }
    let isDone = InterfaceBuilderRegistry.shared.append(target, to: property, of: object)
    if !isDone { reportMissing(property, of: object, target) }
  }

  private static func connectAction(_ selector: String, of object: AnyObject, to target: AnyObject?, _ event: String?) {
    ActionLoading.connect(object, selector: selector, target: target, event: event)
  }

  /// Reports an outlet that cannot be connected, except for objects that stand in for unknown classes.
  private static func reportMissing(_ property: String, of object: AnyObject, _ target: AnyObject) {
    guard !isStandIn(object), !isStandIn(target) else { return }
    UIKitLog.refused(
      "\(type(of: object)) has no outlet \(property) for a \(type(of: target)); register it with InterfaceBuilderRegistry")
  }

  static func isStandIn(_ object: AnyObject) -> Bool {
    (object as? UIView)?.viewState.standInFor != nil || (object as? UIViewController)?.standInFor != nil || object is StandInObject
  }
}
