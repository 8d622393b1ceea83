/// Replaces packages on which a manifest, or one of its dependencies, depends by local folders.
enum ManifestOverrides {
  /// Returns code to append to a manifest; nil if the manifest has no variable `package`.
  /// - Parameter folders: the folders by the last part of the package's address, without `.git`.
  static func code(for manifest: String, _ folders: [String: String]) -> String? {
    guard !folders.isEmpty, manifest.contains(/(?m)^(let|var) package\b/) else { return nil }
    let match = manifest.firstMatch(of: /swift-tools-version:\s*(\d+)\.(\d+)/)
    let tools = match.flatMap { match in Int(match.1).flatMap { major in Int(match.2).map { (major, $0) } } } ?? (3, 1)
    let table = folders.sorted { $0.key < $1.key }.map { "(\(quoted($0.key.lowercased())), \(quoted($0.value)))" }
    return """

      for (identity, folder) in [\(table.joined(separator: ", "))] {
        var names: [String] = []
        package.dependencies.removeAll { dependency in
          var address = ""
          var name: String?
      \(tools >= (5, 6) ? kind : tools >= (5, 2) ? addressAndName : address)
          var last = address.split(separator: "/").last.map(String.init) ?? ""
          if last.hasSuffix(".git") { last.removeLast(4) }
          if last.lowercased() == identity { names.append(name ?? last) }
          return last.lowercased() == identity
        }
        package.dependencies.append(\(tools >= (5, 2) ? "names.first.map { .package(name: $0, path: folder) } ?? " : "").package(path: folder))
      }

      """
  }

  private static let kind = """
        switch dependency.kind {
        case .fileSystem(let known, let path): (name, address) = (known, path)
        case .sourceControl(let known, let location, _): (name, address) = (known, location)
        case .registry(let id, _): address = id.split(separator: ".").last.map(String.init) ?? id
        @unknown default: break
        }
    """
  private static let addressAndName = "    (name, address) = (dependency.name, (dependency.url as String?) ?? \"\")"
  private static let address = "    (name, address) = (nil, (dependency.url as String?) ?? \"\")"

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
