internal import InterfaceBuilder

/// Finds the custom classes of the application.
@MainActor enum CustomClass {
  /// Returns the class to instantiate, and whether it stands in for an unknown class.
  /// - Parameter file: the name of the file for messages about unknown classes; nil for no messages.
  static func resolve(_ element: InterfaceElement, base: UIView.Type, file: String?) -> (type: UIView.Type, isStandIn: Bool) {
    let resolved = resolve(element, base: base as AnyClass, file: file)
    return (resolved.type as? UIView.Type ?? base, resolved.isStandIn)
  }

  static func resolve(
    _ element: InterfaceElement, base: UIViewController.Type, file: String?
  ) -> (type: UIViewController.Type, isStandIn: Bool) {
    let resolved = resolve(element, base: base as AnyClass, file: file)
    return (resolved.type as? UIViewController.Type ?? base, resolved.isStandIn)
  }

  /// Returns the class of a bar item, a gesture recogniser, a constraint or a similar object.
  static func resolve<Object: NSObject>(_ element: InterfaceElement, base: Object.Type, file: String?) -> Object.Type {
    resolve(element, base: base as AnyClass, file: file).type as? Object.Type ?? base
  }

  private static func resolve(_ element: InterfaceElement, base: AnyClass, file: String?) -> (type: AnyClass, isStandIn: Bool) {
    guard let name = element["customClass"] else { return (base, false) }
    let found: AnyClass? = find(name, module: element["customModule"])
    if let found, isSubclass(found, of: base) { return (found, false) }
    guard !isAppleName(name) else { return (base, false) }
    MissingClass(name, in: element, base: base, found: found).tell(file)
    return (base, true)
  }

  /// Returns the class that is registered under the name; otherwise the one in the given module, or in the application's main module.
  static func find(_ name: String, module: String?) -> AnyClass? {
    if let known = InterfaceBuilderRegistry.shared.type(named: name) { return known }
    // Foundation cannot find nested names, and prints a message.
    guard !name.contains(".") else { return nil }
    let main = ProcessInfo.processInfo.processName
    for module in [module, main, "UIKit"].compactMap(\.self) where !module.isEmpty && !module.contains(".") {
      if let type = NSClassFromString("\(module).\(name)") { return type }
    }
    return nil
  }

  private static func isAppleName(_ name: String) -> Bool { ["UIControl", "UIView", "UIResponder"].contains(name) }
}

/// Whether a class is another one or a subclass of it.
private func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
  var next: AnyClass? = type
  while let present = next {
    if present == other { return true }
    next = _getSuperclass(present)
  }
  return false
}
