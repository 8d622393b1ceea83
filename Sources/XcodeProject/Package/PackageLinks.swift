/// The dependencies of the generated package: packages of the project, and local checkouts that replace them.
struct PackageLinks {
  enum Dependency: Hashable {
    case path(String)
    case remote(url: String, XcodePackage.Requirement)
  }

  /// The dependencies by package identity.
  private(set) var dependencies: [String: Dependency] = [:]
  /// Symbolic links that give a checkout the identity that other packages expect: name to folder.
  private(set) var checkouts: [String: String] = [:]
  private(set) var warnings: [String] = []
  private let overrides: [String: (name: String, folder: String)]
  private var usedOverrides: Set<String> = []
  private let localFolders: [String]
  private let files: [String: PackageFile]

  /// - Throws: an `XcodeError` if an override is not a package.
  init(_ workspace: XcodeWorkspace, overrides: [String: String]) throws {
    var files: [String: PackageFile] = [:]
    var table: [String: (String, String)] = [:]
    for (name, folder) in overrides {
      guard let file = PackageFile(folder: folder) else {
        throw XcodeError("\(folder), which stands for \(name), holds no Package.swift: give the folder of a Swift package.")
      }
      table[name.lowercased()] = (name, folder)
      files[folder] = file
    }
    for folder in workspace.packageFolders { files[folder] = files[folder] ?? PackageFile(folder: folder) }
    self.overrides = table
    self.files = files
    localFolders = workspace.packageFolders
  }

  /// Returns the identity of the package that contains the product; nil, with a warning, if there is none.
  mutating func identity(of product: XcodePackageProduct, for target: XcodeTarget) -> String? {
    let local =
      localFolders.first { files[$0]?.hasLibrary(product.name) == true }
      ?? localFolders.first { files[$0]?.mentions(product.name) == true }
    guard let package = product.package ?? local.map({ XcodePackage(source: .local(path: $0)) }) else {
      let named = override(for: product.name)
      if let checkout = named ?? overrides.values.first(where: { files[$0.folder]?.hasLibrary(product.name) == true }) {
        return add(checkout)
      }
      warnings.append(
        "\(target.name) links \(product.name), which no package of the project has; `--override \(product.name)=DIR` takes a checkout.")
      return nil
    }
    let identity = package.identity
    if let override = override(for: identity) ?? override(for: product.name) { return add((identity, override.folder)) }
    switch package.source {
    case .local(let path):
      guard Paths.exists("\(path)/Package.swift") else {
        warnings.append("The local package \(path) is missing; \(target.name) is built without \(product.name).")
        return nil
      }
      dependencies[identity] = .path(path)
    case .remote(let url, let requirement): dependencies[identity] = .remote(url: url, requirement)
    }
    return identity
  }

  /// Returns the products of checkouts that replace dependencies other than packages (pods, frameworks), for the modules that a target
  /// imports.
  mutating func products(for modules: Set<String>) -> [(product: String, identity: String)] {
    var found: [(String, String)] = []
    for (_, override) in overrides.sorted(by: { $0.key < $1.key }) {
      let libraries = files[override.folder]?.libraries ?? []
      var wanted = libraries.filter { modules.contains($0.name) || !modules.isDisjoint(with: $0.targets) }.map(\.name)
      if wanted.isEmpty, modules.contains(SettingExpansion.identifier(override.name)) { wanted = libraries.map(\.name) }
      // If a product has the checkout's name, only that one is linked: the others may contain the same code, and would be linked twice.
      if wanted.contains(override.name) { wanted = [override.name] }
      guard !wanted.isEmpty else { continue }
      let identity = add(override)
      found += wanted.map { ($0, identity) }
    }
    return found
  }

  /// Adds the checkouts that replace dependencies of the project's packages, and of the local packages on which these depend. SwiftPM uses
  /// them instead of the packages with their names.
  mutating func addTransitiveOverrides() {
    var waiting = unusedOverrides
    while !waiting.isEmpty {
      let used = PackageFile.closure(of: localFolders + overrides.filter { usedOverrides.contains($0.key) }.map(\.value.folder))
        .compactMap(PackageFile.init)
      // The manifests of packages that SwiftPM has not fetched yet are unknown. Any of them may name the dependency.
      let isUnknown =
        dependencies.values.contains { if case .remote = $0 { true } else { false } }
        || used.contains { $0.remotes.contains { overrides[$0.lowercased()] == nil } }
      let named = waiting.filter { name in isUnknown || used.contains { $0.dependsOn(name) } }
      guard !named.isEmpty else { return }
      for name in named { if let override = overrides[name.lowercased()] { _ = add(override) } }
      waiting = unusedOverrides
    }
  }

  var hasOverrides: Bool { !overrides.isEmpty }

  var unusedOverrides: [String] { overrides.filter { !usedOverrides.contains($0.key) }.map(\.value.name).sorted() }

  private mutating func override(for name: String) -> (name: String, folder: String)? {
    guard let override = overrides[name.lowercased()] else { return nil }
    usedOverrides.insert(name.lowercased())
    return override
  }

  private mutating func add(_ override: (name: String, folder: String)) -> String {
    usedOverrides.insert(override.name.lowercased())
    let identity = override.name.lowercased()
    checkouts[override.name] = override.folder
    dependencies[identity] = .path("Packages/\(override.name)")
    return identity
  }
}
