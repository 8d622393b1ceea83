/// The declarations of a file, as far as adapting other files of the module depends on them.
struct FileFacts: Codable, Equatable {
  var types: [TypeFacts] = []
  var methods: [MethodFacts] = []
  var properties: [PropertyFacts] = []
  var requirements: [OptionalRequirement] = []
  /// Conformances that extensions declare.
  var conformances: [ConformanceFacts] = []
  /// Whether the file calls `XCTExpectFailure`.
  var expectsFailures = false
  /// Whether the file calls `objc_setAssociatedObject`.
  var associatesObjects = false
  /// The modules that the file imports.
  var imports: Set<String> = []
  /// The type aliases, with the types for which they stand. A composition is written `A&B`.
  var aliases: [String: String] = [:]
}

/// A nominal type. Extensions are not included.
struct TypeFacts: Codable, Equatable {
  enum Kind: String, Codable { case `class`, `struct`, `enum`, `actor`, `protocol` }

  /// The names of the enclosing types and of the type itself: `Outer.Inner`.
  var path: String
  var kind: Kind
  var inherited: [String] = []
  var isGeneric = false
  /// Whether the type is declared in a function and cannot be named outside of it.
  var isLocal = false
  /// Whether the type is private in another type. Only that type and its extensions in the file can name it.
  var isHidden = false
  /// Whether the type is declared `public` or `open`.
  var isPublic = false
  /// Whether the type is marked with `@objcMembers`.
  var exposesMembers = false
  /// Whether the type is marked with `@MainActor`.
  var isMainActor = false
  /// The name in `@objc(Name)`.
  var objectiveCName: String?
  /// The constraints of the generic parameters; for a protocol also those of the associated types and of `Self`.
  var generics: [String: [String]] = [:]
  /// The `required` initializers.
  var requiredInitializers: [InitializerFacts] = []
  /// Whether this is a protocol with the requirement `init()`.
  var requiresEmptyInitializer = false
  /// The facts about the initializers in the body of a class.
  var making = MakingFacts()
}

/// The initializers of a class that can be called without arguments from the caller.
struct MakingFacts: Codable, Equatable {
  /// Whether the body declares a designated initializer. Without one the class inherits those of its superclass.
  var hasDesignated = false
  /// The arguments of the first such initializer: "" for `init()`, `nibName: nil, bundle: nil`; nil if there is none.
  var arguments: String?
  /// The initializer `init()`, if the body declares it.
  var empty: EmptyInitializerFacts?
}

/// The initializer `init()` of a class.
struct EmptyInitializerFacts: Codable, Equatable {
  var isOverride = false
  var isPrivate = false
  var isPublic = false
}

/// A conformance that an extension declares.
struct ConformanceFacts: Codable, Equatable {
  var type: String
  var conformance: String
}

/// The labels of an initializer.
struct InitializerFacts: Codable, Equatable {
  var labels: [String]
  /// The labels of parameters with a default value.
  var optional: Set<String> = []

  func takes(_ arguments: [String]) -> Bool {
    arguments.allSatisfy(labels.contains) && labels.allSatisfy { arguments.contains($0) || optional.contains($0) }
  }
}

/// A method of a type or an extension.
struct MethodFacts: Codable, Equatable {
  /// The path of the type to which the method belongs.
  var owner: String
  var base: String
  /// The argument labels; `_` for a parameter without one.
  var labels: [String]
  var isStatic = false
  var isOverride = false
  var isExposed = false
  var isPrivate = false
  /// Whether the method is declared in an extension.
  var isInExtension = false
  /// Whether the method is `open`.
  var isOpen = false
  /// Whether the method is in an extension and can be stored in a table of methods, so that an override of another class can replace it.
  var isReplaceable = false
  /// The name in `@objc(name:)`.
  var selector: String?
  /// The type of the result if it contains `AnyObject` or a metatype.
  var dynamicType: DynamicType?

  /// The name in the form `base(label:label:)`.
  var fullName: String { "\(base)(\(labels.map { $0 + ":" }.joined()))" }
  var objectiveCName: String { selector ?? ObjectiveCName.selector(base, labels) }
}

/// A property of a type or an extension.
struct PropertyFacts: Codable, Equatable {
  var owner: String
  var name: String
  var isStatic = false
  var isOverride = false
  var isExposed = false
  var isInExtension = false
  var isPrivate = false
  /// Whether the property is `open`.
  var isOpen = false
  /// Whether the property is computed, in an extension, and of a type that can be stored in a table of methods.
  var isReplaceable = false
  /// The type if it contains `AnyObject` or a metatype.
  var dynamicType: DynamicType?
  /// Whether the declared type is a function.
  var isFunction = false

  /// Returns the name under which an associated value of an enum case is stored among the properties. No property has such a name.
  static func name(ofCase name: String, at index: Int) -> String { "\(name)#\(index)" }
}

/// An optional requirement of an `@objc` protocol.
struct OptionalRequirement: Codable, Equatable, Sendable {
  var owner: String
  var base: String
  /// The argument labels; nil for a property.
  var labels: [String]?
  var selector: String?
  /// The types of the parameters, which distinguish requirements with the same labels.
  var types: [String]?
}
