import FoundationEssentials
import SourceAdapter

/// The manifest of a package. Since SwiftPM builds for Linux here, conditions of the manifest for iOS must also hold on Linux.
enum Manifest {
  /// - Returns: the arguments that overlay the manifest with an adapted copy; empty if it needs no change.
  static func arguments(for path: String) throws -> [String] {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let package = absolute.folder
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let adapted = ManifestAdapter.adapted(
        text, resourcesIn: hasResources(package) ? package : nil, isForLinux: LinuxSources.areAll(below: package + "/Sources"),
        includesTests: ProcessInfo.processInfo.environment["VITRINE_LEAVES_TESTS_OUT"] == nil, overrides: overrides(of: package),
        project: projectPackages(with: package), path: package,
        names: { try? FileManager.default.contentsOfDirectory(atPath: "\(package)/\($0)") })
    else { return [] }
    let folder =
      temporaryFolder + "/manifests/\(absolute.utf8.reduce(into: UInt64(5381)) { $0 = $0 &* 33 &+ UInt64($1) })"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let copy = folder + "/Package.swift"
    try Data(adapted.utf8).write(to: URL(fileURLWithPath: copy), options: .atomic)
    let overlay = try Overlay.data([package: [.init(name: absolute.lastComponent, copy: copy)]])
    try overlay.write(to: URL(fileURLWithPath: folder + "/overlay.yaml"), options: .atomic)
    return ["-vfsoverlay", folder + "/overlay.yaml"]
  }

  /// Returns the overrides of `vitrine build --override` for this package. They are given as JSON, and apply only to the package that is
  /// being built.
  private static func overrides(of package: String) -> [String: String] {
    struct Overrides: Decodable {
      var package: String
      var folders: [String: String]
    }
    guard let text = ProcessInfo.processInfo.environment["VITRINE_OVERRIDES"],
      let overrides = try? JSONDecoder().decode(Overrides.self, from: Data(text.utf8)), overrides.package == package
    else { return [:] }
    return overrides.folders
  }

  /// Returns the packages of the Xcode project that is being built, whose folders are given as JSON.
  private static func projectPackages(with package: String) -> ProjectPackages? {
    guard let text = ProcessInfo.processInfo.environment["VITRINE_PROJECT_PACKAGES"],
      let folders = try? JSONDecoder().decode([String].self, from: Data(text.utf8))
    else { return nil }
    return ProjectPackages(package: package, folders: folders)
  }

  /// Whether a folder contains files that Xcode treats as resources without being told.
  private static func hasResources(_ folder: String) -> Bool {
    FileManager.default.anyFile(below: folder) { ManifestResources.kinds.contains($0.fileExtension) }
  }
}

/// The overlay file, with which the compiler reads adapted copies under the names of the originals.
enum Overlay {
  struct File: Encodable {
    /// The file name of the original.
    var name: String
    /// The path of the adapted copy.
    var copy: String
    private var type = "file"

    private enum CodingKeys: String, CodingKey {
      case name, type
      case copy = "external-contents"
    }

    init(name: String, copy: String) {
      self.name = name
      self.copy = copy
    }
  }

  private struct Folder: Encodable {
    var name: String
    var contents: [File]
    var type = "directory"
  }

  private struct Contents: Encodable {
    var version = 0
    var usesExternalNames = "false"
    var isCaseSensitive = "true"
    var roots: [Folder]

    enum CodingKeys: String, CodingKey {
      case version, roots
      case usesExternalNames = "use-external-names"
      case isCaseSensitive = "case-sensitive"
    }
  }

  static func data(_ folders: [String: [File]]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(Contents(roots: folders.sorted { $0.key < $1.key }.map { Folder(name: $0, contents: $1) }))
  }
}
