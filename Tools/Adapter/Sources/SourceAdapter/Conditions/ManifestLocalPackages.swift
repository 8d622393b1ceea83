/// Finds packages of an Xcode project on which another of its packages depends by a path that leads nowhere. Xcode takes the project's own
/// package with that name for every dependency, whatever the path is: it may be relative to the project instead of the package.
enum ManifestLocalPackages {
  /// Returns code to append to a manifest; nil if the manifest has no local dependency or no variable `package`.
  /// - Parameters:
  ///   - package: the folder of the manifest.
  ///   - folders: the folders of the project's packages.
  static func code(for manifest: String, in package: String, _ folders: [String]) -> String? {
    let others = folders.filter { $0 != package }
    guard !others.isEmpty, manifest.contains("path:"), manifest.contains(ManifestFacts.package) else { return nil }
    let tools = ManifestFacts.toolsVersion(of: manifest)
    let table = others.map { "(\(($0.split(separator: "/").last ?? "").lowercased().asLiteral), \($0.asLiteral))" }
    return """

      import Foundation
      package.dependencies = package.dependencies.map { (dependency: Package.Dependency) -> Package.Dependency in
      \(ManifestFacts.nameAndAddress(of: "dependency", tools))
        let place = address.hasPrefix("/") ? address : \((package + "/").asLiteral) + address
        let known = [\(table.joined(separator: ", "))].first { $0.0 == last.lowercased() || $0.0 == name?.lowercased() }
        guard let folder = known?.1, !address.contains(":"), !FileManager.default.fileExists(atPath: place + "/Package.swift") else {
          return dependency
        }
        return \(tools >= (5, 2) ? "name.map { .package(name: $0, path: folder) } ?? " : "").package(path: folder)
      }

      """
  }
}

extension String {
  /// A string literal of Swift with this value.
  var asLiteral: String { "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
}
