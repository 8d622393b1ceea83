import Foundation
import XcodeProject

/// The packages that SourceKit-LSP opens for the folder of an editor: the folder's own package, and one for each application of an Xcode
/// project. The sources of the latter are symbolic links to the person's files.
struct EditorPackages {
  /// The folders of the packages, which SourceKit-LSP receives as workspace folders.
  private(set) var roots: [String] = []
  private var links: [String: String] = [:]
  private var files: [String: String] = [:]

  /// Finds the packages of a folder. A folder without a project, or with an unreadable one, is used unchanged.
  init(folder: String, options: ProjectOptions, problem: (String) -> Void) {
    let project = try? Project.find(in: folder)
    guard case .xcode(let path)? = project ?? nil else {
      roots = [folder]
      if project != nil, let path = Project.xcode(beside: folder) { add(path, of: folder, options, problem) }
      return
    }
    add(path, of: folder, options, problem)
    if roots.isEmpty { roots = [folder] }
  }

  private mutating func add(_ path: String, of folder: String, _ options: ProjectOptions, _ problem: (String) -> Void) {
    do {
      let workspace = try XcodeWorkspace(contentsOf: URL(fileURLWithPath: path))
      let libraries = workspace.targets.filter { $0.isForIOS && $0.productType.isLibrary }
      let targets =
        try options.target.map { [try workspace.target(named: $0)] } ?? options.scheme.map { [try workspace.target(ofScheme: $0)] }
        ?? (workspace.applications.isEmpty ? libraries : workspace.applications)
      for target in targets {
        do { try add(target, of: workspace, in: folder, options) } catch { problem("\(error)") }
      }
    } catch { problem("\(error)") }
  }

  private mutating func add(_ target: XcodeTarget, of workspace: XcodeWorkspace, in folder: String, _ options: ProjectOptions) throws {
    let package = try GeneratedPackage(
      workspace, target: target, overrides: options.overrideFolders.mapValues { URL(fileURLWithPath: $0) })
    let root = "\(folder)/.build/vitrine-editor/packages/\(target.name)"
    try package.write(to: URL(fileURLWithPath: root))
    // Each package has its own build folder.
    let settings = ["swiftPM": ["scratchPath": "\(root)/.build"]]
    try FileManager.default.createDirectory(atPath: root + "/.sourcekit-lsp", withIntermediateDirectories: true)
    try JSONSerialization.data(withJSONObject: settings, options: [.withoutEscapingSlashes])
      .write(to: URL(fileURLWithPath: root + "/.sourcekit-lsp/config.json"), options: .atomic)
    roots.append(root)
    for part in ["Sources", "Tests"] {
      guard let names = FileManager.default.enumerator(atPath: "\(root)/\(part)") else { continue }
      for case let name as String in names {
        let link = "\(root)/\(part)/\(name)"
        guard let file = try? FileManager.default.destinationOfSymbolicLink(atPath: link), links[file] == nil else { continue }
        links[file] = link
        files[link] = file
      }
    }
  }

  /// Removes the links to files that the folder's own package compiles.
  mutating func removeLinks(to paths: [String]) {
    for path in paths {
      if let link = links.removeValue(forKey: path) { files[link] = nil }
    }
  }

  /// Returns a message of the editor, with files replaced by links.
  func linked(_ message: Any) -> Any { links.isEmpty ? message : Self.replacing(message, links) }

  /// Returns a message of SourceKit-LSP, with links replaced by files.
  func unlinked(_ message: Any) -> Any { files.isEmpty ? message : Self.replacing(message, files) }

  var hasLinks: Bool { !links.isEmpty }

  /// Replaces every URL in a message that the table contains.
  private static func replacing(_ value: Any, _ table: [String: String]) -> Any {
    switch value {
    case let text as String:
      guard text.hasPrefix("file:"), let path = URL(string: text)?.path, let other = table[path] else { return text }
      return URL(fileURLWithPath: other).absoluteString
    case let list as [Any]: return list.map { replacing($0, table) }
    case let object as [String: Any]:
      return Dictionary(
        uniqueKeysWithValues: object.map { key, value in
          (key.hasPrefix("file:") ? replacing(key, table) as? String ?? key : key, replacing(value, table))
        })
    default: return value
    }
  }
}
