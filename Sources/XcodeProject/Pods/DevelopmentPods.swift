import Foundation

/// Finds pods whose sources are in the same checkout as the project that uses them: a `Podfile` gives their folder (`:path => '../'`), or
/// names a pod whose specification is in a parent folder, as in the example application of a library.
struct DevelopmentPods {
  /// One pseudo-project for each specification, with a target for the pod and one for each of its resource bundles.
  private(set) var projects: [XcodeProjectFile] = []
  private(set) var warnings: [String] = []

  /// - Parameter folders: the folders that may contain Podfiles.
  init(podfilesIn folders: [String]) {
    var chosen: [String: [String]] = [:]
    for folder in folders {
      guard let data = FileManager.default.contents(atPath: "\(folder)/Podfile") else { continue }
      for statement in PodRuby.statements(of: String(decoding: data, as: UTF8.self)) {
        guard let pod = PodRuby.pod(statement) else { continue }
        let parts = pod.name.split(separator: "/", maxSplits: 1).map(String.init)
        guard let path = Self.specification(parts[0], pod.path, from: folder) else { continue }
        chosen[path, default: []] += parts.dropFirst()
      }
    }
    for (path, subspecs) in chosen.sorted(by: { $0.key < $1.key }) {
      do {
        projects.append(Self.project(try PodSpecification(contentsOf: path), path, subspecs))
      } catch {
        warnings.append("\(error)")
      }
    }
  }

  /// Returns the specification file of a pod: at the path of the Podfile, otherwise in the nearest parent folder, up to that of the
  /// checkout.
  private static func specification(_ name: String, _ path: String?, from folder: String) -> String? {
    let endings = ["podspec", "podspec.json"]
    if let path {
      let podFolder = Paths.join(folder, path)
      if endings.contains(where: podFolder.hasSuffix) { return Paths.exists(podFolder) ? podFolder : nil }
      return endings.map { "\(podFolder)/\(name).\($0)" }.first(where: Paths.exists)
    }
    var above = folder
    while above.count > 1 {
      if let found = endings.map({ "\(above)/\(name).\($0)" }).first(where: Paths.exists) { return found }
      if Paths.exists("\(above)/.git") { return nil }
      above = Paths.folder(above)
    }
    return nil
  }

  private static func project(_ pod: PodSpecification, _ path: String, _ subspecs: [String]) -> XcodeProjectFile {
    let folder = Paths.folder(path)
    let part = pod.merged(subspecs)
    let all = SynchronizedFolder(path: folder, explicitFolders: []).files()
    let excluded = (part.values["exclude_files"] ?? []).map(FilePattern.init)
    func files(_ patterns: [String]) -> [String] {
      let patterns = patterns.map(FilePattern.init)
      return all.filter { file in patterns.contains { $0.matches(file) } && !excluded.contains { $0.matches(file) } }
    }
    func target(_ name: String, _ type: XcodeProductType) -> XcodeTarget {
      let id = XcodeTarget.ID(project: path, object: name)
      return XcodeTarget(id: id, name: name, productType: type, productName: name, moduleName: name, isForIOS: true, folder: folder)
    }
    var library = target(pod.name, .framework)
    library.moduleName = pod.moduleName
    if !pod.swiftVersion.isEmpty { library.settings.add([("SWIFT_VERSION", pod.swiftVersion)], configuration: "Debug") }
    for file in files(part.values["source_files"] ?? []) {
      switch FileRole(path: file, inFolder: true) {
      case .swift: library.sources.append("\(folder)/\(file)")
      case .otherSource: library.otherSources.append("\(folder)/\(file)")
      case .header: library.headers.append("\(folder)/\(file)")
      case .resource, .none: break
      }
    }
    library.resources = files((part.values["resources"] ?? []) + (part.values["resource"] ?? [])).map {
      XcodeResource(path: "\(folder)/\($0)")
    }
    var project = XcodeProjectFile(path: path, folder: folder)
    project.neededPods =
      (part.values["dependency"] ?? []).compactMap { $0.split(separator: "/").first.map(String.init) }
      .filter { $0 != pod.name }.uniqued
    for (name, patterns) in part.resourceBundles.sorted(by: { $0.key < $1.key }) {
      var bundle = target(name, .bundle)
      bundle.resources = files(patterns).filter { FileRole(path: $0, inFolder: true) == .resource }.map {
        XcodeResource(path: "\(folder)/\($0)")
      }
      library.dependencies.append(bundle.id)
      project.targets.append(bundle)
    }
    project.targets.append(library)
    return project
  }
}
