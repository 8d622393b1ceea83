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

  /// The tree that this program belongs to; for a program of a build folder, the one that VITRINE_HOME names, or the one in ~/.local.
  static func find() throws -> InstalledTree {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let own = ((program as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    let named = ProcessInfo.processInfo.environment["VITRINE_HOME"]
    for root in [named, own, NSHomeDirectory() + "/.local/lib/vitrine"].compactMap({ $0 }) {
      if FileManager.default.isExecutableFile(atPath: root + "/bin/swiftc") { return InstalledTree(root: root) }
    }
    throw CommandError(
      "Vitrine is not installed: run 'make install' in its folder. \(named.map { "VITRINE_HOME=\($0) has no bin/swiftc." } ?? "")")
  }
}
