/// Overrides of members of extensions, which Swift does not support. If the extended class is in this module, members that this module
/// overrides and `open` members move into the class. Otherwise the extension's member looks for overrides by name.
extension ModuleFacts {
  /// Whether a method of an extension of `owner` moves into the class.
  func moves(extensionMethod method: String, of owner: String) -> Bool {
    guard type(named: owner)?.kind == .class else { return false }
    if isOverridden(method, below: owner) { return true }
    guard extensionOwner(ofMethod: method) == resolved(owner) else { return false }
    return overriddenMethods.contains(method) || extensionMethods[method]?.contains { $0.owner == owner && $0.isOpen } ?? false
  }

  /// Whether a subclass in this module overrides a method that extensions of `owner` declare. Other types may have methods with that name.
  private func isOverridden(_ method: String, below owner: String) -> Bool {
    guard overriddenMethods.contains(method), extensionMethods[method]?.contains(where: { $0.owner == owner }) == true else { return false }
    let base = String(method.prefix { $0 != "(" })
    return methods(base: base).contains { $0.isOverride && $0.fullName == method && isClass($0.owner, below: owner) }
  }

  private func isOverridden(property: String, below owner: String) -> Bool {
    guard overriddenProperties.contains(property), extensionProperties[property]?.contains(where: { $0.owner == owner }) == true else {
      return false
    }
    return properties(named: property).contains { $0.isOverride && isClass($0.owner, below: owner) }
  }

  /// Whether a class of this module inherits from another class, of this module or another.
  private func isClass(_ path: String, below owner: String) -> Bool {
    if let type = type(named: owner) { return superclasses(of: self.type(named: path)?.path ?? path).contains(type.path) }
    return importedClasses(above: type(named: path)?.path ?? path).contains(resolved(owner).lastComponent)
  }

  func moves(extensionProperty property: String, of owner: String) -> Bool {
    guard type(named: owner)?.kind == .class else { return false }
    if isOverridden(property: property, below: owner) { return true }
    guard extensionOwner(ofProperty: property) == resolved(owner) else { return false }
    return overriddenProperties.contains(property) || extensionProperties[property]?.contains { $0.owner == owner && $0.isOpen } ?? false
  }

  /// Whether a method of an extension looks for overrides by name.
  func opens(extensionMethod method: MethodFacts) -> Bool {
    guard method.isInExtension, !method.isOverride, method.isReplaceable, !moves(extensionMethod: method.fullName, of: method.owner) else {
      return false
    }
    return overriddenMethods.contains(method.fullName) && extensionOwner(ofMethod: method.fullName) == resolved(method.owner)
      || isOverridden(method.fullName, below: method.owner)
      || isOverridableElsewhere(method.owner, method.isExposed && !method.isPrivate, method.isOpen)
  }

  func opens(extensionProperty property: PropertyFacts) -> Bool {
    guard property.isInExtension, !property.isOverride, !Self.propertiesOfNSObject.contains(property.name), property.isReplaceable,
      !moves(extensionProperty: property.name, of: property.owner)
    else { return false }
    return overriddenProperties.contains(property.name) && extensionOwner(ofProperty: property.name) == resolved(property.owner)
      || isOverridden(property: property.name, below: property.owner)
      || isOverridableElsewhere(property.owner, property.isExposed && !property.isPrivate, property.isOpen)
  }

  /// Properties that classes override even if an extension, for example of an enumeration, declares a property with the same name.
  static let propertiesOfNSObject: Set = ["description", "debugDescription", "hash", "hashValue"]

  private func isOverridableElsewhere(_ owner: String, _ isExposed: Bool, _ isOpen: Bool) -> Bool {
    guard isExposed, isOpen || isTestable else { return false }
    guard let type = type(named: owner) else { return true }
    return type.kind == .class && !type.isGeneric && !type.isLocal
  }

  /// Returns the class whose extension declares an overridden method, if the override must be found by name.
  func openExtension(ofMethod name: String, above path: String) -> String? {
    openExtension(of: name, above: path, own: classMembers.contains(name) ? [] : extensionMethods[name]?.map { resolved($0.owner) } ?? [])
  }

  func openExtension(ofProperty name: String, above path: String) -> String? {
    if Self.propertiesOfNSObject.contains(name) { return nil }
    return openExtension(
      of: name, above: path, own: classMembers.contains(name) ? [] : extensionProperties[name]?.map { resolved($0.owner) } ?? [])
  }

  private func openExtension(of name: String, above path: String, own: [String]) -> String? {
    let outside = own.filter { type(named: $0)?.kind != .class && ["UI", "NS", "CA"].contains($0.prefix(2)) && $0 != path }
    let candidates = outside + (importedMembers[name] ?? [])
    guard !candidates.isEmpty else { return nil }
    let above = importedClasses(above: path)
    return candidates.first { above.contains($0.lastComponent) } ?? outside.first
  }

  /// Whether a class of this module has a superclass with one of these names in another module.
  func inherits(_ path: String, from names: Set<String>) -> Bool {
    types[path] != nil && importedClasses(above: path).contains(where: names.contains)
  }

  /// Returns the superclasses of a class in other modules, nearest first.
  private func importedClasses(above path: String) -> [String] {
    var result: [String] = []
    let root = ([path] + superclasses(of: path)).last ?? path
    var next = types[root]?.inherited.first?.lastComponent ?? (types[root] == nil ? importedSuperclasses[root.lastComponent] : nil)
    while let name = next?.lastComponent, !result.contains(name) {
      result.append(name)
      next = importedSuperclasses[name] ?? FrameworkClasses.superclass(of: name)
    }
    return result
  }

  private func extensionOwner(ofMethod name: String) -> String? {
    classMembers.contains(name) ? nil : (extensionMethods[name]?.first?.owner).map(resolved).flatMap { mayBeClass($0) ? $0 : nil }
  }
  private func extensionOwner(ofProperty name: String) -> String? {
    classMembers.contains(name) ? nil : (extensionProperties[name]?.first?.owner).map(resolved).flatMap { mayBeClass($0) ? $0 : nil }
  }

  /// Whether a type can have subclasses. Classes of other modules that are not in the tables of frameworks are assumed to be classes.
  private func mayBeClass(_ name: String) -> Bool {
    if let type = type(named: name) { return type.kind == .class }
    return FrameworkClasses.contains(name.lastComponent) || importedSuperclasses[name.lastComponent] != nil || !Self.isValueType(name)
  }

  /// Whether a name is that of a structure or enumeration of Core Graphics, UIKit, Foundation or the standard library.
  private static func isValueType(_ name: String) -> Bool {
    ["CG", "Int", "UInt", "Float"].contains(where: name.hasPrefix) && name != "CGContext"
      || [
        "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "IndexPath", "IndexSet", "NSDirectionalEdgeInsets", "NSRange",
        "Optional", "Range", "Sequence", "Collection", "Set", "String", "Substring", "UIEdgeInsets", "UIOffset", "URL", "URLRequest",
        "UUID",
      ].contains(name)
  }

  /// Returns the declarations that modules that import this one need to know.
  func interface(of files: [FileFacts]) -> ModuleInterface {
    var superclasses: [String: String] = [:]
    var generics: [String: [String: [String]]] = [:]
    for type in files.flatMap(\.types) where type.isGeneric && !type.isLocal && !type.isHidden && type.kind != .protocol {
      let constraints = type.generics.filter { !$0.value.isEmpty }
      if !constraints.isEmpty { generics[type.path.lastComponent] = constraints }
    }
    for type in files.flatMap(\.types) where type.kind == .class && !type.isLocal && !type.isHidden {
      superclasses[type.path.lastComponent] = type.inherited.first
    }
    // A composition is represented by its class.
    for (name, value) in files.flatMap(\.aliases) where value.contains("&") {
      if let type = frameworkClass(of: name) { superclasses[name] = type }
    }
    let methods = files.flatMap(\.methods).filter { opens(extensionMethod: $0) }.map { ExtensionMember(owner: $0.owner, name: $0.fullName) }
    let properties = files.flatMap(\.properties).filter { opens(extensionProperty: $0) }
      .map { ExtensionMember(owner: $0.owner, name: $0.name) }
    let objects = Set(files.flatMap(\.properties).filter { $0.dynamicType == .object && !$0.isPrivate }.map(\.name))
    return ModuleInterface(
      requirements: files.flatMap(\.requirements), superclasses: superclasses, extensionMembers: methods + properties,
      makingProtocols: makingProtocols.sorted(), generics: generics,
      objects: objects.filter { dynamicType(ofProperty: $0) == .object }.sorted(), ownInitializers: ownInitializers(of: files),
      associatesObjects: associatesObjects)
  }
}
