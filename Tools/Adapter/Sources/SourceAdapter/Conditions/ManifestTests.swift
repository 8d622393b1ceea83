/// Leaves out the packages that only the tests of a package use, or that are not used, such as plugins that generate documentation. SwiftPM
/// fetches all packages that a manifest names, and fails if one of them cannot be fetched.
enum ManifestTests {
  /// Returns code to append to a manifest; nil if the manifest has no variable `package`.
  static func code(for manifest: String) -> String? {
    let tools = ManifestFacts.toolsVersion(of: manifest)
    guard manifest.contains(ManifestFacts.package) else { return nil }
    return """

      do {
        let own = Set(package.targets.map { $0.name })
        // The names of packages that targets use. Older manifests may give a product's name alone.
        var used: Set<String> = []
        func names(_ dependency: Target.Dependency) -> [String] {
          switch dependency {
          case .productItem(let name, let package, _, _): return [package ?? name]
          case .byNameItem(let name, _): return own.contains(name) ? [] : [name]
          default: return []
          }
        }
        for target in package.targets where target.type != .test {
          for dependency in target.dependencies { used.formUnion(names(dependency).map { $0.lowercased() }) }
      \(tools >= (5, 6) ? plugins : "")
        }
        func names(_ dependency: Package.Dependency) -> Set<String> {
      \(ManifestFacts.nameAndAddress(of: "dependency", tools))
          return Set([name ?? last, last].map { $0.lowercased() })
        }
        let known = package.dependencies.reduce(into: Set<String>()) { $0.formUnion(names($1)) }
        if used.isSubset(of: known) {
          package.dependencies.removeAll { names($0).isDisjoint(with: used) }
          let kept = package.dependencies.reduce(into: Set<String>()) { $0.formUnion(names($1)) }
          for target in package.targets where target.type == .test {
            target.dependencies.removeAll { names($0).contains { !kept.contains($0.lowercased()) } }
          }
        }
      }

      """
  }

  private static let plugins = """
          for case .plugin(_, let package?) in target.plugins ?? [] { used.insert(package.lowercased()) }
    """
}
