/// The dependencies between targets across the projects of a workspace.
struct TargetGraph {
  /// The longest allowed chain of dependencies; no real project has a longer one.
  static let maximumDepth = 500

  private let targets: [XcodeTarget.ID: XcodeTarget]
  private var byProduct: [String: [XcodeTarget]] = [:]
  private var byName: [String: [XcodeTarget]] = [:]
  private var librariesByModule: [String: [XcodeTarget]] = [:]

  /// The targets to build: those that were added and all their dependencies, each after its dependencies.
  private(set) var order: [XcodeTarget] = []
  /// The built targets on which a target depends.
  private(set) var edges: [XcodeTarget.ID: [XcodeTarget]] = [:]
  /// The resource bundles on which a target depends, directly or through targets that are not built.
  private(set) var bundles: [XcodeTarget.ID: [XcodeTarget]] = [:]
  private(set) var warnings: [String] = []
  private var isDone: [XcodeTarget.ID: Bool] = [:]

  init(_ workspace: XcodeWorkspace) {
    targets = Dictionary(workspace.targets.map { ($0.id, $0) }) { first, _ in first }
    for target in workspace.targets where target.isForIOS || target.productType == .bundle || target.productType == .aggregate {
      byProduct[target.productFileName, default: []].append(target)
      byName[target.name, default: []].append(target)
      if target.isForIOS, target.productType.isLibrary { librariesByModule[target.moduleName, default: []].append(target) }
    }
  }

  /// Returns the direct dependencies of a target: explicit ones, targets whose products it links, the host of tests, and libraries that it
  /// imports. Xcode finds the module of a library that it has built and links it automatically, although no target depends on it.
  func direct(_ target: XcodeTarget) -> [XcodeTarget] {
    var found = target.dependencies.compactMap { targets[$0] }
    for product in target.linkedProducts { found += choice(byProduct[product], for: target) }
    let known = Set(found.map(\.moduleName) + target.packageProducts.map(\.name) + [target.moduleName])
    if !librariesByModule.allSatisfy({ known.contains($0.key) }) {
      let modules = ImportScanner.modules(of: target.sources).union(ImportScanner.modules(ofInterfaces: target.resources))
      for module in modules.subtracting(known).sorted() { found += choice(librariesByModule[module], for: target) }
    }
    if target.productType == .unitTests {
      let host = target.settings["TEST_HOST"]
      if let bundle = host.split(separator: "/").first(where: { $0.hasSuffix(".app") }) {
        found += choice(byProduct[String(bundle)], for: target)
      }
      // Tests without a host or a dependency test the module with the same name: `SnapKitTests` tests `SnapKit`.
      if found.isEmpty, let name = [" Tests", "_Tests", "-Tests", "Tests"].first(where: target.name.hasSuffix) {
        found += choice(byName[String(target.name.dropLast(name.count))], for: target)
      }
    }
    var seen: Set = [target.id]
    return found.filter { seen.insert($0.id).inserted }
  }

  private func choice(_ candidates: [XcodeTarget]?, for target: XcodeTarget) -> [XcodeTarget] {
    guard let candidates else { return [] }
    return (candidates.first { $0.id.project == target.id.project } ?? candidates.first).map { [$0] } ?? []
  }

  /// Whether SwiftPM can build the target.
  static func isBuilt(_ target: XcodeTarget) -> Bool {
    guard !target.sources.isEmpty else { return false }
    return target.productType.isLibrary || target.productType == .application || target.productType == .unitTests
  }

  mutating func add(_ target: XcodeTarget, depth: Int = 0) throws {
    guard isDone[target.id] == nil else { return }
    guard depth < Self.maximumDepth else {
      throw XcodeError(
        "The target \(target.name) stands at the end of \(depth) targets that depend on each other: the project is not built.")
    }
    isDone[target.id] = false
    var needed: [XcodeTarget] = []
    var bundles: [XcodeTarget] = []
    var seen: Set<XcodeTarget.ID> = []
    for other in direct(target) {
      if isDone[other.id] == false {
        warnings.append("\(target.name) and \(other.name) depend on each other; \(target.name) is built without \(other.name).")
        continue
      }
      // Extensions and watch applications are separate programs, and are not built.
      guard
        other.productType.isLibrary || other.productType == .bundle || other.productType == .aggregate
          || other.productType == .application && target.productType == .unitTests
      else { continue }
      try add(other, depth: depth + 1)
      if other.productType == .bundle { bundles.append(other) }
      bundles += self.bundles[other.id] ?? []
      let built = Self.isBuilt(other) ? [other] : edges[other.id] ?? []
      needed += built.filter { seen.insert($0.id).inserted }
    }
    edges[target.id] = needed
    self.bundles[target.id] = bundles.reduce(into: []) { list, bundle in
      if !list.contains(where: { $0.id == bundle.id }) { list.append(bundle) }
    }
    isDone[target.id] = true
    if Self.isBuilt(target) { order.append(target) }
  }

  /// All visited targets that have sources but cannot be built.
  var unbuilt: [XcodeTarget] {
    isDone.keys.compactMap { targets[$0] }.filter { !Self.isBuilt($0) && !$0.otherSources.isEmpty }.sorted { $0.name < $1.name }
  }

  /// Returns the direct and indirect dependencies of a target, the nearest first.
  func closure(_ target: XcodeTarget) -> [XcodeTarget] {
    var seen: Set = [target.id]
    var found: [XcodeTarget] = []
    var waiting = edges[target.id] ?? []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard seen.insert(next.id).inserted else { continue }
      found.append(next)
      waiting += edges[next.id] ?? []
    }
    return found
  }
}
