import FoundationEssentials
import Glibc
import SourceAdapter
import SwiftIfConfig

/// The sources of a compiler call, and the folder of their adapted copies.
struct ModuleFiles {
  let module: String
  let inputs: [String]
  let arguments: [String]
  let installation: Installation

  /// Writes the adapted copies.
  func adapt() throws -> Adapted {
    let unsaved = UnsavedTexts()
    let files = try inputs.map { path in
      let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
      guard let data = unsaved.text(of: absolute) ?? FileManager.default.contents(atPath: absolute) else {
        throw InstallationError(description: "\(path) cannot be read")
      }
      return SourceAdapter.Input(path: absolute, source: withUnixLines([UInt8](data)))
    }
    let ledger = ProcessInfo.processInfo.environment["VITRINE_LEDGER"]
    let writesNotes = ledger == nil && !arguments.contains("-warnings-as-errors") && !arguments.contains("-suppress-warnings")
    let folder = try adaptedFolder()
    let interfaces = importedInterfaces()
    let record = AdaptedRecord(folder: folder)
    let isForLinux = isWrittenForLinux(files)
    let conditions = conditions(files, interfaces, isForLinux: isForLinux, writesNotes: writesNotes)
    let digest = digest(files, conditions)
    let lock = FolderLock(folder)
    defer { lock.release() }
    if ledger == nil {
      if writesObjects { try ModuleCompilation(compiler: installation.compiler, arguments: arguments, inputs: inputs).write(into: folder) }
      if let kept = record.result(digest) { return kept }
    }
    let last = ledger == nil ? record.state(conditions) : nil
    record.forget()

    var options = options(isForLinux && ledger == nil ? .linux : .iOS)
    options.removesMissingImports = ledger != nil
    options.imported = interfaces.compactMap { try? JSONDecoder().decode(ModuleInterface.self, from: $0) }
    options.writesNotes = writesNotes
    options.isTestable = arguments.contains("-enable-testing")
    options.placeholders = installation.placeholders
    var (outputs, interface, state) = SourceAdapter(module: module, options: options).adaptModule(files, after: last)
    unsaved.lay(over: &outputs)
    var written: [String] = []
    if let path = interfacePath, !interface.isEmpty || FileManager.default.fileExists(atPath: path) {
      _ = try write(Array(try JSONEncoder().encode(interface)), to: path)
      written.append(path)
    }
    if let ledger { try Self.write(outputs, toLedger: ledger) }
    var changed: [String] = []
    let result = try write(outputs, to: folder, &written, &changed)
    let adapted = Adapted(
      arguments: result, changed: changed, outline: state?.outline ?? digest, frame: state?.frame ?? digest, types: state?.types ?? [:])
    if ledger == nil { try record.store(digest, written, adapted, conditions, state) }
    return adapted
  }

  /// The result of `adapt()`.
  struct Adapted {
    /// The arguments that overlay the originals with the adapted copies.
    var arguments: [String]
    /// The sources whose copies were written, created or removed.
    var changed: [String]
    /// A digest of the files without their bodies.
    var outline: String
    /// A digest that also leaves out the members of types, and the names of these types by file (see `ModuleState`).
    var frame: String
    var types: [String: [String]]
  }

  /// Whether the compilation writes an object for each file, like SwiftPM's compilations.
  private var writesObjects: Bool { arguments.contains("-output-file-map") }

  /// - Returns: the arguments that overlay the originals with the adapted copies.
  private func write(
    _ outputs: [SourceAdapter.Output], to folder: String, _ written: inout [String], _ changed: inout [String]
  ) throws -> [String] {
    var overlay: [String: [Overlay.File]] = [:]
    for output in outputs {
      let copy = "\(folder)\(output.path)"
      if output.isKept {
        guard access(copy, R_OK) == 0 else { continue }
      } else if let source = output.source {
        if try write(source, to: copy) {
          changed.append(output.path)
          forgetObject(of: output.path)
        }
      } else {
        // An old copy would count as valid in the next call.
        if unlink(copy) == 0 {
          changed.append(output.path)
          forgetObject(of: output.path)
        }
        continue
      }
      written.append(copy)
      overlay[output.path.folder, default: []].append(.init(name: output.path.lastComponent, copy: copy))
    }
    guard !overlay.isEmpty else { return [] }
    let file = "\(folder)/overlay.yaml"
    _ = try write(Array(try Overlay.data(overlay)), to: file)
    written.append(file)
    // A single file with `@main` instead of `@UIApplicationMain` must not be compiled as a script.
    let isProgram = inputs.count == 1 && outputs[0].constructs["@UIApplicationMain"] != nil && !arguments.contains("-parse-as-library")
    return ["-vfsoverlay", file] + (isProgram ? ["-parse-as-library"] : [])
  }

  /// Returns a digest of everything, other than the texts of the sources, on which the adapted copies depend.
  private func conditions(_ files: [SourceAdapter.Input], _ interfaces: [Data], isForLinux: Bool, writesNotes: Bool) -> String {
    var digest = ContentDigest()
    let options = options(.iOS)
    let linux = self.options(.linux)
    digest.add([installation.identity, module, interfacePath ?? "", "\(options.platform.languageVersion)", "\(writesNotes)"])
    digest.add(["\(arguments.contains("-parse-as-library"))", "\(arguments.contains("-enable-testing"))", "\(isForLinux)"])
    digest.add(options.platform.conditions.sorted())
    digest.add(options.platform.features.sorted())
    digest.add(options.frameworks.sorted())
    digest.add(installation.placeholders.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    for interface in interfaces { digest.add([UInt8](interface)) }
    // Modules may appear or disappear without a change of the sources, and their availability depends on the system.
    let names = files.reduce(into: Set<String>()) { $0.formUnion($1.source.namesOfImportConditions) }
    for name in names.sorted() {
      digest.add("\(name) \(options.platform.canImportModule(name)) \(linux.platform.canImportModule(name))")
    }
    return digest.text
  }

  private func digest(_ files: [SourceAdapter.Input], _ conditions: String) -> String {
    var digest = ContentDigest()
    digest.add(conditions)
    for file in files {
      digest.add(file.path)
      digest.add(file.source)
    }
    return digest.text
  }

  /// The path of the interface, beside the module that this compilation writes.
  private var interfacePath: String? {
    arguments.firstIndex(of: "-emit-module-path").flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
      .map { $0.withoutExtension + ".vitrine-interface" }
  }

  private func importedInterfaces() -> [Data] {
    searchedFolders.flatMap { folder -> [Data] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".vitrine-interface") && $0 != "\(module).vitrine-interface" }.sorted().compactMap { name in
        FileManager.default.contents(atPath: "\(folder)/\(name)")
      }
    }
  }

  /// The folders of the `-I` arguments.
  private var searchedFolders: [String] {
    arguments.indices.compactMap { arguments[$0] == "-I" && $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
  }

  private func options(_ system: Platform.System) -> AdapterOptions {
    var conditions: Set<String> = []
    var features: Set<String> = []
    // The compiler answers `swift(>=5.10)` with yes in the language mode 5, which is its default.
    let five = VersionTuple(5, 10)
    var version = five
    for (index, argument) in arguments.enumerated() {
      let next = index + 1 < arguments.count ? arguments[index + 1] : ""
      switch argument {
      case "-D": conditions.insert(next)
      case "-enable-upcoming-feature", "-enable-experimental-feature": features.insert(next)
      case "-swift-version": version = next == "5" ? five : VersionTuple(parsing: next) ?? version
      default: if argument.hasPrefix("-D"), argument.count > 2 { conditions.insert(String(argument.dropFirst(2))) }
      }
    }
    // SwiftPM also defines this condition in packages that represent targets of Xcode projects.
    if conditions.contains("VITRINE_XCODE_TARGET") { conditions.remove("SWIFT_PACKAGE") }
    let folders = searchedFolders
    let frameworks = installation.frameworks
    let libraries = installation.libraries
    let toolchain = installation.compiler.folder.folder + "/lib/swift/linux"
    let searched = folders + [toolchain]
    var platform = Platform(conditions: conditions, features: features, languageVersion: version) { name in
      // Modules of Apple's other systems.
      if ["AppKit", "Cocoa", "WatchKit"].contains(name) { return false }
      if system == .iOS, frameworks.contains(name) { return true }
      if ["Glibc", "FoundationNetworking", "FoundationXML", "CDispatch"].contains(name) { return system == .linux }
      if name == "Swift" || libraries.contains(name) { return true }
      return searched.contains { FileManager.default.fileExists(atPath: "\($0)/\(name).swiftmodule") }
    }
    platform.system = system
    var options = AdapterOptions(platform: platform, frameworks: frameworks)
    options.importsUIKit = conditions.contains("VITRINE_UIKIT_HEADER")
    options.infersObjectiveC = conditions.contains("VITRINE_OBJC_INFERENCE")
    return options
  }

  /// Whether a module is compiled without changes, because it supports Linux itself, and neither it nor its package imports UIKit or Core
  /// Animation. A module that stands on C code of its package supports Linux if it uses no framework: its conditions must be answered as
  /// the C compiler answers those of its headers (swift-numerics). Targets of Xcode projects and pods are always adapted, because they are
  /// built only for Apple's systems.
  private func isWrittenForLinux(_ files: [SourceAdapter.Input]) -> Bool {
    guard !arguments.contains("VITRINE_XCODE_TARGET"), !arguments.contains("-DVITRINE_XCODE_TARGET"), let first = files.first else {
      return false
    }
    let sources = packageSources(around: first.path)
    guard files.contains(where: { LinuxSources.handlesLinux($0.source) }) || sources.map({ standsOnC(files, in: $0) }) == true else {
      return false
    }
    return !files.contains { LinuxSources.importsViews($0.source) } && sources.map(LinuxSources.importViews(below:)) != true
  }

  /// Whether a module imports a C module of its package, and no framework.
  private func standsOnC(_ files: [SourceAdapter.Input], in sources: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
    let own = names.filter { access("\(sources)/\($0)/include", R_OK) == 0 }
    guard !own.isEmpty else { return false }
    let imported = files.reduce(into: Set<String>()) { $0.formUnion(LinuxSources.imports($1.source)) }
    return !imported.isDisjoint(with: own) && imported.isDisjoint(with: installation.frameworks.union(["Foundation", "Dispatch"]))
  }

  /// Returns the folder of sources of the package that contains a file; nil for files that SwiftPM generates, such as the programs that run
  /// tests, wherever the build folder is.
  private func packageSources(around path: String) -> String? {
    var folder = path.folder
    while folder != "/", !folder.isEmpty, access(folder + "/Package.swift", R_OK) != 0 { folder = folder.folder }
    let isGenerated = path.split(separator: "/").contains { $0.hasSuffix(".derived") }
    guard folder != "/", !folder.isEmpty, !isGenerated, !path.dropFirst(folder.count).hasPrefix("/.build/") else { return nil }
    return folder + "/Sources"
  }

  private func withUnixLines(_ source: [UInt8]) -> [UInt8] {
    guard source.contains(0x0D) else { return source }
    var result = source
    // Replaces a carriage return before a line feed by a space, which keeps all offsets.
    for index in source.indices.dropLast() where source[index] == 0x0D && source[index + 1] == 0x0A { result[index] = 0x20 }
    return result
  }

  /// Returns a folder beside the module's object files, or a temporary folder if there is none.
  private func adaptedFolder() throws -> String {
    var base =
      temporaryFolder + "/" + inputs[0].utf8.reduce(into: UInt64(5381)) { $0 = $0 &* 33 &+ UInt64($1) }.description
    if let index = arguments.firstIndex(of: "-output-file-map"), index + 1 < arguments.count {
      base = URL(fileURLWithPath: arguments[index + 1]).standardizedFileURL.path.folder
    }
    let folder = "\(base)/adapted-\(module)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  /// - Returns: whether the content of the file changed.
  private func write(_ contents: [UInt8], to path: String) throws -> Bool {
    let data = Data(contents)
    if FileManager.default.contents(atPath: path) == data { return false }
    try FileManager.default.createDirectory(atPath: path.folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    return true
  }

  /// Deletes the object file of a source, unless the source is newer. The compiler skips a source whose original is unchanged, although a
  /// change in another file may have changed its adapted copy. It compiles a newer source in any case; another build of the module, which may
  /// be running, still needs the object.
  private func forgetObject(of path: String) {
    guard let index = arguments.firstIndex(of: "-output-file-map"), index + 1 < arguments.count,
      let data = FileManager.default.contents(atPath: arguments[index + 1]),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: data), let object = map[path]?["object"],
      let written = modificationDate(object), modificationDate(path).map({ $0 <= written }) ?? true
    else { return }
    try? FileManager.default.removeItem(atPath: object)
  }

  private func modificationDate(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  /// Writes the numbers that `vitrine compat` needs.
  private static func write(_ outputs: [SourceAdapter.Output], toLedger path: String) throws {
    struct Numbers: Encodable {
      var missing: [String: [String]]
      var constructs: [String: Int]
    }
    let missing = Dictionary(uniqueKeysWithValues: outputs.filter { !$0.missingImports.isEmpty }.map { ($0.path, $0.missingImports) })
    let constructs = outputs.reduce(into: [:]) { $0.merge($1.constructs, uniquingKeysWith: +) }
    try JSONEncoder().encode(Numbers(missing: missing, constructs: constructs))
      .write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
