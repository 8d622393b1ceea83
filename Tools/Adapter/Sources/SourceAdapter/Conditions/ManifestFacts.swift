/// Facts about manifests for the code that is appended to them.
enum ManifestFacts {
  /// Finds the declaration of the variable `package`.
  static var package: Regex<(Substring, Substring)> { /(?m)^(let|var) package\b/ }

  /// Returns the tools version of a manifest; 3.1 if it states none.
  static func toolsVersion(of manifest: String) -> (Int, Int) {
    let match = manifest.firstMatch(of: /swift-tools-version:\s*(\d+)\.(\d+)/)
    return match.flatMap { match in Int(match.1).flatMap { major in Int(match.2).map { (major, $0) } } } ?? (3, 1)
  }

  /// Returns statements that set `name`, the name of a dependency in its manifest, and `last`, the last component of its URL or path, without
  /// a query and a fragment.
  static func nameAndAddress(of dependency: String, _ tools: (Int, Int)) -> String {
    """
        var address = ""
        var name: String?
    \(tools >= (5, 6) ? kind : tools >= (5, 2) ? addressAndName : address)
        let plain = address.contains(":") ? address.prefix { $0 != "?" && $0 != "#" } : address[...]
        var last = plain.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
        if last.hasSuffix(".git") { last.removeLast(4) }
    """.replacing("DEPENDENCY", with: dependency)
  }

  private static let kind = """
        switch DEPENDENCY.kind {
        case .fileSystem(let known, let path): (name, address) = (known, path)
        case .sourceControl(let known, let location, _): (name, address) = (known, location)
        case .registry(let id, _): address = id.split(separator: ".").last.map(String.init) ?? id
        @unknown default: break
        }
    """
  private static let addressAndName = "    (name, address) = (DEPENDENCY.name, (DEPENDENCY.url as String?) ?? \"\")"
  private static let address = "    (name, address) = (nil, (DEPENDENCY.url as String?) ?? \"\")"
}
