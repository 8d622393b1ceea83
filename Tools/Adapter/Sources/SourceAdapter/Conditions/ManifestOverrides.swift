/// Replaces packages on which a manifest, or one of its dependencies, depends by local folders.
enum ManifestOverrides {
  /// Returns code to append to a manifest; nil if the manifest has no variable `package`.
  /// - Parameter folders: the folders by the last part of the package's address, without `.git`.
  static func code(for manifest: String, _ folders: [String: String]) -> String? {
    guard !folders.isEmpty, manifest.contains(ManifestFacts.package) else { return nil }
    let tools = ManifestFacts.toolsVersion(of: manifest)
    let table = folders.sorted { $0.key < $1.key }.map { "(\($0.key.lowercased().asLiteral), \($0.value.asLiteral))" }
    return """

      for (identity, folder) in [\(table.joined(separator: ", "))] {
        var names: [String] = []
        package.dependencies.removeAll { dependency in
      \(ManifestFacts.nameAndAddress(of: "dependency", tools))
          if last.lowercased() == identity { names.append(name ?? last) }
          return last.lowercased() == identity
        }
        package.dependencies.append(\(tools >= (5, 2) ? "names.first.map { .package(name: $0, path: folder) } ?? " : "").package(path: folder))
      }

      """
  }
}
