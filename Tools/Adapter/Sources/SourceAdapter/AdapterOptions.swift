/// The options for adapting a module.
public struct AdapterOptions: Sendable {
  public var platform: Platform
  /// The installed modules, which have the names of Apple's. An import of a submodule such as `os.log` becomes an import of its module.
  public var frameworks: Set<String>
  /// Whether imports of missing modules are removed and counted, as a ledger needs.
  public var removesMissingImports = false
  /// Whether notes become compiler warnings at their locations.
  public var writesNotes = false
  /// The modules that only allow sources to compile, each with a sentence about them. The first import of each gets a note.
  public var placeholders: [String: String] = [:]
  /// Whether tests can see and override internal declarations.
  public var isTestable = false
  /// Whether all sources see UIKit without an import, through an umbrella or bridging header.
  public var importsUIKit = false
  /// Whether methods of Objective-C's classes are exposed without `@objc`, as in Swift 3.
  public var infersObjectiveC = false
  /// The interfaces of the modules that this one may import.
  public var imported: [ModuleInterface] = []

  public init(platform: Platform = Platform(), frameworks: Set<String> = []) {
    self.platform = platform
    self.frameworks = frameworks
  }
}

/// A note about a part of a source that is not available on Linux.
public struct AdapterNote: Sendable, Equatable, Codable {
  /// The location, in bytes from the beginning of the file.
  public var offset: Int
  public var text: String
}
