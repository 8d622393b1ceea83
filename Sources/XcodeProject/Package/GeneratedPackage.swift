import Foundation

/// A SwiftPM package that builds a target of an Xcode project with its dependencies and tests. The sources are symbolic links to the
/// project's files.
package struct GeneratedPackage: Sendable {
  /// A target of the package.
  package struct Module: Sendable {
    /// The name of the target in SwiftPM, of the module in `import`, and of the program of an application.
    package var name: String
    package var target: XcodeTarget
    /// The names of the targets of the package on which the module depends.
    package var dependencies: [String]
    /// The products of other packages on which the module depends.
    package var products: [Product]
    /// The path of each source in the package, and the file of the project to which it is linked.
    var links: [(link: String, file: String)]
    /// The folder of the module, relative to the package.
    var folder: String { (target.productType == .unitTests ? "Tests/" : "Sources/") + name }
  }

  package struct Product: Hashable, Sendable {
    package var name: String
    package var identity: String
  }

  package let name: String
  /// The target for which the package was made.
  package let target: XcodeTarget
  /// The modules of the package, each after its dependencies.
  package private(set) var modules: [Module] = []
  /// The resource bundles that an application contains, by the name of the target in the package.
  package private(set) var bundles: [String: [XcodeTarget]] = [:]
  /// Messages about parts that are left out or not found.
  package private(set) var warnings: [String] = []
  /// The dependencies that a `Podfile` or `Cartfile` names and that were not found. Building continues without them; sources that import
  /// them do not compile.
  package private(set) var missingDependencies: [MissingDependency] = []

  var dependencies: [String: PackageLinks.Dependency] = [:]
  /// The checkouts that replace dependencies: name to folder.
  package private(set) var checkouts: [String: String] = [:]
  var resolvedFile: String?

  /// - Parameters:
  ///   - includingTests: whether to add the unit tests of the built targets.
  ///   - overrides: folders of Swift packages that replace the package, pod or framework of that name.
  /// - Throws: an `XcodeError` if the target has nothing to build, or if an override is not a package.
  package init(_ workspace: XcodeWorkspace, target: XcodeTarget, includingTests: Bool = true, overrides: [String: URL] = [:]) throws {
    self.target = target
    name = workspace.url.deletingPathExtension().lastPathComponent + Self.suffix
    try Self.check(target)
    var graph = TargetGraph(workspace)
    try graph.add(target)
    let built = Set(graph.order.map(\.id))
    if includingTests {
      for tests in workspace.targets
      where tests.productType == .unitTests && tests.isForIOS && tests.id != target.id && TargetGraph.isBuilt(tests) {
        if graph.direct(tests).contains(where: { built.contains($0.id) }) { try graph.add(tests) }
      }
    }
    var folders = MissingDependency.checkouts(in: workspace)
    for (name, url) in overrides { folders[name] = Paths.normal(url.standardizedFileURL.path) }
    var packages = try PackageLinks(workspace, overrides: folders)
    warnings = workspace.warnings + graph.warnings
    addModules(of: graph, packages: &packages)
    addWarnings(of: graph)
    packages.addTransitiveOverrides()
    warnings += packages.warnings
    let given = Set(folders.keys.map { $0.lowercased() })
    let missing = MissingDependency.all(in: workspace).filter { !given.contains($0.name.lowercased()) }
    let imports = missing.isEmpty ? [] : Self.imports(of: graph)
    missingDependencies = MissingDependency.sorted(missing, imports: imports)
    // The names of the missing pods say more than warnings about missing files of CocoaPods.
    if !missingDependencies.isEmpty {
      warnings.removeAll { $0.contains("/Pods/Pods.xcodeproj") || $0.contains("/Pods/Target Support Files/") }
    }
    for name in packages.unusedOverrides where overrides[name] != nil {
      warnings.append("`--override \(name)=DIR` is not used: no package and no import of \(target.name) has that name.")
    }
    dependencies = packages.dependencies
    checkouts = packages.checkouts
    resolvedFile = readableResolvedFile(of: workspace)
  }

  /// The name of the application's program in SwiftPM; nil if the target is not an application.
  package var programName: String? {
    target.productType == .application ? modules.first { $0.target.id == target.id }?.name : nil
  }

  /// Returns the application in which Xcode runs the tests of a module: the one that the setting TEST_HOST names.
  package func host(of tests: Module) -> Module? {
    guard tests.target.productType == .unitTests,
      let bundle = tests.target.settings["TEST_HOST"].split(separator: "/").first(where: { $0.hasSuffix(".app") })
    else { return nil }
    return modules.first { $0.target.productType == .application && $0.target.productFileName == bundle }
  }

  /// Distinguishes the generated package from those that it uses: a library's package often has the name of the example's project, and
  /// SwiftPM uses the root package for every dependency with its name.
  package static let suffix = "-Xcode"

  /// The name of the program that contains all tests.
  package var testProgramName: String { "\(name)PackageTests.xctest" }

  private static func check(_ target: XcodeTarget) throws {
    switch target.productType {
    case .application, .framework, .staticLibrary, .dynamicLibrary, .unitTests: break
    case .uiTests:
      throw XcodeError("\(target.name) holds UI tests, which drive an application from another process: only unit tests run here.")
    default:
      throw XcodeError("\(target.name) makes no application, library or unit tests: choose another target.")
    }
    guard target.sources.isEmpty else { return }
    let others = target.otherSources.count
    throw XcodeError(
      "\(target.name) has no Swift source that can be read"
        + (others > 0 ? ", and \(others) files in other languages, which are not compiled." : "."))
  }

  private mutating func addModules(of graph: TargetGraph, packages: inout PackageLinks) {
    var names: [XcodeTarget.ID: String] = [:]
    // If two targets have the same name, the requested target is kept.
    var owners = [Self.moduleName(target): target]
    for target in graph.order {
      let name = Self.moduleName(target)
      names[target.id] = name
      if let owner = owners[name], owner.id != target.id {
        warnings.append("\(owner.name) and \(target.name) both make the module \(name); \(target.name) is left out.")
        continue
      }
      owners[name] = target
      var products: [Product] = []
      for product in target.packageProducts where !product.isPlugin && !product.name.hasSuffix("-plugin") {
        if let identity = packages.identity(of: product, for: target) { products.append(Product(name: product.name, identity: identity)) }
      }
      products = Self.used(products, by: graph)
      let imports = packages.hasOverrides ? ImportScanner.modules(of: target.sources) : []
      products += packages.products(for: imports).map { Product(name: $0.product, identity: $0.identity) }
      let needed = (graph.edges[target.id] ?? []).compactMap { names[$0.id] }.filter { $0 != name }
      modules.append(
        Module(
          name: name, target: target, dependencies: needed.uniqued, products: products.uniqued, links: links(of: target)))
      bundles[name] = graph.closure(target).reduce(graph.bundles[target.id] ?? []) { $0 + (graph.bundles[$1.id] ?? []) }
      bundles[name] = bundles[name]?.filter { !$0.resources.isEmpty }.reduce(into: []) { list, bundle in
        if !list.contains(where: { $0.id == bundle.id }) { list.append(bundle) }
      }
    }
  }

  /// Leaves out the products that nothing imports, of packages of which another product is imported: Xcode adds all products of a package to
  /// a target, and one that is not used may need what Linux lacks (RxCocoa beside RxSwift). A package with no imported product may have
  /// modules of other names, so that all its products stay.
  private static func used(_ products: [Product], by graph: TargetGraph) -> [Product] {
    guard Set(products.map(\.identity)).count < products.count else { return products }
    let imports = imports(of: graph)
    let known = Set(products.filter { imports.contains($0.name) }.map(\.identity))
    return products.filter { imports.contains($0.name) || !known.contains($0.identity) }
  }

  /// The modules that sources, nibs and storyboards of the targets name.
  private static func imports(of graph: TargetGraph) -> Set<String> {
    ImportScanner.modules(of: graph.order.flatMap(\.sources))
      .union(ImportScanner.modules(ofInterfaces: graph.order.flatMap(\.resources)))
  }

  static func isDataModel(_ path: String) -> Bool { path.hasSuffix(".xcdatamodeld") || path.hasSuffix(".xcdatamodel") }

  private static func moduleName(_ target: XcodeTarget) -> String {
    SettingExpansion.identifier(target.moduleName.isEmpty ? target.name : target.moduleName)
  }

  /// Sources keep their paths relative to the project's folder, apart from control characters. Sources outside of it are under `Elsewhere` with their full paths.
  private mutating func links(of target: XcodeTarget) -> [(link: String, file: String)] {
    var names: [String: String] = [:]
    for file in target.sources {
      if let other = names[Paths.name(file)] {
        warnings.append("\(target.name) has two files of one name, which Swift refuses in a module: \(other) and \(file).")
      }
      names[Paths.name(file)] = file
    }
    return target.sources.map { (Self.printable(Paths.relative($0, to: target.folder) ?? "Elsewhere\($0)"), $0) }
  }

  /// Replaces control characters, which SwiftPM writes into JSON files as they are.
  private static func printable(_ path: String) -> String {
    String(String.UnicodeScalarView(path.unicodeScalars.map { $0.properties.generalCategory == .control ? "_" : $0 }))
  }

  private mutating func addWarnings(of graph: TargetGraph) {
    for module in modules {
      let target = module.target
      warnings += target.warnings
      let other = target.otherSources.filter { !Self.isDummy($0) && !Self.isDataModel($0) && !IntentClasses.isDefinition($0) }
      if !other.isEmpty {
        let some = other.prefix(4).map(Paths.name).joined(separator: ", ") + (other.count > 4 ? ", ..." : "")
        warnings.append(
          "\(target.name): only Swift is compiled; \(other.count == 1 ? "1 file is" : "\(other.count) files are") left out: \(some).")
      }
      let header = target.settings["SWIFT_OBJC_BRIDGING_HEADER"]
      if !header.isEmpty { warnings.append("\(target.name): what the bridging header \(Paths.name(header)) declares is not found here.") }
      if !target.binaries.isEmpty {
        warnings.append(
          "\(target.name): \(target.binaries.map(Paths.name).joined(separator: ", ")) cannot be linked: compiled for Apple's systems.")
      }
      let scripts = target.scripts.filter { !$0.hasPrefix("[CP") }
      if !scripts.isEmpty { warnings.append("\(target.name): script phases are not run: \(scripts.joined(separator: ", ")).") }
    }
    for target in graph.unbuilt where target.productType.isLibrary && !target.otherSources.allSatisfy(Self.isDummy) {
      warnings.append("\(target.name) is left out: it has no Swift, and its \(target.otherSources.count) other sources are not compiled.")
    }
    warnings = warnings.uniqued
  }

  /// Whether a file is the empty source that CocoaPods adds to each of its targets.
  private static func isDummy(_ path: String) -> Bool { path.hasSuffix("-dummy.m") }

  /// Returns the file that lists the package versions with which the project was last built. One that cannot be read, such as one with
  /// the markers of a merge, would end the build; it is left out with a warning.
  private mutating func readableResolvedFile(of workspace: XcodeWorkspace) -> String? {
    let containers = [workspace.url.path] + workspace.projects.map { "\($0.path)/project.xcworkspace" }
    guard let path = containers.map({ "\($0)/xcshareddata/swiftpm/Package.resolved" }).first(where: Paths.exists) else { return nil }
    if let data = FileManager.default.contents(atPath: path), (try? JSONSerialization.jsonObject(with: data)) != nil { return path }
    warnings.append("\(path) is not valid JSON and is ignored: the newest versions that the project allows are used.")
    return nil
  }
}

extension Array where Element: Hashable {
  /// The elements without duplicates, in the order of their first occurrence.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
