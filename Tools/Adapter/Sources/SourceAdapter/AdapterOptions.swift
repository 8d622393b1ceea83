/// How a module is adapted.
public struct AdapterOptions: Sendable {
  public var platform: Platform
  /// Modules with Apple's names that are installed: a submodule such as `os.log` is imported as its module.
  public var frameworks: Set<String>
  /// For a ledger: imports of modules that cannot be had are taken out and counted.
  public var removesMissingImports = false
  /// Notes become warnings of the compiler, at their places.
  public var writesNotes = false
  /// Modules that only compile, with a sentence on what they do: the first import of each is noted.
  public var placeholders: [String: String] = [:]
  /// Tests see what is internal, and may override it.
  public var isTestable = false
  /// Of the modules that this one may import.
  public var imported: [ModuleInterface] = []

  public init(platform: Platform = Platform(), frameworks: Set<String> = []) {
    self.platform = platform
    self.frameworks = frameworks
  }
}

/// What cannot be had on Linux, said at its place.
public struct AdapterNote: Sendable, Equatable, Codable {
  /// Bytes from the beginning of the file.
  public var offset: Int
  public var text: String
}
