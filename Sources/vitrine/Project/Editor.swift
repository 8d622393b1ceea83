import ArgumentParser
import Foundation

struct Editor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lets an editor complete and check UIKit code: writes SourceKit-LSP's configuration into the project's folder.",
    discussion: """
      The file is .sourcekit-lsp/config.json, which SourceKit-LSP reads in VS Code, Neovim and wherever else it runs. The editor sees the sources
      as they stand: it only type-checks them, and there the compiler understands attributes of Objective-C and selectors.

      EXIT STATUS
        0; 1 where the file cannot be written.
      """)

  @Option(
    name: .customLong("package-path"), help: ArgumentHelp("The folder of the project; the current one if left out.", valueName: "folder"))
  var folder: String?

  func run() throws {
    let tree = try InstalledTree.find()
    guard let text = try? String(contentsOfFile: tree.root + "/compile-flags", encoding: .utf8) else {
      throw CommandError("\(tree.root)/compile-flags is missing: install Vitrine anew (make install)")
    }
    let flags = text.replacingOccurrences(of: "ROOT", with: tree.root).split(separator: "\n").map(String.init)
    let root = Project.absolute(folder ?? FileManager.default.currentDirectoryPath)
    let file = root + "/.sourcekit-lsp/config.json"
    var settings: [String: Any] = [:]
    if let data = FileManager.default.contents(atPath: file) {
      guard let known = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw CommandError("\(file) is no JSON object: mend it, or move it away.")
      }
      settings = known
    }
    var package = settings["swiftPM"] as? [String: Any] ?? [:]
    package["swiftCompilerFlags"] = flags + ["-Xfrontend", "-enable-objc-interop"]
    package["scratchPath"] = root + "/.build/vitrine-editor"
    settings["swiftPM"] = package
    let data = try JSONSerialization.data(withJSONObject: settings, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    do {
      try FileManager.default.createDirectory(atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch { throw CommandError("\(file) cannot be written: \(error.localizedDescription)") }
    print("\(file): open the folder in an editor with SourceKit-LSP")
  }
}
