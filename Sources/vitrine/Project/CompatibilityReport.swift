import Foundation

/// How much of a project compiles, and what is missing.
struct CompatibilityReport: Encodable {
  struct Module: Encodable {
    var name: String
    var files: Int
    var compiled: Int
  }

  struct Missing: Encodable {
    var what: String
    var uses: Int
    var files: Int
  }

  var name: String
  var modules: [Module] = []
  /// The number of Swift files.
  var files = 0
  /// The number of files without an error.
  var compiled = 0
  /// The number of files that import a missing module, or have errors that may follow from one.
  var withoutModule = 0
  var missingModules: [Missing] = []
  var missing: [Missing] = []
  /// The errors of files that need no missing module, as the compiler prints them.
  var errors: [String] = []
  /// The errors of files that import no missing module themselves, but whose module depends on one. They may follow from that.
  var errorsThatMayFollow: [String] = []
  /// The Objective-C libraries that bridging headers import, with the number of files that have errors without them.
  var objectiveC: [Missing] = []
  /// The constructs that the shim rewrites, with their numbers of uses.
  var constructs: [String: Int] = [:]

  init(of folder: String, tree: InstalledTree) throws {
    name = (folder as NSString).lastPathComponent
    guard FileManager.default.fileExists(atPath: folder) else { throw CommandError("There is no folder \(folder).") }
    var problems: [String] = []
    let sources = ProjectSources.modules(of: folder, toolchain: try Toolchain(of: tree)) { problems.append($0) }
    guard !sources.isEmpty else {
      throw CommandError(
        problems.isEmpty ? "\(folder) has no Swift files of a package or an Xcode project." : problems.joined(separator: "\n"))
    }
    for problem in problems { Project.note("not counted: \(problem)") }
    let work = NSTemporaryDirectory() + "vitrine-compat-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: work) }
    try FileManager.default.createDirectory(atPath: work + "/modules", withIntermediateDirectories: true)
    var tallies = Tallies(), incomplete: Set<String> = []
    for module in sources {
      let check = try ModuleCheck(module, tree: tree, folder: work)
      let libraries = module.bridgingHeader.map { UnbuiltParts.libraries(ofBridgingHeader: $0, frameworks: tree.frameworks) } ?? []
      // An import makes members visible in all files of its module, and in modules that import that module.
      let isIncomplete = !check.incomplete.isEmpty || !libraries.isEmpty || !incomplete.isDisjoint(with: check.imports)
      if isIncomplete || module.isMixed && !check.errors.isEmpty { incomplete.insert(module.name) }
      if !module.isPod { add(module, check, libraries, isIncomplete: isIncomplete, to: &tallies) }
    }
    missing = tallies.errors.sorted
    missingModules = tallies.modules.sorted
    objectiveC = tallies.libraries.sorted
  }

  /// Adds the results of one module.
  /// - Parameters:
  ///   - libraries: the Objective-C libraries that the module's bridging header imports.
  ///   - isIncomplete: whether the module or a module that it imports needs a missing module.
  private mutating func add(
    _ module: ProjectSources.Module, _ check: ModuleCheck, _ libraries: [String], isIncomplete: Bool, to tallies: inout Tallies
  ) {
    let failed = Set(check.errors.map(\.file)), counted = module.counted
    let following = isIncomplete ? failed.subtracting(check.incomplete.keys).intersection(counted) : []
    modules.append(Module(name: module.name, files: counted.count, compiled: counted.count { !failed.contains($0) }))
    files += counted.count
    withoutModule += counted.count { check.incomplete[$0] != nil } + following.count
    compiled += counted.count { !failed.contains($0) && check.incomplete[$0] == nil }
    for name in libraries { for file in following { tallies.libraries.add(name, in: file) } }
    errorsThatMayFollow += check.errors.filter { following.contains($0.file) }.map(\.line)
    for error in check.errors where check.incomplete[error.file] == nil && counted.contains(error.file) && !following.contains(error.file) {
      tallies.errors.add(error.cause, in: error.file)
      errors.append(error.line)
    }
    for (file, names) in check.incomplete where counted.contains(file) {
      for name in names { tallies.modules.add(name, in: file) }
    }
    constructs.merge(check.constructs, uniquingKeysWith: +)
  }

  /// The uses of missing names, counted by kind.
  private struct Tallies {
    var errors = Tally()
    var modules = Tally()
    var libraries = Tally()
  }

  /// The uses of names, and the files with them.
  private struct Tally {
    private var counts: [String: (uses: Int, files: Set<String>)] = [:]

    mutating func add(_ name: String, in file: String) {
      counts[name, default: (0, [])].uses += 1
      counts[name]?.files.insert(file)
    }

    /// The names in the most files first; of those in equally many, the names with the most uses, then in alphabetical order.
    var sorted: [Missing] {
      counts.map { Missing(what: $0.key, uses: $0.value.uses, files: $0.value.files.count) }
        .sorted { ($1.files, $1.uses, $0.what) < ($0.files, $0.uses, $1.what) }
    }
  }

  func text(limit: Int) -> String {
    func percent(_ part: Int, _ whole: Int) -> String { whole == 0 ? "" : String(format: " (%.1f %%)", 100 * Double(part) / Double(whole)) }
    let complete = files - withoutModule
    var lines = [
      "\(name): \(files) files, \(compiled) compile\(percent(compiled, files))",
      "of \(complete) files whose modules are all there, \(compiled) compile\(percent(compiled, complete))",
    ]
    for module in modules { lines.append("  \(module.name): \(module.compiled) of \(module.files)") }
    if !missingModules.isEmpty {
      lines.append("modules that are not there: " + missingModules.map { "\($0.what) (\($0.files) files)" }.joined(separator: ", "))
    }
    for library in objectiveC {
      lines.append("\(library.what) is written in Objective-C, and only Swift is built on Linux: \(library.files) files need it")
    }
    for row in missing.prefix(limit) { lines.append("  \(row.files) files, \(row.uses) uses: \(row.what)") }
    if missing.count > limit { lines.append("  and \(missing.count - limit) more") }
    return lines.joined(separator: "\n")
  }
}
