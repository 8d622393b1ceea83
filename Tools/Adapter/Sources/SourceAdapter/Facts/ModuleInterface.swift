/// What the adapting of other modules has to know of a module. The shim stores it beside the compiled module.
public struct ModuleInterface: Codable, Sendable, Equatable {
  /// Optional requirements of its `@objc` protocols.
  var requirements: [OptionalRequirement]
  /// The class above each of its classes that stands below another.
  var superclasses: [String: String]
  /// Members of its extensions that look for overrides by name.
  var extensionMembers: [ExtensionMember]
  /// Protocols that ask for a method which makes an object, in the place of `init()`; nil where an older shim wrote this.
  var makingProtocols: [String]?
  /// What the generic parameters of its types must be, by the type's name; nil where an older shim wrote this.
  var generics: [String: [String: [String]]]?

  init(
    requirements: [OptionalRequirement] = [], superclasses: [String: String] = [:], extensionMembers: [ExtensionMember] = [],
    makingProtocols: [String] = [], generics: [String: [String: [String]]] = [:]
  ) {
    self.requirements = requirements
    self.superclasses = superclasses
    self.extensionMembers = extensionMembers
    self.makingProtocols = makingProtocols
    self.generics = generics
  }

  public var isEmpty: Bool {
    requirements.isEmpty && superclasses.isEmpty && extensionMembers.isEmpty && makingProtocols?.isEmpty ?? true
      && generics?.isEmpty ?? true
  }
}

/// A method or a property that an extension declares, and that classes of other modules may override.
struct ExtensionMember: Codable, Sendable, Hashable {
  /// The extended class.
  var owner: String
  /// `name` of a property, `name(label:)` of a method.
  var name: String
}
