import Foundation
import XcodeProject

/// Finds the Swift modules of a folder, in its packages and Xcode projects at any depth.
enum ProjectSources {
  struct Module {
    var name: String
    /// The absolute paths of the Swift files.
    var files: [String]
    /// The files that belong to no earlier module. A file that several targets compile counts once.
    var counted: Set<String> = []
    /// The names and texts of files that the build generates. They are compiled and not counted.
    var generated: [(name: String, text: String)] = []
    /// The arguments of the compiler: conditions, language mode, features.
    var flags: [String] = []
    /// Whether the module is a test target or imported with `@testable`.
    var isTest = false
    /// The bridging header that imports Objective-C.
    var bridgingHeader: String?
    /// Whether the module is a pod in the checkout. It is compiled, since others import it, and its files are not counted.
    var isPod = false
    /// Whether a part of the module is written in Objective-C, which is not built.
    var isMixed = false
  }

  /// Returns the modules in the order of dependencies, with tests last if nothing imports them. Each file is counted in one module.
  /// - Parameter problem: called for each manifest and project that cannot be read; the others are still returned.
  static func modules(of folder: String, toolchain: Toolchain, problem: (String) -> Void) -> [Module] {
    var found: [Module] = []
    for path in projects(in: folder) {
      if path.hasSuffix("Package.swift") {
        do { found += try packageModules((path as NSString).deletingLastPathComponent, toolchain) } catch { problem("\(error)") }
      } else {
        do { found += xcodeModules(try XcodeWorkspace(contentsOf: URL(fileURLWithPath: path)), of: path) } catch { problem("\(error)") }
      }
    }
    var seen: Set<String> = []
    let pods = neededPods(of: found, in: podProjects(in: folder).flatMap { podModules($0, problem) })
    return ordered(pods + found.filter { !$0.isTest } + found.filter(\.isTest)).compactMap { unseen($0, &seen) }
  }

  /// Returns the Swift modules of a project that CocoaPods made.
  private static func podModules(_ path: String, _ problem: (String) -> Void) -> [Module] {
    do {
      let workspace = try XcodeWorkspace(contentsOf: URL(fileURLWithPath: path))
      return workspace.targets.filter { $0.isForIOS && $0.productType.isLibrary && !$0.sources.isEmpty }.map {
        Module(name: $0.moduleName, files: $0.sources, flags: $0.compilerFlags, isPod: true, isMixed: !$0.otherSources.isEmpty)
      }
    } catch {
      problem("\(error)")
      return []
    }
  }

  /// Returns the pods that modules import, directly or through other pods.
  private static func neededPods(of modules: [Module], in pods: [Module]) -> [Module] {
    var others = Dictionary(pods.map { ($0.name, $0) }) { first, _ in first }
    for module in modules { others[module.name] = nil }
    var found: [Module] = []
    var waiting = modules
    while !others.isEmpty, let module = waiting.popLast() {
      for name in module.files.reduce(into: Set<String>(), { $0.formUnion(ModuleCheck.imports(of: $1)) }) {
        guard let pod = others.removeValue(forKey: name) else { continue }
        found.append(pod)
        waiting.append(pod)
      }
    }
    return found
  }

  /// Returns the projects that CocoaPods made and that are in the checkout.
  private static func podProjects(in folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    for case let name as String in names {
      let last = (name as NSString).lastPathComponent
      if last.hasPrefix(".") || ["Carthage", "node_modules", "checkouts"].contains(last) || last.hasSuffix(".xcodeproj") {
        names.skipDescendants()
      } else if last == "Pods" {
        names.skipDescendants()
        let project = "\(folder)/\(name)/Pods.xcodeproj"
        if FileManager.default.fileExists(atPath: project) { found.append(project) }
      }
    }
    return found.sorted()
  }

  /// Returns the modules, each after those that its files import, such as the framework of another project of a workspace. Otherwise they keep
  /// their order.
  private static func ordered(_ modules: [Module]) -> [Module] {
    let byName = Dictionary(modules.indices.map { (modules[$0].name, $0) }) { first, _ in first }
    var order: [Int] = []
    var seen: Set<Int> = []
    func add(_ index: Int) {
      guard seen.insert(index).inserted else { return }
      let imports = modules[index].files.reduce(into: Set<String>()) { $0.formUnion(ModuleCheck.imports(of: $1)) }
      for name in imports.sorted() { byName[name].map(add) }
      order.append(index)
    }
    modules.indices.forEach(add)
    return order.map { modules[$0] }
  }

  private static func header(_ name: String, of project: String) -> String? {
    name.isEmpty ? nil : name.hasPrefix("/") ? name : (project as NSString).deletingLastPathComponent + "/" + name
  }

  private static func xcodeModules(_ workspace: XcodeWorkspace, of path: String) -> [Module] {
    workspace.targets.filter { $0.isForIOS && !$0.sources.isEmpty }.sorted { $0.productType.isLibrary && !$1.productType.isLibrary }.map {
      target in
      // SwiftPM's old `generate-xcodeproj` made a target of the manifest.
      Module(
        name: target.moduleName, files: target.sources.filter { !$0.hasSuffix("/Package.swift") },
        generated: target.generatedSources, flags: target.compilerFlags,
        isTest: target.productType == .unitTests || target.productType == .uiTests,
        bridgingHeader: header(target.settings["SWIFT_OBJC_BRIDGING_HEADER"], of: path))
    }
  }

  private static func unseen(_ module: Module, _ seen: inout Set<String>) -> Module? {
    if module.isPod { return module }
    var module = module
    module.counted = Set(module.files.filter { seen.insert($0).inserted })
    return module.counted.isEmpty ? nil : module
  }

  private static func projects(in folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    for case let name as String in names {
      let last = (name as NSString).lastPathComponent
      if last.hasPrefix(".") || ["Pods", "Carthage", "node_modules", "checkouts"].contains(last) {
        names.skipDescendants()
      } else if last.hasSuffix(".xcodeproj") {
        names.skipDescendants()
        found.append("\(folder)/\(name)")
      } else if last == "Package.swift" || XcodeWorkspace.isSpecification("\(folder)/\(name)") {
        found.append("\(folder)/\(name)")
      }
    }
    // A specification counts where the project that it makes is not there.
    let made = Set(found.filter { $0.hasSuffix(".xcodeproj") }.map { ($0 as NSString).deletingLastPathComponent })
    found.removeAll { XcodeWorkspace.isSpecification($0) && made.contains(($0 as NSString).deletingLastPathComponent) }
    return found.sorted { ($0.hasSuffix("Package.swift") ? 0 : 1, $0) < ($1.hasSuffix("Package.swift") ? 0 : 1, $1) }
  }

  /// Returns the modules in the output of `swift package dump-package`.
  private static func packageModules(_ folder: String, _ toolchain: Toolchain) throws -> [Module] {
    let scratch = NSTemporaryDirectory() + "vitrine-describe-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let data = try ChildProcess(
      program: toolchain.swift,
      arguments: ["package", "--package-path", folder, "--scratch-path", scratch, "--manifest-cache", "local", "dump-package"],
      environment: ["SWIFT_EXEC_MANIFEST": toolchain.shim]
    ).output { ManifestFault.sentence($0, folder: folder) }
    let manifest: Manifest
    do { manifest = try JSONDecoder().decode(Manifest.self, from: data) } catch {
      throw CommandError("\(folder)/Package.swift: the output of 'swift package dump-package' cannot be read: \(error)")
    }
    return manifest.orderedTargets.compactMap { target -> Module? in
      guard ["regular", "executable", "test"].contains(target.type) else { return nil }
      let isTest = target.type == "test"
      let path = target.path ?? (isTest ? "Tests/" : "Sources/") + target.name
      let root = path == "." ? folder : "\(folder)/\(path)"
      let excluded = (target.exclude ?? []).map { "\(root)/\($0)" }
      let roots = (target.sources ?? [""]).map { $0.isEmpty ? root : "\(root)/\($0)" }
      let files = roots.flatMap { swiftFiles($0) }.filter { file in
        !excluded.contains { file == $0 || file.hasPrefix($0 + "/") } && !file.hasSuffix("/Package.swift")
      }
      let conditions = ["DEBUG", "SWIFT_PACKAGE"] + (target.settings ?? []).compactMap(\.condition)
      let features = (target.settings ?? []).compactMap(\.feature)
      return Module(
        name: target.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined(), files: files.sorted(),
        generated: target.resources?.isEmpty == false ? [("resource_bundle_accessor.swift", resourceAccessor)] : [],
        flags: ["-swift-version", "5"] + conditions.flatMap { ["-D", $0] } + features.flatMap { ["-enable-upcoming-feature", $0] },
        isTest: isTest)
    }
  }

  /// The replacement of the source that SwiftPM generates for a target with resources.
  private static let resourceAccessor = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"

  private struct Manifest: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
      var exclude: [String]?
      var sources: [String]?
      var resources: [Ignored]?
      var dependencies: [Dependency]?
      var settings: [Setting]?
    }
    /// `{ "kind": { "define": { "_0": "NAME" } }, "tool": "swift" }`, or `enableUpcomingFeature`.
    struct Setting: Decodable {
      var condition: String?
      var feature: String?

      private enum CodingKeys: String, CodingKey { case kind, tool }

      init(from decoder: any Decoder) throws {
        let table = try decoder.container(keyedBy: CodingKeys.self)
        guard try table.decodeIfPresent(String.self, forKey: .tool) == "swift" else { return }
        let kind = try? table.decode([String: [String: String]].self, forKey: .kind)
        condition = kind?["define"]?["_0"]
        feature = kind?["enableUpcomingFeature"]?["_0"]
      }
    }
    struct Ignored: Decodable {}
    /// `{ "byName": ["Name", condition] }`, `{ "target": ... }` or `{ "product": ... }`.
    struct Dependency: Decodable {
      var name: String?

      init(from decoder: any Decoder) throws {
        let table = try [String: [Value?]](from: decoder)
        if case .text(let text)?? = table.values.first?.first { name = text }
      }
    }
    enum Value: Decodable {
      case text(String), other
      init(from decoder: any Decoder) throws { self = (try? String(from: decoder)).map(Value.text) ?? .other }
    }
    var targets: [Target]

    /// The targets, each after those on which it depends.
    var orderedTargets: [Target] {
      let byName = Dictionary(targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      var ordered: [Target] = []
      var seen: Set<String> = []
      func add(_ target: Target) {
        guard seen.insert(target.name).inserted else { return }
        for dependency in target.dependencies ?? [] { dependency.name.flatMap { byName[$0] }.map(add) }
        ordered.append(target)
      }
      targets.forEach(add)
      return ordered
    }
  }

  private static func swiftFiles(_ path: String) -> [String] {
    if path.hasSuffix(".swift") { return [path] }
    guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
    return names.compactMap {
      ($0 as? String).flatMap { $0.hasSuffix(".swift") && !$0.contains("/.") && !$0.contains(".docc/") ? "\(path)/\($0)" : nil }
    }
  }
}
