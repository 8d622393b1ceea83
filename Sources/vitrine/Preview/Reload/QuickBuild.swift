import Foundation

/// Rebuilds a program without SwiftPM after changes of function bodies, and of members of types that few files use. Valid until the next
/// build with SwiftPM.
struct QuickBuild: Sendable {
  private var modules: [QuickModule]
  private let objects: [String: Date]
  /// The recompiled objects, by the objects of the last build with SwiftPM that they replace.
  private var replacements: [String: String] = [:]
  private var link: [String]?
  private let program: String
  private let folder: String

  /// - Parameter program: the path of the program that SwiftPM built.
  /// - Returns: nil if the compiler shim has not recorded how the program is linked.
  init?(of program: String, shim: String) {
    guard let list = try? String(contentsOfFile: program + ".product/Objects.LinkFileList", encoding: .utf8) else { return nil }
    self.program = program
    folder = program + ".quick"
    let paths = list.split(separator: "\n").map { CompilerJobs.words(String($0)).joined() }
    objects = paths.reduce(into: [:]) { $0[$1] = Self.modified($1) }
    let folders = Set(paths.map { ($0 as NSString).deletingLastPathComponent })
    modules = folders.sorted().flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasPrefix("adapted-") }
        .compactMap { QuickModule(folder: "\(folder)/\($0)", shim: shim) }
    }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Removes the files of earlier quick builds, also those of earlier shells. No such build may be running. The newest libraries remain,
  /// since hosts may still be started with them.
  func removeOldFiles() {
    func date(_ name: String) -> Date {
      ((try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)"))?[.modificationDate] as? Date) ?? .distantPast
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let kept = names.filter { $0.hasSuffix(".so") }.map { ($0, date($0)) }.sorted { $0.1 > $1.1 }.prefix(Self.keptLibraries).map(\.0)
    for name in names where !kept.contains(name) { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
  }

  private static let keptLibraries = 3

  /// Whether a later build with SwiftPM changed other objects than those that were compiled here.
  func differs(from later: QuickBuild) -> Bool {
    later.objects.contains { path, date in objects[path] != date && replacements[path] == nil } || later.objects.count != objects.count
  }

  /// Whether nothing was recompiled yet.
  var isFresh: Bool { replacements.isEmpty }

  /// Computes in advance what is needed once: the compiler's arguments and the link command.
  mutating func prepare() {
    for index in modules.indices.prefix(Self.maximumPrepared) { modules[index].prepare() }
    link = try? makeLinkCommand()
  }

  private static let maximumPrepared = 8

  /// Compiles the saved files and links the library.
  /// - Parameters:
  ///   - files: the paths of the saved sources.
  ///   - errors: receives the compiler's messages.
  /// - Returns: the path of the library; nil if SwiftPM has to build.
  /// - Throws: `QuickBuildFailure` if the compiler found errors.
  mutating func image(after files: [String], errors: FileHandle) throws -> String? {
    let own = modules.indices.filter { index in files.contains { modules[index].contains($0) } }
    guard own.count == 1, let index = own.first, files.allSatisfy({ modules[index].contains($0) }) else { return nil }
    let others = modules.indices.filter { $0 != index }.map { modules[$0] }
    guard let compiled = try modules[index].compile(files, besides: others, into: folder, errors: errors) else { return nil }
    for (source, object) in compiled {
      let name = "/\((source as NSString).lastPathComponent).o"
      let objectFiles = objects.keys.filter { $0.hasSuffix(name) && modules[index].writes($0) }
      guard objectFiles.count == 1 else { return nil }
      replacements[objectFiles[0]] = object
    }
    return try linked()
  }

  private mutating func linked() throws -> String {
    let command = try link ?? makeLinkCommand()
    link = command
    let image = "\(folder)/\(UUID().uuidString.prefix(8)).so"
    let list = image + ".objects"
    let paths = objects.keys.sorted().map { replacements[$0] ?? $0 }
    try paths.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }.joined(separator: "\n")
      .write(toFile: list, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: list) }
    _ = try ChildProcess(program: command[0], arguments: Array(command.dropFirst()) + ["@\(list)", "-o", image]).output()
    return image
  }

  /// Returns the command that links the library, without the objects and the output.
  private func makeLinkCommand() throws -> [String] {
    let library = folder + "/link.so"
    let command = try PreviewImage.linkCommand(of: program, output: library)
    let jobs = try CompilerJobs(command[0], Array(command.dropFirst()) + ["-use-ld=lld"]).commands
    guard var linker = jobs.last, let output = linker.firstIndex(of: "-o") else { throw QuickBuildFailure() }
    linker.removeSubrange(output...output + 1)
    linker.removeAll { objects[$0] != nil }
    // Extracts the names of the libraries that the objects need. They change only if an import does.
    if let extraction = jobs.first(where: { $0[0].hasSuffix("/swift-autolink-extract") }), let output = extraction.firstIndex(of: "-o") {
      var arguments = Array(extraction.dropFirst())
      arguments[output] = folder + "/autolink"
      _ = try ChildProcess(program: extraction[0], arguments: arguments).output()
      linker = linker.map { $0 == "@" + extraction[output + 1] ? "@\(folder)/autolink" : $0 }
    }
    return linker
  }

  private static func modified(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
