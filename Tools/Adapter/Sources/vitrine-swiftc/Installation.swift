import FoundationEssentials
import Glibc

/// The installed tree that contains this program at `ROOT/bin/vitrine-swiftc`.
struct Installation {
  let root: String
  /// The compiler that built the library, which also compiles the programs that use it.
  let compiler: String
  /// The arguments for finding the modules of UIKit and of its dependencies.
  let compileFlags: [String]
  /// The arguments for linking these modules.
  let linkFlags: [String]
  /// The installed modules, which have the names of Apple's.
  let frameworks: Set<String>
  /// The installed modules of C libraries, such as SQLite3.
  let libraries: Set<String>
  /// An identifier of this build of the library.
  let buildID: String?
  /// The modules that only allow sources to compile, each with a sentence about them.
  let placeholders: [String: String]
  /// A string that changes when this program or the compiler changes.
  let identity: String

  init() throws {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    root = program.folder.folder
    let named = ProcessInfo.processInfo.environment["VITRINE_SWIFTC"].flatMap { $0.isEmpty ? nil : $0 }
    compiler = try named ?? Self.line(root, "compiler")
    guard FileManager.default.isExecutableFile(atPath: compiler) else {
      throw InstallationError(
        description:
          "the Swift compiler \(compiler) is not there, with which Vitrine was installed; install that toolchain, or Vitrine anew")
    }
    let root = self.root
    identity = [program, compiler].map { path in
      var state = stat()
      stat(path, &state)
      return "\(path) \(state.st_size) \(state.st_mtim.tv_sec).\(state.st_mtim.tv_nsec)"
    }.joined(separator: " ")
    compileFlags = try Self.lines(root, "compile-flags").map { $0.replacing("ROOT", with: root) }
    libraries = Set(compileFlags.filter { $0.hasPrefix("-fmodule-map-file=") }.map(\.folder.lastComponent))
    linkFlags = try Self.lines(root, "link-flags").map { $0.replacing("ROOT", with: root) }
    buildID = try? Self.line(root, "build-id")
    let modules = try FileManager.default.contentsOfDirectory(atPath: root + "/modules")
    frameworks = Set(modules.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    placeholders =
      (try? Self.lines(root, "placeholders"))?.reduce(into: [:]) { result, line in
        let parts = line.split(separator: "\t", maxSplits: 1)
        if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
      } ?? [:]
  }

  private static func line(_ root: String, _ name: String) throws -> String { try lines(root, name).first ?? "" }

  private static func lines(_ root: String, _ name: String) throws -> [String] {
    try text(root, name).split(separator: "\n").map(String.init)
  }

  private static func text(_ root: String, _ name: String) throws -> String {
    guard let text = try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8) else {
      throw InstallationError(description: "\(root)/\(name) is missing: install Vitrine again (make install)")
    }
    return text
  }
}

struct InstallationError: Error, CustomStringConvertible {
  let description: String
}
