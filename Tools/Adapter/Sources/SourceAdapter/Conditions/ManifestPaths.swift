/// Finds the folders of targets whose names have other capital letters on disk. Volumes of macOS do not distinguish them, so such manifests work
/// there.
enum ManifestPaths {
  /// Returns code to append to a manifest; nil if it has no variable `package`.
  /// - Parameter folder: the folder of the package.
  static func code(for manifest: String, in folder: String) -> String? {
    guard manifest.contains(ManifestFacts.package) else { return nil }
    return """

      import Foundation
      for target in package.targets where target.type != .system {
        let files = FileManager.default
        func found(_ path: String) -> String {
          path.split(separator: "/").reduce("") { before, part in
            let names = (try? files.contentsOfDirectory(atPath: \((folder + "/").asLiteral) + before)) ?? []
            let name = names.contains(String(part)) ? String(part) : names.first { $0.lowercased() == part.lowercased() }
            return before + (before.isEmpty ? "" : "/") + (name ?? String(part))
          }
        }
        func exists(_ path: String) -> Bool { files.fileExists(atPath: \((folder + "/").asLiteral) + path) }
        let usual = (target.type == .test ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
        let paths = target.path.map { [$0] } ?? usual.map { $0 + "/" + target.name }
        if !paths.contains(where: exists), let path = paths.map(found).first(where: exists) { target.path = path }
      }

      """
  }

  /// Whether a manifest names a folder that exists with other capital letters, by the path or the name of a target.
  /// - Parameter names: returns the names in a folder of the package; nil if it cannot be read.
  static func areNeeded(for manifest: String, names: (String) -> [String]?) -> Bool {
    let paths = manifest.matches(of: /\bpath:\s*"([^"\\]+)"/).map { String($0.1) }
    let targets = manifest.matches(of: /\bname:\s*"([^"\\]+)"/).flatMap { match in
      ["Sources", "Tests", "Source", "src", "srcs"].map { "\($0)/\(match.1)" }
    }
    return paths.contains { differs($0, names) } || targets.contains { differs($0, names) }
  }

  /// Whether a path leads nowhere, but somewhere with other capital letters.
  private static func differs(_ path: String, _ names: (String) -> [String]?) -> Bool {
    var before = ""
    var isOther = false
    for part in path.split(separator: "/") where part != "." {
      guard let entries = names(before) else { return false }
      let name = entries.contains(String(part)) ? String(part) : entries.first { $0.lowercased() == part.lowercased() }
      guard let name else { return false }
      isOther = isOther || name != part
      before += (before.isEmpty ? "" : "/") + name
    }
    return isOther
  }
}
