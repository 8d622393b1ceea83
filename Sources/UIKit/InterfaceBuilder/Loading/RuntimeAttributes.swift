internal import InterfaceBuilder

/// Sets runtime attributes by key path: for UIKit's classes the known ones, for classes of the application those that are registered.
@MainActor enum RuntimeAttributes {
  static func apply(_ element: InterfaceElement, to object: AnyObject, loader: InterfaceLoader) {
    for attribute in InterfaceObject(element).runtimeAttributes {
      let value = value(attribute, loader: loader)
      if InterfaceBuilderRegistry.shared.set(value, for: attribute.keyPath, of: object) { continue }
      if (object as? UIView)?.viewState.standInFor != nil || (object as? UIViewController)?.standInFor != nil { continue }
      UIKitLog.refused(
        "line \(attribute.line): \(type(of: object)) has no \(attribute.keyPath) that is registered; register it with InterfaceBuilderRegistry"
      )
    }
  }

  static func value(_ attribute: InterfaceRuntimeAttribute, loader: InterfaceLoader) -> Any? {
    switch attribute.value {
    case .none: nil
    case .boolean(let value): value
    case .number(let value): value
    case .text(let value): value
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let width, let height): CGSize(width: width, height: height)
    case .rect(let x, let y, let width, let height): CGRect(x: x, y: y, width: width, height: height)
    case .range(let location, let length): NSRange(location: location, length: length)
    case .color(let color): loader.color(color)
    case .image(let name): loader.image(name)
    }
  }
}
