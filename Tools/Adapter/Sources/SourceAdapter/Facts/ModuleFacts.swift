/// The declarations of all files of a module, indexed for rewriting.
struct ModuleFacts {
  private(set) var types: [String: TypeFacts] = [:]
  private(set) var requirements: [String: [OptionalRequirement]] = [:]
  /// Whether a file imports UIKit or is a test, or all files see UIKit through a header.
  private(set) var usesUIKit: Bool
  /// Whether tests of the module call `XCTExpectFailure`.
  private(set) var expectsFailures = false
  /// Whether the module, or one that it imports, associates values with objects.
  private(set) var associatesObjects = false
  private(set) var methodsByOwner: [String: [MethodFacts]] = [:]
  private var methodsByBase: [String: [MethodFacts]] = [:]
  private(set) var propertiesByName: [String: [PropertyFacts]] = [:]
  private(set) var overriddenMethods: Set<String> = []
  private(set) var overriddenProperties: Set<String> = []
  private(set) var extensionMethods: [String: [MethodFacts]] = [:]
  private(set) var extensionProperties: [String: [PropertyFacts]] = [:]
  private(set) var classMembers: Set<String> = []
  /// Whether the type of a member, or of a property of an imported module, contains `AnyObject`.
  private(set) var hasDynamicObjects = false
  private(set) var conformances: [String: Set<String>] = [:]
  /// From other modules: the superclasses of classes, and members of extensions that can be overridden.
  private(set) var importedSuperclasses: [String: String] = [:]
  private(set) var importedMembers: [String: Set<String>] = [:]
  private(set) var importedGenerics: [String: [String: [String]]] = [:]
  /// The names of properties of other modules that are `AnyObject`.
  private(set) var importedObjects: Set<String> = []
  /// Protocols, also of other modules, whose requirement `init()` was replaced by a method that creates an object.
  private(set) var makingProtocols: Set<String> = []
  /// The classes of other modules that create their objects by an `init()` of their own, and whether subclasses can call it.
  private(set) var importedOwnInitializers: [String: Bool] = [:]
  /// Whether tests can override internal declarations.
  let isTestable: Bool
  /// The paths by their last component, for names that are used without the enclosing types.
  private var pathsByName: [String: [String]] = [:]
  private var aliases: [String: String] = [:]

  init(_ files: [FileFacts], imported: [ModuleInterface] = [], isTestable: Bool = false, usesUIKit: Bool = false) {
    self.isTestable = isTestable
    self.usesUIKit = usesUIKit
    for module in imported {
      associatesObjects = associatesObjects || module.associatesObjects ?? false
      for requirement in module.requirements { requirements[requirement.base, default: []].append(requirement) }
      importedSuperclasses.merge(module.superclasses) { first, _ in first }
      importedGenerics.merge(module.generics ?? [:]) { first, _ in first }
      importedObjects.formUnion(module.objects ?? [])
      for own in module.ownInitializers ?? [] where own.isPublic || isTestable { importedOwnInitializers[own.owner] = own.isCallable }
      for member in module.extensionMembers { importedMembers[member.name, default: []].insert(member.owner) }
    }
    for file in files {
      for conformance in file.conformances { conformances[conformance.conformance.lastComponent, default: []].insert(conformance.type) }
      expectsFailures = expectsFailures || file.expectsFailures
      associatesObjects = associatesObjects || file.associatesObjects
      if !file.imports.isDisjoint(with: ["UIKit", "XCTest", "Testing"]) { self.usesUIKit = true }
      for type in file.types {
        types[type.path] = type
        pathsByName[type.path.lastComponent, default: []].append(type.path)
      }
      aliases.merge(file.aliases) { first, _ in first }
      for requirement in file.requirements { requirements[requirement.base, default: []].append(requirement) }
    }
    hasDynamicObjects = !importedObjects.isEmpty
    // An extension does not say whether the extended type is generic.
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
    // Classes do not override the requirements and members of protocols.
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

  /// Returns the type that a name denotes in a scope: the type with that path, or the only type with that name.
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

  /// Returns the type of a type alias, or the name itself.
  func resolved(_ name: String) -> String {
    var name = name
    var seen: Set<String> = []
    while types[name] == nil, let next = aliases[name], seen.insert(name).inserted { name = next }
    return name
  }

  /// Returns the superclasses of a class in this module, nearest first.
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

  /// Returns whether a class of this module, or one that it inherits from, is marked with `@MainActor`.
  func isMainActor(_ path: String) -> Bool { ([path] + superclasses(of: path)).contains { types[$0]?.isMainActor == true } }

  /// Returns the class of UIKit or Foundation that a class is or inherits from; nil for protocols and for classes with another base class.
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

  /// Whether a class of this module, or a superclass, has a `required` initializer that accepts these labels.
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
  /// Whether a class of the module has a property of this name that key-value coding finds: an own one, marked `@objc`.
  func exposesProperty(_ name: String) -> Bool {
    propertiesByName[name]?.contains { $0.isExposed && !$0.isStatic && !$0.isOverride } ?? false
  }
  func isFunctionProperty(_ name: String) -> Bool { propertiesByName[name]?.contains(where: \.isFunction) ?? false }

  /// Returns the selector that a protocol of this module defines for a method.
  func requiredSelector(_ base: String, _ labels: [String], _ types: @autoclosure () -> [String]? = nil) -> String? {
    let named = requirements[base]?.filter { $0.labels == labels && $0.selector != nil } ?? []
    guard named.count > 1, let types = types() else { return named.first?.selector }
    return (named.first { $0.types == types } ?? named.first)?.selector
  }

  /// Whether a protocol has several requirements with these labels, which differ in the types of their parameters.
  func isOverloaded(_ base: String, _ labels: [String]) -> Bool {
    let owners = requirements[base]?.filter { $0.labels == labels }.map(\.owner) ?? []
    return Set(owners).count < owners.count
  }
}

extension String {
  /// The last component of a path: `Inner` for `Outer.Inner`.
  var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}
