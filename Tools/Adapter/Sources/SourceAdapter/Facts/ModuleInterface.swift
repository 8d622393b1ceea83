/// The information about a module that is needed to adapt other modules. The shim stores it beside the compiled module.
public struct ModuleInterface: Codable, Sendable, Equatable {
  /// The optional requirements of its `@objc` protocols.
  var requirements: [OptionalRequirement]
  /// The superclass of each class that has one.
  var superclasses: [String: String]
  /// The members of its extensions that look for overrides by name.
  var extensionMembers: [ExtensionMember]
  /// The protocols whose requirement `init()` was replaced by a method that creates an object; nil if an older shim wrote the interface.
  var makingProtocols: [String]?
  /// The constraints of the generic parameters, by the name of the type; nil if an older shim wrote the interface.
  var generics: [String: [String: [String]]]?
  /// The names of properties that are `AnyObject`; nil if an older shim wrote the interface.
  var objects: [String]?
  /// The classes that create their objects by an `init()` of their own; nil if an older shim wrote the interface.
  var ownInitializers: [OwnInitializer]?
  /// Whether the module, or one that it imports, associates values with objects; nil if not, or if an older shim wrote the interface.
  var associatesObjects: Bool?

  init(
    requirements: [OptionalRequirement] = [], superclasses: [String: String] = [:], extensionMembers: [ExtensionMember] = [],
    makingProtocols: [String] = [], generics: [String: [String: [String]]] = [:], objects: [String] = [],
    ownInitializers: [OwnInitializer] = [], associatesObjects: Bool = false
  ) {
    self.requirements = requirements
    self.superclasses = superclasses
    self.extensionMembers = extensionMembers
    self.makingProtocols = makingProtocols
    self.generics = generics
    self.objects = objects
    self.ownInitializers = ownInitializers
    self.associatesObjects = associatesObjects ? true : nil
  }

  /// Whether the module has nothing that other modules need to know.
  public var isEmpty: Bool {
    requirements.isEmpty && superclasses.isEmpty && extensionMembers.isEmpty && makingProtocols?.isEmpty ?? true
      && generics?.isEmpty ?? true && objects?.isEmpty ?? true && ownInitializers?.isEmpty ?? true && associatesObjects == nil
  }
}

/// A class that creates its objects by an `init()` of its own.
struct OwnInitializer: Codable, Sendable, Hashable {
  var owner: String
  /// Whether all modules see the class; otherwise only tests do.
  var isPublic: Bool
  /// Whether subclasses in other modules can call the `init()`.
  var isCallable: Bool
}

/// A method or property of an extension that classes of other modules can override.
struct ExtensionMember: Codable, Sendable, Hashable {
  /// The extended class.
  var owner: String
  /// The name: `name` for a property, `name(label:)` for a method.
  var name: String
}
