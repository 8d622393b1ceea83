/// Packages that the generated package depends on: references of the project, and local checkouts that take their place.
struct PackageLinks {
  enum Dependency: Hashable {
    case path(String)
    case remote(url: String, XcodePackage.Requirement)
  }

  /// By identity.
  private(set) var dependencies: [String: Dependency] = [:]
  /// Links that give a checkout the identity that others know it by: name to folder.
  private(set) var checkouts: [String: String] = [:]
  private(set) var warnings: [String] = []
  private let overrides: [String: (name: String, folder: String)]
  private var usedOverrides: Set<String> = []
  private let localFolders: [String]
  private let files: [String: PackageFile]

  /// - Throws: `XcodeError` for an override that is no package.
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

  /// The identity of the package that has the product; nil, with a warning, for none.
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

  /// Products of checkouts that stand for what is no package in the project (a pod, a framework), by the modules that a target imports.
  mutating func products(for modules: Set<String>) -> [(product: String, identity: String)] {
    var found: [(String, String)] = []
    for (_, override) in overrides.sorted(by: { $0.key < $1.key }) {
      let libraries = files[override.folder]?.libraries ?? []
      var wanted = libraries.filter { modules.contains($0.name) || !modules.isDisjoint(with: $0.targets) }.map(\.name)
      if wanted.isEmpty, modules.contains(SettingExpansion.identifier(override.name)) { wanted = libraries.map(\.name) }
      // A product that only repeats others, such as a dynamic one, would be linked twice.
      if wanted.contains(override.name) { wanted = [override.name] }
      guard !wanted.isEmpty else { continue }
      let identity = add(override)
      found += wanted.map { ($0, identity) }
    }
    return found
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
