/// What one file declares, as far as the adapting of other files of the module depends on it.
struct FileFacts: Codable, Equatable {
  var types: [TypeFacts] = []
  var methods: [MethodFacts] = []
  var properties: [PropertyFacts] = []
  var requirements: [OptionalRequirement] = []
  /// Of extensions.
  var conformances: [ConformanceFacts] = []
  /// `XCTExpectFailure` is called.
  var expectsFailures = false
  /// Modules that the file imports.
  var imports: Set<String> = []
  /// Other names of types, with what they stand for: a composition is `A&B`.
  var aliases: [String: String] = [:]
}

/// A nominal type. Extensions are no types.
struct TypeFacts: Codable, Equatable {
  enum Kind: String, Codable { case `class`, `struct`, `enum`, `actor`, `protocol` }

  /// The names of the types around it and its own: `Outer.Inner`.
  var path: String
  var kind: Kind
  var inherited: [String] = []
  var isGeneric = false
  /// Declared in a function: nothing outside can name it.
  var isLocal = false
  /// Private in another type: only that type and its extensions in the file can name it.
  var isHidden = false
  /// `@objcMembers`.
  var exposesMembers = false
  /// Of `@objc(Name)`.
  var objectiveCName: String?
  /// What its generic parameters must be; of a protocol, also its associated types and `Self`.
  var generics: [String: [String]] = [:]
  /// Its initialisers that are `required`.
  var requiredInitializers: [InitializerFacts] = []
  /// A protocol that asks for `init()`.
  var requiresEmptyInitializer = false
}

/// A protocol that an extension makes a type conform to.
struct ConformanceFacts: Codable, Equatable {
  var type: String
  var conformance: String
}

/// An initialiser's labels.
struct InitializerFacts: Codable, Equatable {
  var labels: [String]
  /// Labels of parameters with a default value.
  var optional: Set<String> = []

  func takes(_ arguments: [String]) -> Bool {
    arguments.allSatisfy(labels.contains) && labels.allSatisfy { arguments.contains($0) || optional.contains($0) }
  }
}

/// A method of a type or an extension.
struct MethodFacts: Codable, Equatable {
  /// The path of the type that it belongs to.
  var owner: String
  var base: String
  /// Argument labels; `_` where there is none.
  var labels: [String]
  var isStatic = false
  var isOverride = false
  var isExposed = false
  var isPrivate = false
  /// Declared in an extension.
  var isInExtension = false
  /// `open`.
  var isOpen = false
  /// In an extension, and a table of methods can hold it: an override of another class can stand in its place.
  var isReplaceable = false
  /// Of `@objc(name:)`.
  var selector: String?
  /// Its result's type, where that has `AnyObject` or a metatype in it.
  var dynamicType: DynamicType?

  /// `base(label:label:)`.
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
  /// `open`.
  var isOpen = false
  /// In an extension, and computed, with a type that a table of methods can hold.
  var isReplaceable = false
  /// Its type, where that has `AnyObject` or a metatype in it.
  var dynamicType: DynamicType?
  /// Its type is written down, and is a function.
  var isFunction = false

  /// A value of an enum's case stands among the properties by a name that no property has.
  static func name(ofCase name: String, at index: Int) -> String { "\(name)#\(index)" }
}

/// An optional requirement of an `@objc` protocol.
struct OptionalRequirement: Codable, Equatable, Sendable {
  var owner: String
  var base: String
  /// nil: a property.
  var labels: [String]?
  var selector: String?
  /// The parameters' types, by which requirements with the same labels differ.
  var types: [String]?
}
