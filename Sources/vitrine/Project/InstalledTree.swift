import Foundation

/// The folder `PREFIX/lib/vitrine` that `make install` creates: the shared library, its modules and the compiler shim.
struct InstalledTree {
  let root: String
  var shim: String { root + "/bin/swiftc" }
  var library: String { root + "/lib" }
  /// The library with Vitrine's samples.
  var samples: String { root + "/samples/libSampleScenes.so" }
  /// The names of the installed modules, which are those of Apple's frameworks.
  var frameworks: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/modules")) ?? []
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { ($0 as NSString).deletingPathExtension })
  }

  /// The installed tree that contains this program; nil if the program is not installed.
  static var own: InstalledTree? {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let root = ((program as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    return InstalledTree(existing: root)
  }

  init?(existing root: String) {
    guard FileManager.default.isExecutableFile(atPath: root + "/bin/swiftc") else { return nil }
    self.root = root
  }

  /// The environment variable with which programs have the locale of VITRINE_LOCALE, or else en_US (Tools/Install/ProgramLocale.swift).
  var localeEnvironment: [String: String] {
    let path = library + "/libVitrineLocale.so"
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    let others = ProcessInfo.processInfo.environment["LD_PRELOAD"].map { [$0] } ?? []
    return ["LD_PRELOAD": ([path] + others).joined(separator: ":")]
  }

  /// Returns the content of a file of the tree; nil if the file is missing or empty.
  func text(_ name: String) -> String? {
    let text = (try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
    return text?.isEmpty == false ? text : nil
  }

  /// The output of `vitrine --version`: the command's version, the commit that it was built from, and the library that belongs to it.
  static var version: String {
    guard let own else { return "vitrine \(Vitrine.version), not installed" }
    return
      "vitrine \(Vitrine.version) (\(own.text("version") ?? "unknown"))\nlibrary \(own.text("build-id") ?? "unknown") in \(own.library)"
  }

  /// Returns the tree that contains this program. For a program in a build folder, returns the tree named by VITRINE_HOME, or the one in
  /// ~/.local.
  static func find() throws -> InstalledTree {
    if let named = ProcessInfo.processInfo.environment["VITRINE_HOME"], !named.isEmpty {
      guard let tree = InstalledTree(existing: Project.absolute(named)) else {
        throw CommandError(
          "VITRINE_HOME=\(named) is not an installed tree: it has no bin/swiftc. Set it to PREFIX/lib/vitrine, or unset it.")
      }
      return tree
    }
    if let tree = own ?? InstalledTree(existing: NSHomeDirectory() + "/.local/lib/vitrine") { return tree }
    throw CommandError("Vitrine is not installed: run 'make install' in its folder.")
  }
}
