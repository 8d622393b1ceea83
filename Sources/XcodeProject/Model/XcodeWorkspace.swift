import Foundation

/// An Xcode workspace or a single project, with all projects and packages that it contains or refers to.
package struct XcodeWorkspace: Sendable {
  /// The URL of the workspace or project.
  package let url: URL
  /// The projects in the workspace's order. Projects within projects follow them.
  package private(set) var projects: [XcodeProjectFile] = []
  /// The folders of Swift packages in the workspace or its projects.
  package private(set) var packageFolders: [String] = []
  /// The shared schemes, with the target that each runs.
  package private(set) var schemes: [String: XcodeTarget.ID] = [:]
  /// The build configuration in which a target's shared scheme runs tests. The scheme with the target's name takes precedence.
  package private(set) var testConfigurations: [XcodeTarget.ID: String] = [:]
  /// The environment variables and arguments with which a target's shared scheme starts it. The scheme with the target's name takes
  /// precedence.
  private var launchesByTarget: [XcodeTarget.ID: LaunchSettings] = [:]
  private var launchesByScheme: [String: LaunchSettings] = [:]
  /// The shared schemes whose target is not in any project.
  private var schemesWithoutTarget: Set<String> = []
  /// Messages about projects that cannot be read. Messages about targets are in `XcodeTarget.warnings`.
  package private(set) var warnings: [String] = []

  /// Reads an `.xcworkspace`, an `.xcodeproj` or a specification of XcodeGen, or the one in a folder.
  /// - Parameter configuration: the build configuration. If a project has none with that name, one whose name contains it is used, or the
  ///   default one.
  /// - Throws: an `XcodeError` if the URL is not a workspace or project. A missing project of a workspace is only a warning.
  package init(contentsOf url: URL, configuration: String = "Debug") throws {
    let isNamed =
      ["xcworkspace", "xcodeproj"].contains(Paths.ending(url.path)) || ProjectSpecification.fileNames.contains(url.lastPathComponent)
    let found = isNamed ? url : try Self.find(in: url)
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

  /// Returns the workspace of a folder, otherwise its project, its specification, or that of its subfolders, two levels deep.
  /// - Throws: an `XcodeError` if there is none, or if there are several and none has the folder's name.
  package static func find(in folder: URL) throws -> URL {
    var folders = [Paths.normal(folder.standardizedFileURL.path)]
    for _ in 0..<3 {
      for ending in ["xcworkspace", "xcodeproj"] {
        let found = folders.flatMap { folder in
          Paths.entries(folder).filter { Paths.ending($0) == ending && !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }
        }
        if let only = found.count == 1 ? found[0] : found.first(where: { Paths.withoutEnding($0) == folder.lastPathComponent }) {
          return URL(fileURLWithPath: only)
        }
        if !found.isEmpty { throw XcodeError("\(folder.path) holds \(found.map(Paths.name).joined(separator: ", ")): say which.") }
      }
      if let file = folders.lazy.compactMap(ProjectSpecification.file).first { return URL(fileURLWithPath: file) }
      folders = folders.flatMap { folder in
        Paths.entries(folder).filter { !$0.hasPrefix(".") && !notSearched.contains($0) && Paths.ending($0).isEmpty }.map {
          "\(folder)/\($0)"
        }
      }.filter(Paths.isFolder)
    }
    throw XcodeError("\(folder.path) holds no .xcworkspace, .xcodeproj or project.yml.")
  }

  /// Folders that contain the projects of dependencies.
  private static let notSearched: Set = ["Pods", "Carthage", "node_modules", "vendor", "build"]

  /// Returns the specification of XcodeGen in a folder; nil if there is none.
  package static func specification(in folder: String) -> String? { ProjectSpecification.file(in: folder) }

  package static func isSpecification(_ path: String) -> Bool { ProjectSpecification.isSpecification(path) }

  package var targets: [XcodeTarget] { projects.flatMap(\.targets) }

  /// The applications for iOS.
  package var applications: [XcodeTarget] { targets.filter { $0.productType == .application && $0.isForIOS } }

  /// Returns the only application for iOS.
  /// - Throws: an `XcodeError` if there is none, or if there are several; the error lists their names.
  package func onlyApplication() throws -> XcodeTarget {
    let all = applications
    if all.count == 1 { return all[0] }
    let name = url.lastPathComponent
    if all.isEmpty {
      throw XcodeError("\(name) has no application for iOS: name a target of \(targets.map(\.name).joined(separator: ", ")).")
    }
    throw XcodeError("\(name) has \(all.count) applications; choose one with --target: \(all.map(\.name).joined(separator: ", ")).")
  }

  /// Returns the target with that name, or the target of the shared scheme with that name. If there is no exact match, case is ignored. Of
  /// several targets, one for iOS, then an application, is preferred.
  /// - Throws: an `XcodeError` that lists the existing names.
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

  /// Returns the target that a scheme runs, otherwise the one that it builds. If no schemes are shared, Xcode creates one with the name of
  /// each target.
  /// - Throws: an `XcodeError` that lists the existing schemes.
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
        found.append(Self.present(item, beside: path))
      } else if Paths.exists("\(item)/Package.swift") {
        packageFolders.append(item)
      }
    }
    try read(found, configuration: configuration, isAsked: false)
    if projects.isEmpty, packageFolders.isEmpty {
      throw XcodeError("\(path) names no project that can be read. \(warnings.joined(separator: " "))")
    }
  }

  /// Returns the path of a project that a workspace names. A workspace may name its project by the absolute path that it had on its author's
  /// machine. If nothing is there, the project of that name in the workspace's folder is meant.
  private static func present(_ project: String, beside workspace: String) -> String {
    let own = "\(Paths.folder(workspace))/\(Paths.name(project))"
    return !Paths.exists("\(project)/project.pbxproj") && Paths.exists("\(own)/project.pbxproj") ? own : project
  }

  /// Reads projects and the projects in them, each only once.
  private mutating func read(_ paths: [String], configuration: String, isAsked: Bool) throws {
    var waiting = paths
    var seen = Set(paths)
    while !waiting.isEmpty {
      let path = waiting.removeFirst()
      do {
        let isSpecification = ProjectSpecification.fileNames.contains(Paths.name(path))
        let project = try (isSpecification ? SpecificationReader.read : ProjectReader.read)(path, configuration)
        projects.append(project)
        for other in project.subprojects where seen.insert(other).inserted { waiting.append(other) }
      } catch let error as XcodeError {
        if isAsked, projects.isEmpty { throw error }
        warnings.append(error.description)
      }
    }
  }

  /// Returns the environment variables and arguments with which a scheme starts a target.
  /// - Parameter scheme: the name of the scheme; nil for the target's own.
  package func launch(of target: XcodeTarget.ID, scheme: String?) -> LaunchSettings {
    scheme.flatMap { launchesByScheme[$0] } ?? launchesByTarget[target] ?? LaunchSettings()
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
        launchesByScheme[Paths.withoutEnding(file)] = scheme.launch
        if launchesByTarget[target.id] == nil || Paths.withoutEnding(file) == target.name { launchesByTarget[target.id] = scheme.launch }
      }
    }
  }
}
