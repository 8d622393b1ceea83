import ArgumentParser
import Foundation

struct Editor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor",
    abstract: "Lets an editor complete and check UIKit code in a project.",
    help: """
      Writes into the project's folder what VS Code reads, .vscode/settings.json, so that it starts 'vitrine lsp' in the place of sourcekit-lsp, and
      prints the line for Neovim. Errors are then those of 'vitrine build', in packages and Xcode projects. It also writes .sourcekit-lsp/config.json,
      with which sourcekit-lsp by itself completes UIKit code of packages; without the compiler shim it reports errors where there are none.

      EXIT STATUS
        0; 1 where a file cannot be written.
      """)

  @Option(
    name: .customLong("package-path"), help: ArgumentHelp("The folder of the project; the current one if left out.", valueName: "folder"))
  var folder: String?

  func run() throws {
    let tree = try InstalledTree.find()
    // Fails early, since an editor does not show why it gets no answers.
    _ = try Toolchain(of: tree)
    let root = Project.absolute(folder ?? FileManager.default.currentDirectoryPath)
    let command = tree.root + "/bin/vitrine"
    let code = root + "/.vscode/settings.json"
    // A settings file that cannot be parsed is not written: people write comments into it, which would be lost.
    if let settings = try? Self.settings(in: code) {
      try Self.write(
        settings.merging(["swift.sourcekit-lsp.serverPath": command, "swift.sourcekit-lsp.serverArguments": ["lsp"]]) { $1 }, to: code)
      print("VS Code: \(code) is written.")
    } else {
      print(
        "VS Code: add to \(code): \"swift.sourcekit-lsp.serverPath\": \"\(command)\", \"swift.sourcekit-lsp.serverArguments\": [\"lsp\"]")
    }
    print("Neovim:  vim.lsp.config('sourcekit', { cmd = { '\(command)', 'lsp' } })")
    let file = root + "/.sourcekit-lsp/config.json"
    var settings = try Self.settings(in: file)
    settings["swiftPM"] = (settings["swiftPM"] as? [String: Any] ?? [:]).merging(
      ["swiftCompilerFlags": try ServerLaunch.flags(tree), "scratchPath": root + "/.build/vitrine-editor"]) { $1 }
    try Self.write(settings, to: file)
    print("Others:  start '\(command) lsp' in the place of sourcekit-lsp.")
  }

  /// - Throws: a `CommandError` if the file is not a JSON object.
  private static func settings(in file: String) throws -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: file) else { return [:] }
    guard let settings = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CommandError("\(file) is not a JSON object: repair it, or move it away.")
    }
    return settings
  }

  private static func write(_ settings: [String: Any], to file: String) throws {
    let data = try JSONSerialization.data(withJSONObject: settings, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    do {
      try FileManager.default.createDirectory(atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch { throw CommandError("\(file) cannot be written: \(error.localizedDescription)") }
  }
}
