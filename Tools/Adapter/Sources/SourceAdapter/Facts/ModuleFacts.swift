/// What all files of a module declare, arranged by what the rewriting asks for.
struct ModuleFacts {
  private(set) var types: [String: TypeFacts] = [:]
  private(set) var requirements: [String: [OptionalRequirement]] = [:]
  /// Some file imports UIKit, or is a test.
  private(set) var usesUIKit = false
  /// Tests of the module expect failures.
  private(set) var expectsFailures = false
  private(set) var methodsByOwner: [String: [MethodFacts]] = [:]
  private var methodsByBase: [String: [MethodFacts]] = [:]
  private(set) var propertiesByName: [String: [PropertyFacts]] = [:]
  private(set) var overriddenMethods: Set<String> = []
  private(set) var overriddenProperties: Set<String> = []
  private(set) var extensionMethods: [String: [MethodFacts]] = [:]
  private(set) var extensionProperties: [String: [PropertyFacts]] = [:]
  private(set) var classMembers: Set<String> = []
  /// Some member has a type with `AnyObject` in it.
  private(set) var hasDynamicObjects = false
  private(set) var conformances: [String: Set<String>] = [:]
  /// Of other modules: the class above a class, and members of extensions that may be overridden.
  private(set) var importedSuperclasses: [String: String] = [:]
  private(set) var importedMembers: [String: Set<String>] = [:]
  private(set) var importedGenerics: [String: [String: [String]]] = [:]
  /// Protocols of this module and of others that ask for an object in the place of `init()`.
  private(set) var makingProtocols: Set<String> = []
  /// What is internal can be overridden by tests.
  let isTestable: Bool
  /// Paths by their last component, for names that are used without the types around.
  private var pathsByName: [String: [String]] = [:]
  private var aliases: [String: String] = [:]

  init(_ files: [FileFacts], imported: [ModuleInterface] = [], isTestable: Bool = false) {
    self.isTestable = isTestable
    for module in imported {
      for requirement in module.requirements { requirements[requirement.base, default: []].append(requirement) }
      importedSuperclasses.merge(module.superclasses) { first, _ in first }
      importedGenerics.merge(module.generics ?? [:]) { first, _ in first }
      for member in module.extensionMembers { importedMembers[member.name, default: []].insert(member.owner) }
    }
    for file in files {
      for conformance in file.conformances { conformances[conformance.conformance.lastComponent, default: []].insert(conformance.type) }
      expectsFailures = expectsFailures || file.expectsFailures
      if !file.imports.isDisjoint(with: ["UIKit", "XCTest", "Testing"]) { usesUIKit = true }
      for type in file.types {
        types[type.path] = type
        pathsByName[type.path.lastComponent, default: []].append(type.path)
      }
      aliases.merge(file.aliases) { first, _ in first }
      for requirement in file.requirements { requirements[requirement.base, default: []].append(requirement) }
    }
    // In an extension nothing says that the extended type is generic.
    for path in types.keys where types[path]?.isGeneric == false && isInGenericType(path) { types[path]?.isGeneric = true }
    for file in files {
      for method in file.methods { take(method) }
      for property in file.properties { take(property) }
    }
    makingProtocols = Self.makingProtocols(types, isMetByFrameworkClass).union(imported.flatMap { $0.makingProtocols ?? [] })
  }

  private func isInGenericType(_ path: String) -> Bool {
    var path = path
    while let dot = path.lastIndex(of: ".") {
      path = String(path[..<dot])
      if type(named: path)?.isGeneric ?? false { return true }
    }
    return false
  }

  private mutating func take(_ method: MethodFacts) {
    methodsByOwner[method.owner, default: []].append(method)
    methodsByBase[method.base, default: []].append(method)
    hasDynamicObjects = hasDynamicObjects || method.dynamicType?.holdsObjects ?? false
    // What a protocol requires or gives is nothing that a class overrides.
    if types[method.owner]?.kind == .protocol { return }
    if method.isOverride { overriddenMethods.insert(method.fullName) }
    if method.isInExtension, !method.isOverride { extensionMethods[method.fullName, default: []].append(method) }
    if !method.isInExtension, !method.isOverride { classMembers.insert(method.fullName) }
  }

  private mutating func take(_ property: PropertyFacts) {
    propertiesByName[property.name, default: []].append(property)
    hasDynamicObjects = hasDynamicObjects || property.dynamicType?.holdsObjects ?? false
    if types[property.owner]?.kind == .protocol { return }
    if property.isOverride { overriddenProperties.insert(property.name) }
    if property.isInExtension, !property.isOverride { extensionProperties[property.name, default: []].append(property) }
    if !property.isInExtension, !property.isOverride { classMembers.insert(property.name) }
  }

  /// The type that a name means at some place: its path, or the only type of that name.
  func type(named name: String, in scope: String? = nil) -> TypeFacts? {
    var around = scope
    while let path = around {
      if let type = types[path + "." + name] { return type }
      around = path.contains(".") ? String(path[..<path.lastIndex(of: ".")!]) : nil
    }
    if let type = types[name] { return type }
    let paths = pathsByName[name.lastComponent] ?? []
    if paths.count == 1 { return types[paths[0]] }
    let named = resolved(name)
    return named == name || !paths.isEmpty
      ? nil : types[named] ?? pathsByName[named.lastComponent].flatMap { $0.count == 1 ? types[$0[0]] : nil }
  }

  /// What a name stands for, where it is another name of a type.
  func resolved(_ name: String) -> String {
    var name = name
    var seen: Set<String> = []
    while types[name] == nil, let next = aliases[name], seen.insert(name).inserted { name = next }
    return name
  }

  /// The types of this module above a class, nearest first.
  func superclasses(of path: String) -> [String] {
    var result: [String] = []
    var next = types[path]
    while let type = next, let name = type.inherited.first, let above = self.type(named: name, in: type.path), above.kind == .class,
      !result.contains(above.path)
    {
      result.append(above.path)
      next = above
    }
    return result
  }

  /// The class of UIKit's or Foundation's that a class is, or stands below; nil for protocols and for classes of other roots.
  func frameworkClass(of name: String, in scope: String? = nil) -> String? {
    var name = name
    var scope = scope
    var seen: Set<String> = []
    while let type = type(named: name, in: scope), seen.insert(type.path).inserted {
      guard type.kind == .class, let above = type.inherited.first else { return nil }
      name = above
      scope = type.path
    }
    name = resolved(name)
    if name.contains("&") {
      return name.split(separator: "&").lazy.compactMap { $0 == name ? nil : self.frameworkClass(of: String($0)) }.first
    }
    name = name.lastComponent
    while !FrameworkClasses.contains(name), let above = importedSuperclasses[name], seen.insert(name).inserted {
      name = above.lastComponent
    }
    return FrameworkClasses.contains(name) ? name : nil
  }

  /// Whether a class of this module or one above it has such an initialiser that is `required`.
  func hasRequiredInitializer(_ name: String, in scope: String?, _ labels: [String]) -> Bool {
    guard let type = type(named: name, in: scope) else { return false }
    return ([type.path] + superclasses(of: type.path)).contains { types[$0]?.requiredInitializers.contains { $0.takes(labels) } ?? false }
  }

  func methods(of owner: String, base: String) -> [MethodFacts] { (methodsByOwner[owner] ?? []).filter { $0.base == base } }
  func methods(base: String) -> [MethodFacts] { methodsByBase[base] ?? [] }
  func property(_ name: String, of owner: String) -> PropertyFacts? {
    propertiesByName[name]?.first { $0.owner == owner && $0.isInExtension }
  }
  func properties(named name: String) -> [PropertyFacts] { propertiesByName[name] ?? [] }
  func declaresProperty(_ name: String) -> Bool { propertiesByName[name] != nil }
  func isFunctionProperty(_ name: String) -> Bool { propertiesByName[name]?.contains(where: \.isFunction) ?? false }

  /// The selector of a method, where a protocol of this module gives it one.
  func requiredSelector(_ base: String, _ labels: [String], _ types: @autoclosure () -> [String]? = nil) -> String? {
    let named = requirements[base]?.filter { $0.labels == labels && $0.selector != nil } ?? []
    guard named.count > 1, let types = types() else { return named.first?.selector }
    return (named.first { $0.types == types } ?? named.first)?.selector
  }

  /// Whether a protocol has several such requirements, which differ by their parameters' types.
  func isOverloaded(_ base: String, _ labels: [String]) -> Bool {
    let owners = requirements[base]?.filter { $0.labels == labels }.map(\.owner) ?? []
    return Set(owners).count < owners.count
  }
}

extension String {
  /// `Inner` of `Outer.Inner`.
  var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}
