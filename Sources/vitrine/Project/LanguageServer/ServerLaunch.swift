import Foundation

/// The way to start SourceKit-LSP for a project.
struct ServerLaunch {
  let tree: InstalledTree
  let packages: EditorPackages
  /// The folder for its build.
  let scratch: String
  private let program: String

  /// - Parameter folder: the project's folder, as the editor names it.
  /// - Throws: a `CommandError` if SourceKit-LSP is not installed.
  init(folder: String, options: ProjectOptions) throws {
    tree = try InstalledTree.find()
    let toolchain = try Toolchain(of: tree)
    program = (toolchain.compiler as NSString).deletingLastPathComponent + "/sourcekit-lsp"
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw CommandError("There is no 'sourcekit-lsp' beside \(toolchain.compiler): install the whole toolchain.")
    }
    scratch = folder + "/.build/vitrine-editor"
    var packages = EditorPackages(folder: folder, options: options) { Project.note($0) }
    if packages.hasLinks, packages.roots.first == folder {
      let package = PackageBuild(folder: folder, scratch: scratch, tree: tree, toolchain: toolchain)
      packages.removeLinks(
        to: (try? package.describe())?.targets.flatMap { target in (target.sources ?? []).map { "\(target.path)/\($0)" } } ?? [])
    }
    self.packages = packages
  }

  /// Returns the compiler flags that find the installed modules, and that make declarations with Objective-C attributes type-check.
  static func flags(_ tree: InstalledTree) throws -> [String] {
    guard let text = tree.text("compile-flags") else {
      throw CommandError("\(tree.root)/compile-flags is missing: install Vitrine again (make install)")
    }
    // `-Isystem` instead of `-I`: SourceKit shows only interfaces of system modules.
    let flags = text.replacingOccurrences(of: "ROOT", with: tree.root).split(separator: "\n").map { $0 == "-I" ? "-Isystem" : String($0) }
    return flags + ["-Xfrontend", "-enable-objc-interop"]
  }

  func start(input: Pipe, output: Pipe) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      ["--scratch-path", scratch, "--experimental-feature", "sourcekit-options-request"]
      + (try Self.flags(tree)).flatMap { ["-Xswiftc", $0] }
    // SourceKit-LSP builds modules with the shim, as `vitrine build` does.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_EXEC": tree.shim, "SWIFT_EXEC_MANIFEST": tree.shim]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { throw CommandError("\(program) cannot be run: \(error.localizedDescription)") }
    return process
  }

  /// Returns the folder that an editor opens.
  static func folder(ofInitialize parameters: [String: Any]) -> String {
    let folders = parameters["workspaceFolders"] as? [[String: Any]]
    let uri = folders?.first?["uri"] as? String ?? parameters["rootUri"] as? String
    let path = uri.flatMap { URL(string: $0)?.path } ?? parameters["rootPath"] as? String
    return Project.absolute(path ?? FileManager.default.currentDirectoryPath)
  }

  /// Adapts the editor's `initialize` request for SourceKit-LSP: the folders are the packages, and the editor claims to support pulled
  /// diagnostics. They are never requested: SourceKit would generate code for them, which fails without Objective-C and crashes
  /// SourceKit-LSP.
  func adapted(_ parameters: [String: Any]) -> [String: Any] {
    var parameters = parameters
    let folders = packages.roots.map {
      ["uri": URL(fileURLWithPath: $0, isDirectory: true).absoluteString, "name": ($0 as NSString).lastPathComponent]
    }
    parameters["rootUri"] = folders.first?["uri"]
    parameters["rootPath"] = packages.roots.first
    parameters["workspaceFolders"] = folders
    var capabilities = parameters["capabilities"] as? [String: Any] ?? [:]
    var text = capabilities["textDocument"] as? [String: Any] ?? [:]
    text["diagnostic"] = ["dynamicRegistration": true]
    capabilities["textDocument"] = text
    var workspace = capabilities["workspace"] as? [String: Any] ?? [:]
    workspace["diagnostics"] = ["refreshSupport": true]
    capabilities["workspace"] = workspace
    parameters["capabilities"] = capabilities
    return parameters
  }

  /// Adapts SourceKit-LSP's answer for the editor: changes are sent as whole texts, and diagnostics are pushed by the server.
  static func adapted(result: [String: Any]) -> [String: Any] {
    var result = result
    var capabilities = result["capabilities"] as? [String: Any] ?? [:]
    var synchronization = capabilities["textDocumentSync"] as? [String: Any] ?? ["openClose": true, "save": true]
    synchronization["change"] = 1
    capabilities["textDocumentSync"] = synchronization
    capabilities["diagnosticProvider"] = nil
    result["capabilities"] = capabilities
    return result
  }
}
