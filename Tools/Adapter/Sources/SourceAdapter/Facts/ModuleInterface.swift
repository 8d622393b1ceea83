/// What the adapting of other modules has to know of a module. The shim stores it beside the compiled module.
public struct ModuleInterface: Codable, Sendable, Equatable {
  /// Optional requirements of its `@objc` protocols.
  var requirements: [OptionalRequirement]

  public var isEmpty: Bool { requirements.isEmpty }
}
