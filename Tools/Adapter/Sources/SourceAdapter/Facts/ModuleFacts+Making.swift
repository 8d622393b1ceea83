/// Protocols with the requirement `init()` to which a class of UIKit or Foundation is made to conform. On Linux the initializer of that
/// class is not `required`. The requirement becomes a method that creates an object; classes of UIKit and Foundation have this method, and
/// all other types get it.
extension ModuleFacts {
  /// Returns the names of such protocols.
  static func makingProtocols(_ types: [String: TypeFacts], _ isMet: (String) -> Bool) -> Set<String> {
    let asking = types.values.filter(\.requiresEmptyInitializer)
    return Set(asking.map(\.path.lastComponent).filter { name in below(name, types).contains(where: isMet) })
  }

  /// Returns a protocol and the protocols that refine it.
  private static func below(_ name: String, _ types: [String: TypeFacts]) -> Set<String> {
    var names: Set = [name]
    var count = 0
    while count < names.count {
      count = names.count
      for type in types.values where type.kind == .protocol && type.inherited.contains(where: { names.contains($0.lastComponent) }) {
        names.insert(type.path.lastComponent)
      }
    }
    return names
  }

  /// Whether a class of UIKit or Foundation is made to conform to the protocol itself.
  func isMetByFrameworkClass(_ name: String) -> Bool {
    conformances[name]?.contains { FrameworkClasses.contains($0.lastComponent) && type(named: $0) == nil } ?? false
  }

  /// Whether the type gets the method that creates an object at this declaration of its conformances.
  /// - Parameter inherited: the inheritance clause of an extension; nil for the declaration of the type itself.
  func makesInstances(_ path: String, inherited: [String]?) -> Bool {
    guard !makingProtocols.isEmpty, frameworkClass(of: path) == nil, !FrameworkClasses.contains(path.lastComponent) else { return false }
    let type = type(named: path)
    guard type?.kind != .protocol, !superclasses(of: type?.path ?? path).contains(where: { isMaking($0) }) else { return false }
    let isOwn = types[type?.path ?? path]?.inherited.contains { asksForInstances($0) } ?? false
    guard let inherited else { return isOwn }
    return !isOwn && making(path).map(inherited.map(\.lastComponent).contains) ?? false
  }

  private func isMaking(_ path: String) -> Bool {
    types[path]?.inherited.contains { asksForInstances($0) } ?? false || making(path) != nil
  }

  /// Returns the first of these protocols to which extensions make a type conform.
  private func making(_ path: String) -> String? {
    let name = type(named: path)?.path ?? path
    return conformances.filter { asksForInstances($0.key) && $0.value.contains { (type(named: $0)?.path ?? $0) == name } }.keys.min()
  }

  private func asksForInstances(_ name: String) -> Bool {
    var seen: Set<String> = []
    var next = [name]
    while let name = next.popLast() {
      guard seen.insert(name.lastComponent).inserted else { continue }
      if makingProtocols.contains(name.lastComponent) { return true }
      if let type = type(named: name), type.kind == .protocol { next += type.inherited }
    }
    return false
  }
}
