import Foundation
import XcodeProject

/// The project in a folder.
enum Project {
  /// A Swift package.
  case package(folder: String)
  /// An `.xcworkspace`, an `.xcodeproj`, or a specification of XcodeGen.
  case xcode(path: String)

  /// Finds the project in a folder. A package is preferred to an Xcode project, a workspace to a project, and a project to its specification. If the folder has none but a
  /// subfolder does, like the example of a library, that project is used, and a note on standard error says so.
  static func find(in folder: String?) throws -> Project {
    let path = absolute(folder ?? FileManager.default.currentDirectoryPath)
    if isXcode(path) { return .xcode(path: path) }
    guard let names = visibleNames(in: path) else { throw CommandError("\(path) is not a folder that can be read.") }
    let projects = names.filter(isProject).sorted()
    let workspace = workspace(of: names, in: path)
    if names.contains("Package.swift") {
      let other = workspace ?? (projects.count == 1 ? projects[0] : nil)
      guard let other, isObsolete(manifest: "\(path)/Package.swift") else { return .package(folder: path) }
      note("Package.swift is written for Swift 3, which SwiftPM no longer reads. The project is \(other).")
      return .xcode(path: "\(path)/\(other)")
    }
    if let workspace { return .xcode(path: "\(path)/\(workspace)") }
    if projects.count == 1 { return .xcode(path: "\(path)/\(projects[0])") }
    if projects.count > 1 {
      throw CommandError("\(path) has several Xcode projects: \(projects.joined(separator: ", ")). Name one with --package-path.")
    }
    // The error that reading it throws says what it lacks.
    if let broken = names.filter({ $0.hasSuffix(".xcworkspace") }).sorted().first { return .xcode(path: "\(path)/\(broken)") }
    if let file = XcodeWorkspace.specification(in: path) { return .xcode(path: file) }
    let below = nested(in: path)
    if below.count == 1 {
      note("This is the project \(below[0]): \(path) has none itself.")
      return try find(in: "\(path)/\(below[0])")
    }
    if names.contains("Tuist"), let manifest = ["Project.swift", "Workspace.swift"].first(where: names.contains) {
      throw CommandError(
        "\(path) has a \(manifest) from which Tuist makes an Xcode project. Vitrine does not run it: run 'tuist generate' first.")
    }
    throw CommandError(
      "\(path) has no Package.swift, .xcodeproj, .xcworkspace or project.yml."
        + (below.isEmpty ? "" : " There is \(below.joined(separator: ", ")): name one with --package-path."))
  }

  /// Returns the workspace or project beside the manifest of a package. It may contain the applications that the package of a library does
  /// not.
  static func xcode(beside folder: String) -> String? {
    let names = visibleNames(in: folder) ?? []
    return (workspace(of: names, in: folder) ?? names.filter(isProject).sorted().first).map { "\(folder)/\($0)" }
  }

  private static func workspace(of names: [String], in folder: String) -> String? {
    names.filter { isWorkspace("\(folder)/\($0)") }.sorted().first
  }

  /// Whether a path is that of a workspace with contents. Of some, repositories have only the settings that are shared.
  private static func isWorkspace(_ path: String) -> Bool {
    path.hasSuffix(".xcworkspace") && FileManager.default.fileExists(atPath: path + "/contents.xcworkspacedata")
  }

  /// Returns the visible names in a folder; nil if it cannot be read. Hidden names are left out, because macOS writes the attributes of
  /// `App.xcodeproj` to a hidden file `._App.xcodeproj`.
  private static func visibleNames(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
  }

  /// Whether a file is an Xcode project other than that of CocoaPods. Templates of CocoaPods put a link to that project beside the sources
  /// of a library.
  static func isProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") && !["Pods.xcodeproj", "_Pods.xcodeproj"].contains((name as NSString).lastPathComponent)
  }

  /// Whether a path is that of a workspace, a project or a specification, not that of a folder.
  static func isXcode(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") || XcodeWorkspace.isSpecification(path)
  }

  /// Whether a manifest is for Swift 3, like one without a tools version.
  private static func isObsolete(manifest path: String) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    guard let version = text.firstMatch(of: /swift-tools-version:\s*(\d+)/) else { return !text.contains("swift-tools-version") }
    return Int(version.1).map { $0 < 4 } ?? false
  }

  /// Prints a note to standard error.
  static func note(_ text: String) { FileHandle.standardError.write(Data("note: \(text)\n".utf8)) }

  /// Returns the relative paths of projects in subfolders, at most three levels deep. Projects beside a workspace are left out, and
  /// specifications beside a project.
  static func nested(in folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    for case let name as String in names {
      let depth = name.split(separator: "/").count
      let isHidden = (name as NSString).lastPathComponent.hasPrefix(".")
      if depth > 3 || isHidden { names.skipDescendants() }
      if isHidden { continue }
      if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") {
        names.skipDescendants()
        if !name.contains(".xcodeproj/"), isWorkspace("\(folder)/\(name)") || isProject(name) { found.append(name) }
      } else if XcodeWorkspace.isSpecification("\(folder)/\(name)") {
        found.append(name)
      } else if name.hasSuffix("/Package.swift") {
        found.append((name as NSString).deletingLastPathComponent)
      }
      if found.count == 24 { break }
    }
    let workspaces = Set(found.filter { $0.hasSuffix(".xcworkspace") }.map { ($0 as NSString).deletingLastPathComponent })
    let projects = workspaces.union(found.filter { $0.hasSuffix(".xcodeproj") }.map { ($0 as NSString).deletingLastPathComponent })
    return found.filter { name in
      let own = (name as NSString).deletingLastPathComponent
      if name.hasSuffix(".xcodeproj") { return !workspaces.contains(own) }
      return !XcodeWorkspace.isSpecification("\(folder)/\(name)") || !projects.contains(own)
    }.sorted()
  }

  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
