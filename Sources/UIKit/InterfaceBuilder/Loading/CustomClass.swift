internal import InterfaceBuilder

/// Finds the program's classes.
@MainActor enum CustomClass {
  /// - Parameter file: where it is named; nil: nobody is told that it is not known.
  /// - Returns: the class to make, and whether it takes the place of one that is not known.
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

  /// For bar items, gesture recognisers, constraints and their like.
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

  /// Registered under the name, or else of that module, or else of the program's main module.
  static func find(_ name: String, module: String?) -> AnyClass? {
    if let known = InterfaceBuilderRegistry.shared.type(named: name) { return known }
    // Foundation knows no names within names, and prints that.
    guard !name.contains(".") else { return nil }
    let main = ProcessInfo.processInfo.processName
    for module in [module, main, "UIKit"].compactMap(\.self) where !module.isEmpty && !module.contains(".") {
      if let type = NSClassFromString("\(module).\(name)") { return type }
    }
    return nil
  }

  private static func isAppleName(_ name: String) -> Bool { ["UIControl", "UIView", "UIResponder"].contains(name) }
}

/// Of a class to the ones above it.
private func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
  var next: AnyClass? = type
  while let present = next {
    if present == other { return true }
    next = _getSuperclass(present)
  }
  return false
}
