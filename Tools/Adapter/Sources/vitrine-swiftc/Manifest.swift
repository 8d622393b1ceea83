import Foundation
import SourceAdapter

/// The manifest of a package. Since SwiftPM builds for Linux here, conditions of the manifest for iOS must also hold on Linux.
enum Manifest {
  /// - Returns: the arguments that overlay the manifest with an adapted copy; empty if it needs no change.
  static func arguments(for path: String) throws -> [String] {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let package = (absolute as NSString).deletingLastPathComponent
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      let adapted = ManifestAdapter.adapted(text, resourcesIn: hasResources(package) ? package : nil, overrides: overrides(of: package))
    else { return [] }
    let folder =
      NSTemporaryDirectory() + "vitrine-\(getuid())/manifests/\(absolute.utf8.reduce(into: UInt64(5381)) { $0 = $0 &* 33 &+ UInt64($1) })"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let copy = folder + "/Package.swift"
    try Data(adapted.utf8).write(to: URL(fileURLWithPath: copy), options: .atomic)
    let overlay = try Overlay.data([(absolute as NSString).deletingLastPathComponent: [((absolute as NSString).lastPathComponent, copy)]])
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

  /// Whether a folder contains files that Xcode treats as resources without being told.
  private static func hasResources(_ folder: String) -> Bool {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return false }
    for case let name as String in names {
      let last = (name as NSString).lastPathComponent
      if last.hasPrefix(".") {
        names.skipDescendants()
      } else if ManifestResources.kinds.contains((last as NSString).pathExtension) {
        return true
      }
    }
    return false
  }
}

/// The overlay file, with which the compiler reads adapted copies under the names of the originals.
enum Overlay {
  static func data(_ folders: [String: [(name: String, contents: String)]]) throws -> Data {
    let roots: [[String: Any]] = folders.sorted { $0.key < $1.key }.map { folder, files in
      [
        "type": "directory", "name": folder,
        "contents": files.map { ["type": "file", "name": $0.name, "external-contents": $0.contents] },
      ]
    }
    return try JSONSerialization.data(
      withJSONObject: ["version": 0, "use-external-names": "false", "case-sensitive": "true", "roots": roots] as [String: Any],
      options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
  }
}
