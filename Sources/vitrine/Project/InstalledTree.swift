import Foundation

/// The folder `PREFIX/lib/vitrine` that `make install` made: the shared library, its modules and the compiler shim.
struct InstalledTree {
  let root: String
  var shim: String { root + "/bin/swiftc" }
  var library: String { root + "/lib" }
  /// Modules with Apple's names.
  var frameworks: Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/modules")) ?? []
    return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { ($0 as NSString).deletingPathExtension })
  }

  /// The folder that this program lies in, where that is an installed tree.
  private static var own: InstalledTree? {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let root = ((program as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    return InstalledTree(existing: root)
  }

  init?(existing root: String) {
    guard FileManager.default.isExecutableFile(atPath: root + "/bin/swiftc") else { return nil }
    self.root = root
  }

  /// What a file of the tree says; nil where it is missing or empty.
  func text(_ name: String) -> String? {
    let text = (try? String(contentsOfFile: "\(root)/\(name)", encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
    return text?.isEmpty == false ? text : nil
  }

  /// What `vitrine --version` prints: the command's version, the commit it was built from, the library that goes with it.
  static var version: String {
    guard let own else { return "vitrine \(Vitrine.version), not installed" }
    return
      "vitrine \(Vitrine.version) (\(own.text("version") ?? "unknown"))\nlibrary \(own.text("build-id") ?? "unknown") in \(own.library)"
  }

  /// The tree that this program belongs to; for a program of a build folder, the one that VITRINE_HOME names, or the one in ~/.local.
  static func find() throws -> InstalledTree {
    if let named = ProcessInfo.processInfo.environment["VITRINE_HOME"], !named.isEmpty {
      guard let tree = InstalledTree(existing: Project.absolute(named)) else {
        throw CommandError(
          "VITRINE_HOME=\(named) is no installed tree: it has no bin/swiftc. Set it to PREFIX/lib/vitrine, or take it away.")
      }
      return tree
    }
    if let tree = own ?? InstalledTree(existing: NSHomeDirectory() + "/.local/lib/vitrine") { return tree }
    throw CommandError("Vitrine is not installed: run 'make install' in its folder.")
  }
}
