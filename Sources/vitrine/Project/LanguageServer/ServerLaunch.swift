import Foundation

/// How SourceKit-LSP is started for a project.
struct ServerLaunch {
  let tree: InstalledTree
  let packages: EditorPackages
  /// Where its build goes.
  let scratch: String
  private let program: String

  /// - Parameter folder: of the project, as the editor names it.
  /// - Throws: `CommandError` where there is no SourceKit-LSP.
  init(folder: String, options: ProjectOptions) throws {
    tree = try InstalledTree.find()
    let toolchain = try Toolchain(of: tree)
    program = (toolchain.compiler as NSString).deletingLastPathComponent + "/sourcekit-lsp"
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw CommandError("There is no 'sourcekit-lsp' beside \(toolchain.compiler): install the whole toolchain.")
    }
    scratch = folder + "/.build/vitrine-editor"
    var packages = EditorPackages(folder: folder, options: options) { FileHandle.standardError.write(Data("note: \($0)\n".utf8)) }
    if packages.hasLinks, packages.roots.first == folder {
      let package = PackageBuild(folder: folder, scratch: scratch, tree: tree, toolchain: toolchain)
      packages.keep((try? package.describe())?.targets.flatMap { target in (target.sources ?? []).map { "\(target.path)/\($0)" } } ?? [])
    }
    self.packages = packages
  }

  /// What finds the installed modules, and lets the compiler type-check what needs Objective-C.
  static func flags(_ tree: InstalledTree) throws -> [String] {
    guard let text = tree.text("compile-flags") else {
      throw CommandError("\(tree.root)/compile-flags is missing: install Vitrine anew (make install)")
    }
    // SourceKit shows the interfaces of the system's modules alone.
    let flags = text.replacingOccurrences(of: "ROOT", with: tree.root).split(separator: "\n").map { $0 == "-I" ? "-Isystem" : String($0) }
    return flags + ["-Xfrontend", "-enable-objc-interop"]
  }

  func start(input: Pipe, output: Pipe) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      ["--scratch-path", scratch, "--experimental-feature", "sourcekit-options-request"]
      + (try Self.flags(tree)).flatMap { ["-Xswiftc", $0] }
    // What it builds, it builds as `vitrine build` does.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_EXEC": tree.shim, "SWIFT_EXEC_MANIFEST": tree.shim]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    do { try process.run() } catch { throw CommandError("\(program) cannot be run: \(error.localizedDescription)") }
    return process
  }

  /// The folder that an editor opens.
  static func folder(ofInitialize parameters: [String: Any]) -> String {
    let folders = parameters["workspaceFolders"] as? [[String: Any]]
    let uri = folders?.first?["uri"] as? String ?? parameters["rootUri"] as? String
    let path = uri.flatMap { URL(string: $0)?.path } ?? parameters["rootPath"] as? String
    return Project.absolute(path ?? FileManager.default.currentDirectoryPath)
  }

  /// The editor's first request, as SourceKit-LSP gets it: of the project's packages, from an editor that asks for diagnostics. None is ever
  /// asked for: SourceKit would generate code for them, which fails where there is no Objective-C, and takes SourceKit-LSP along.
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

  /// SourceKit-LSP's answer, as the editor gets it: changes come as whole texts, and diagnostics unasked.
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
