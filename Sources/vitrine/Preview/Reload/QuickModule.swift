import Foundation

/// A module whose files can be compiled separately.
struct QuickModule: Sendable {
  /// The folder in which the compiler shim keeps the adapted copies of the module's sources, and the arguments with which they were
  /// compiled.
  private let folder: String
  private let shim: String
  private let compilation: Compilation
  /// The sources at the last build with SwiftPM.
  private let built: Record
  /// nil if the compiler keeps no records of what the files use.
  private let dependencies: ModuleDependencies?
  /// The frontend's arguments without files, and the driver's arguments from which they were derived.
  private var frontend: (driver: [String], arguments: [String])?
  /// The files that differ from the last build with SwiftPM, or whose adapted copies differ.
  private(set) var changed: Set<String> = []

  /// The record that the compiler shim writes (see `vitrine-swiftc`).
  private struct Compilation: Decodable {
    var compiler: String
    var arguments: [String]
    var inputs: [String]
  }
  private struct Record: Decodable {
    /// A digest of the sources without the bodies of functions, and one that also leaves out the members of types.
    var outline: String
    var frame: String
  }
  private struct Adapted: Decodable {
    var arguments: [String]
    var changed: [String]
    var outline: String
    var frame: String
    /// The names of the types through which other files use a file, by file.
    var types: [String: [String]]
  }

  /// - Parameter folder: see `folder`.
  /// - Returns: nil if the shim has recorded nothing there.
  init?(folder: String, shim: String) {
    guard let data = FileManager.default.contents(atPath: folder + "/compilation.json"),
      let compilation = try? JSONDecoder().decode(Compilation.self, from: data),
      let record = FileManager.default.contents(atPath: folder + "/adapted.json"),
      let built = try? JSONDecoder().decode(Record.self, from: record)
    else { return nil }
    (self.folder, self.shim, self.compilation, self.built) = (folder, shim, compilation, built)
    dependencies = ModuleDependencies(compilation.arguments)
  }

  func contains(_ file: String) -> Bool { compilation.inputs.contains(file) }

  /// Whether an object is one of the module's.
  func writes(_ object: String) -> Bool { (object as NSString).deletingLastPathComponent == (folder as NSString).deletingLastPathComponent }

  /// Asks the driver for the frontend's arguments in advance, so that the first compilation is faster.
  mutating func prepare() { _ = try? frontendArguments(adapt().arguments) }

  /// Compiles the files that differ from the last whole build, and those that use a type whose members changed.
  /// - Parameters:
  ///   - files: the files that were saved.
  ///   - others: the other modules of the program.
  ///   - errors: receives the compiler's messages.
  /// - Returns: the objects by source file; nil if other files have to be compiled too.
  /// - Throws: `QuickBuildFailure` if the compiler found errors.
  mutating func compile(
    _ files: [String], besides others: [QuickModule], into folder: String, errors: FileHandle
  ) throws -> [String: String]? {
    let adapted = try adapt()
    let saved = changed.union(files)
    changed = saved.union(adapted.changed)
    if adapted.outline != built.outline {
      // Another file whose copy differs now may have other members too.
      guard adapted.frame == built.frame, changed == saved, let users = users(of: changed, adapted.types, others) else { return nil }
      changed = users
    }
    guard changed.count <= Self.maximumFiles else { return nil }
    let sources = changed.sorted()
    let objects = sources.map { "\(folder)/\(($0 as NSString).lastPathComponent)-\(UUID().uuidString.prefix(8)).o" }
    let list = "\(folder)/sources-\(UUID().uuidString.prefix(8))"
    try compilation.inputs.joined(separator: "\n").write(toFile: list, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: list) }
    let command = try frontendArguments(adapted.arguments)
    let arguments =
      Array(command.dropFirst()) + ["-filelist", list] + sources.flatMap { ["-primary-file", $0] } + objects.flatMap { ["-o", $0] }
    var filter = DiagnosticFilter()
    let status = try ChildProcess(program: command[0], arguments: arguments).runFiltered(&filter, to: errors)
    guard status == 0 else { throw QuickBuildFailure() }
    return Dictionary(uniqueKeysWithValues: zip(sources, objects))
  }

  /// Returns files of the module together with those that have to be compiled if members of their types changed; nil if other modules use the
  /// types, or if it is not known who uses them.
  private func users(of files: Set<String>, _ types: [String: [String]], _ others: [QuickModule]) -> Set<String>? {
    guard let dependencies, let users = dependencies.files(using: files, types: types, maximum: Self.maximumFiles) else { return nil }
    let areAlone = others.allSatisfy { $0.dependencies?.usesNothing(of: users, in: dependencies, types: types) == true }
    return areAlone ? users : nil
  }

  /// The maximum number of changed files. With more of them, SwiftPM is as fast.
  private static let maximumFiles = 8

  private func adapt() throws -> Adapted {
    try JSONDecoder().decode(
      Adapted.self, from: ChildProcess(program: shim, arguments: ["adapt-module"] + compilation.arguments).output())
  }

  /// Returns the frontend and its arguments, without those that name files.
  private mutating func frontendArguments(_ driver: [String]) throws -> [String] {
    if let frontend, frontend.driver == driver { return frontend.arguments }
    let jobs = try CompilerJobs(compilation.compiler, driver, folder: folder)
    guard let job = jobs.commands.first(where: { $0.contains("-c") && $0.contains("-primary-file") }) else { throw QuickBuildFailure() }
    var arguments: [String] = []
    let inputs = Set(compilation.inputs)
    var words = job[...]
    while let word = words.popFirst() {
      if Self.fileOptions.contains(word) { words = words.dropFirst() } else if !inputs.contains(word) { arguments.append(word) }
    }
    frontend = (driver, arguments)
    return arguments
  }

  /// Options of the frontend with a value that names input or output files.
  private static let fileOptions: Set = [
    "-primary-file", "-filelist", "-primary-filelist", "-o", "-output-filelist", "-supplementary-output-file-map", "-index-store-path",
    "-index-unit-output-path", "-index-unit-output-path-filelist", "-emit-dependencies-path", "-emit-reference-dependencies-path",
    "-serialize-diagnostics-path", "-emit-const-values-path",
  ]
}

/// The compiler found errors, or could not be run with the recorded arguments.
struct QuickBuildFailure: Error {}
