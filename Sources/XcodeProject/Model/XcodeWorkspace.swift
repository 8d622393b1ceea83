import Foundation

/// An Xcode workspace, or a project by itself, with the projects and packages that it leads to.
package struct XcodeWorkspace: Sendable {
  /// The workspace or project that was read.
  package let url: URL
  /// In the workspace's order, projects inside of projects after them.
  package private(set) var projects: [XcodeProjectFile] = []
  /// Folders of Swift packages that lie in the workspace or its projects.
  package private(set) var packageFolders: [String] = []
  /// Shared schemes, and the target that each runs.
  package private(set) var schemes: [String: XcodeTarget.ID] = [:]
  /// The build configuration in which a target's shared scheme tests; the scheme of its own name goes first.
  package private(set) var testConfigurations: [XcodeTarget.ID: String] = [:]
  /// Shared schemes whose target no project has.
  private var schemesWithoutTarget: Set<String> = []
  /// Sentences about projects that cannot be read; what a target misses stands in its own warnings.
  package private(set) var warnings: [String] = []

  /// Reads a `.xcworkspace` or `.xcodeproj`, or the one that a folder holds.
  /// - Parameter configuration: of the build settings; where a project has none of that name, one whose name holds it, or its default.
  /// - Throws: `XcodeError` for what is no workspace or project. A project that a workspace names and that is missing is only a warning.
  package init(contentsOf url: URL, configuration: String = "Debug") throws {
    let found = ["xcworkspace", "xcodeproj"].contains(Paths.ending(url.path)) ? url : try Self.find(in: url)
    self.url = found
    let path = Paths.normal(found.standardizedFileURL.path)
    if Paths.ending(path) == "xcworkspace" {
      try readWorkspace(path, configuration: configuration)
    } else {
      try read([path], configuration: configuration, isAsked: true)
    }
    let pods = DevelopmentPods(podfilesIn: ([Paths.folder(path)] + projects.map(\.folder)).uniqued)
    projects += pods.projects
    warnings += pods.warnings
    for project in projects {
      packageFolders += project.packageFolders
      for case .local(let folder) in project.packages.map(\.source) { packageFolders.append(folder) }
    }
    packageFolders = packageFolders.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    findSchemes(in: [path] + projects.map(\.path))
  }

  /// The workspace of a folder, or else its project; or else that of the folders in it, two levels deep.
  /// - Throws: `XcodeError` where there is none, or where there are several of which none has the folder's name.
  package static func find(in folder: URL) throws -> URL {
    var folders = [Paths.normal(folder.standardizedFileURL.path)]
    for _ in 0..<3 {
      for ending in ["xcworkspace", "xcodeproj"] {
        let found = folders.flatMap { folder in Paths.entries(folder).filter { Paths.ending($0) == ending }.map { "\(folder)/\($0)" } }
        if let only = found.count == 1 ? found[0] : found.first(where: { Paths.withoutEnding($0) == folder.lastPathComponent }) {
          return URL(fileURLWithPath: only)
        }
        if !found.isEmpty { throw XcodeError("\(folder.path) holds \(found.map(Paths.name).joined(separator: ", ")): say which.") }
      }
      folders = folders.flatMap { folder in
        Paths.entries(folder).filter { !$0.hasPrefix(".") && !notSearched.contains($0) && Paths.ending($0).isEmpty }.map {
          "\(folder)/\($0)"
        }
      }.filter(Paths.isFolder)
    }
    throw XcodeError("\(folder.path) holds no .xcworkspace and no .xcodeproj.")
  }

  /// Folders of other people's projects.
  private static let notSearched: Set = ["Pods", "Carthage", "node_modules", "vendor", "build"]

  package var targets: [XcodeTarget] { projects.flatMap(\.targets) }

  /// Applications for iOS.
  package var applications: [XcodeTarget] { targets.filter { $0.productType == .application && $0.isForIOS } }

  /// The one application for iOS.
  /// - Throws: `XcodeError` where there is none, or, with their names, where there are several.
  package func onlyApplication() throws -> XcodeTarget {
    let all = applications
    if all.count == 1 { return all[0] }
    let name = url.lastPathComponent
    if all.isEmpty {
      throw XcodeError("\(name) has no application for iOS: name a target of \(targets.map(\.name).joined(separator: ", ")).")
    }
    throw XcodeError("\(name) has \(all.count) applications; choose one with --target: \(all.map(\.name).joined(separator: ", ")).")
  }

  /// The target, or the target of the shared scheme, of that name, in whatever case where none is exact. Of several, one for iOS, and an application, is taken first.
  /// - Throws: `XcodeError` that lists the names there are.
  package func target(named name: String) throws -> XcodeTarget {
    var named = targets.filter { $0.name == name }
    if named.isEmpty, schemes[name] == nil { named = targets.filter { $0.name.lowercased() == name.lowercased() } }
    if let target = named.first(where: { $0.isForIOS && $0.productType == .application }) ?? named.first(where: \.isForIOS) ?? named.first {
      return target
    }
    if let id = schemes[name], let target = target(id) { return target }
    let targetNames = targets.filter(\.isForIOS).map(\.name)
    let others = schemes.keys.filter { !targetNames.contains($0) }.sorted()
    let list = others.isEmpty ? "" : ", and the schemes \(others.joined(separator: ", "))"
    throw XcodeError(
      "\(url.lastPathComponent) has no target or scheme \(name). It has the targets \(targetNames.joined(separator: ", "))\(list).")
  }

  /// The target that a scheme runs, or else builds. Xcode makes a scheme of a target's name where none is shared.
  /// - Throws: `XcodeError` that lists the schemes there are.
  package func target(ofScheme name: String) throws -> XcodeTarget {
    if let target = schemes[name].flatMap({ target($0) }) { return target }
    if schemesWithoutTarget.contains(name) {
      throw XcodeError(
        "The scheme \(name) names a target that no project of \(url.lastPathComponent) has. \(warnings.joined(separator: " "))")
    }
    let made = targets.filter(\.isForIOS).map(\.name)
    if schemes.isEmpty, made.contains(name) { return try target(named: name) }
    let names = schemes.isEmpty ? made : schemes.keys.sorted()
    throw XcodeError(
      "\(url.lastPathComponent) has no scheme \(name). "
        + (names.isEmpty ? "It has no target for iOS." : "It has the schemes \(names.joined(separator: ", ")).")
        + (made.contains(name) ? " There is a target of that name: --target \(name)." : ""))
  }

  package func target(_ id: XcodeTarget.ID) -> XcodeTarget? {
    projects.first { $0.path == id.project }?.targets.first { $0.id == id }
  }

  private mutating func readWorkspace(_ path: String, configuration: String) throws {
    var found: [String] = []
    for item in try WorkspaceContents.paths(path) {
      if Paths.ending(item) == "xcodeproj" {
        found.append(item)
      } else if Paths.exists("\(item)/Package.swift") {
        packageFolders.append(item)
      }
    }
    try read(found, configuration: configuration, isAsked: false)
    if projects.isEmpty, packageFolders.isEmpty {
      throw XcodeError("\(path) names no project that can be read. \(warnings.joined(separator: " "))")
    }
  }

  /// Reads projects and the projects in them, each once.
  private mutating func read(_ paths: [String], configuration: String, isAsked: Bool) throws {
    var waiting = paths
    var seen = Set(paths)
    while !waiting.isEmpty {
      let path = waiting.removeFirst()
      do {
        let project = try ProjectReader.read(path, configuration: configuration)
        projects.append(project)
        for other in project.subprojects where seen.insert(other).inserted { waiting.append(other) }
      } catch let error as XcodeError {
        if isAsked, projects.isEmpty { throw error }
        warnings.append(error.description)
      }
    }
  }

  private mutating func findSchemes(in containers: [String]) {
    for container in containers {
      let folder = "\(container)/xcshareddata/xcschemes"
      for file in Paths.entries(folder) where Paths.ending(file) == "xcscheme" {
        guard let scheme = SchemeFile.read("\(folder)/\(file)"), let (object, name) = scheme.target else { continue }
        let target = targets.first { $0.id.object == object } ?? targets.first { $0.name == name }
        if target == nil { schemesWithoutTarget.insert(Paths.withoutEnding(file)) }
        guard let target else { continue }
        if schemes[Paths.withoutEnding(file)] == nil { schemes[Paths.withoutEnding(file)] = target.id }
        if testConfigurations[target.id] == nil || Paths.withoutEnding(file) == target.name {
          testConfigurations[target.id] = scheme.testConfiguration
        }
      }
    }
  }
}
