import Foundation

/// A dependency that the project's `Podfile` or `Cartfile`, or the specification of a pod in the project, names, and whose sources are not
/// in the
/// project.
package struct MissingDependency: Hashable, Sendable {
  package var name: String
  /// The name of the file that names the dependency.
  package var file: String

  /// Returns a sentence for each file: its missing dependencies, and the remedy.
  package static func sentences(_ missing: [MissingDependency]) -> [String] {
    Dictionary(grouping: missing, by: \.file).sorted { $0.key < $1.key }.map { file, dependencies in
      let remedy =
        switch file {
        case "Podfile": "Run 'pod install' where it lies"
        case "Cartfile": "Check them out into Carthage/Checkouts ('carthage checkout' does)"
        default: "Run 'pod install' where the Podfile lies"
        }
      return "\(file) names what is not there: \(dependencies.map(\.name).joined(separator: ", ")). \(remedy), or take a Swift package for "
        + "one: --override \(dependencies[0].name)=FOLDER."
    }
  }

  /// Pods that are programs of a build, not libraries. Without them, a project lacks no module.
  private static let programs: Set = ["Sourcery", "SwiftFormat", "SwiftGen", "SwiftLint"]

  /// Returns the dependencies whose modules are imported, which keep the project from being built, before the others, and leaves out
  /// programs.
  static func sorted(_ missing: [MissingDependency], imports: Set<String>) -> [MissingDependency] {
    let libraries = missing.filter { !programs.contains($0.name) }
    return libraries.filter { imports.contains($0.name) } + libraries.filter { !imports.contains($0.name) }
  }

  /// Returns the missing dependencies of the projects of a workspace, sorted by name.
  static func all(in workspace: XcodeWorkspace) -> [MissingDependency] {
    let folders = Set(workspace.projects.map(\.folder) + [Paths.folder(Paths.normal(workspace.url.standardizedFileURL.path))])
    var found: Set<MissingDependency> = []
    let built = Set(workspace.targets.filter { $0.isPod || $0.id.project.hasSuffix("/Pods.xcodeproj") }.map(\.name))
    for folder in folders {
      for name in pods(in: "\(folder)/Podfile") where !built.contains(name) {
        found.insert(MissingDependency(name: name, file: "Podfile"))
      }
      for word in ["github", "git"] {
        for name in names(in: "\(folder)/Cartfile", after: word) where !Paths.exists("\(folder)/Carthage/Checkouts/\(name)/Package.swift") {
          found.insert(MissingDependency(name: name, file: "Cartfile"))
        }
      }
    }
    for pod in workspace.projects {
      for name in pod.neededPods where !built.contains(name) && !found.contains(MissingDependency(name: name, file: "Podfile")) {
        found.insert(MissingDependency(name: name, file: Paths.name(pod.path)))
      }
    }
    return found.sorted { ($0.name, $0.file) < ($1.name, $1.file) }
  }

  /// Returns the folders of packages that Carthage has checked out, by name.
  static func checkouts(in workspace: XcodeWorkspace) -> [String: String] {
    var found: [String: String] = [:]
    for folder in Set(workspace.projects.map(\.folder)) {
      for name in Paths.entries("\(folder)/Carthage/Checkouts") where Paths.exists("\(folder)/Carthage/Checkouts/\(name)/Package.swift") {
        found[name] = "\(folder)/Carthage/Checkouts/\(name)"
      }
    }
    return found
  }

  /// Returns the pods of lines like `pod 'Name/Part', '~> 1.0'`.
  private static func pods(in path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return PodRuby.statements(of: String(decoding: data, as: UTF8.self)).compactMap {
      PodRuby.pod($0)?.name.split(separator: "/").first.map(String.init)
    }
  }

  /// Returns the names of lines like `github "owner/Name" ~> 1.0`.
  private static func names(in path: String, after word: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix(word) else { return nil }
      let rest = text.dropFirst(word.count).drop { $0 == " " || $0 == "(" }
      guard let quote = rest.first, quote == "'" || quote == "\"" else { return nil }
      let name = rest.dropFirst().prefix { $0 != quote }
      return XcodePackage.name(ofAddress: String(name))
    }
  }
}
