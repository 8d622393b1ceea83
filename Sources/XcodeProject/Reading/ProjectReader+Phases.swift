extension ProjectReader {
  mutating func add(_ phase: ProjectObject, to target: inout XcodeTarget) {
    let files = objects.all(phase.strings("files")).filter(\.isForIOS)
    switch phase.isa {
    case "PBXSourcesBuildPhase", "PBXHeadersBuildPhase":
      for file in files where !file.isWithoutCode { addSource(objects[file.string("fileRef")], to: &target) }
    case "PBXResourcesBuildPhase":
      for file in files { addResource(objects[file.string("fileRef")], destination: "", to: &target) }
    case "PBXFrameworksBuildPhase":
      for file in files { addLibrary(file, to: &target) }
    case "PBXCopyFilesBuildPhase": addCopies(phase, files, to: &target)
    case "PBXShellScriptBuildPhase": target.scripts.append(phase.string("name") ?? "Run Script")
    default: break
    }
  }

  private mutating func addSource(_ object: ProjectObject?, to target: inout XcodeTarget) {
    guard let object else { return }
    if object.isa == "PBXVariantGroup" {
      for child in objects.all(object.strings("children")) { addSource(child, to: &target) }
      return
    }
    guard case .file(let path)? = locations[object.id] else { return }
    add(path, as: FileRole(path: path, inFolder: false), to: &target)
  }

  /// Adds a file if it exists; otherwise adds a warning.
  private mutating func add(_ path: String, as role: FileRole, to target: inout XcodeTarget) {
    guard Paths.exists(path) else {
      // Headers are not compiled, so a missing one does not matter.
      if role != .header { warn("\(target.name): \(path) is missing, though the project lists it; it is left out.") }
      if role == .swift { target.missingSources.append(path) }
      return
    }
    switch role {
    case .swift: if !target.sources.contains(path) { target.sources.append(path) }
    case .otherSource: target.otherSources.append(path)
    case .header: target.headers.append(path)
    case .resource, .none: break
    }
  }

  private mutating func addResource(_ object: ProjectObject?, destination: String, to target: inout XcodeTarget) {
    guard let object else { return }
    if object.isa == "PBXVariantGroup" {
      for child in objects.all(object.strings("children")) {
        guard case .file(let path)? = locations[child.id] else { continue }
        addResource(XcodeResource(path: path, localization: child.string("name"), destination: destination), to: &target)
      }
      return
    }
    switch locations[object.id] {
    case .file(let path): addResource(XcodeResource(path: path, destination: destination), to: &target)
    case .product(let name): target.linkedProducts.append(name)
    case .system, nil: break
    }
  }

  private mutating func addResource(_ resource: XcodeResource, to target: inout XcodeTarget) {
    switch FileRole(path: resource.path, inFolder: false) {
    case .resource where !Paths.exists(resource.path):
      warn("\(target.name): the resource \(resource.path) is missing, though the project lists it; it is left out.")
    case .resource where !target.resources.contains(resource): target.resources.append(resource)
    case .resource, .swift, .header, .none: break
    case .otherSource: add(resource.path, as: .otherSource, to: &target)
    }
  }

  private mutating func addLibrary(_ file: ProjectObject, to target: inout XcodeTarget) {
    if let product = objects[file.string("productRef")].flatMap({ packageProduct($0) }) {
      if !target.packageProducts.contains(product) { target.packageProducts.append(product) }
      return
    }
    guard let id = file.string("fileRef") else { return }
    switch locations[id] {
    case .product(let name): target.linkedProducts.append(name)
    case .system(let name): target.frameworks.append(Paths.withoutEnding(name))
    case .file(let path): target.binaries.append(path)
    case nil: break
    }
  }

  /// Adds the files of phases that copy into the bundle or its resources, or embed products.
  private mutating func addCopies(_ phase: ProjectObject, _ files: [ProjectObject], to target: inout XcodeTarget) {
    let destinationCode = phase.string("dstSubfolderSpec") ?? ""
    for file in files {
      guard let object = objects[file.string("fileRef")] else { continue }
      if case .product(let name)? = locations[object.id] {
        if name.hasSuffix(".framework") || name.hasSuffix(".bundle") { target.linkedProducts.append(name) }
      } else if destinationCode == "7" || destinationCode == "1" {
        addResource(object, destination: target.settings.expand(phase.string("dstPath") ?? ""), to: &target)
      }
    }
  }

  /// Adds the files of the target's own synchronised folders except their exceptions, and files of other folders whose exceptions name the
  /// target.
  mutating func addSynchronizedFolders(of object: ProjectObject, to target: inout XcodeTarget) {
    let own = Set(object.strings("fileSystemSynchronizedGroups"))
    let phases = object.strings("buildPhases")
    let groups = own.isEmpty && locations.synchronizedFolders.isEmpty ? [] : locations.synchronizedFolders.sorted { $0.value < $1.value }
    let infoPlist = target.settings["INFOPLIST_FILE"]
    let infoPath = infoPlist.isEmpty ? "" : Paths.found(Paths.join(folder, infoPlist))
    for (id, path) in groups {
      guard let group = objects[id] else { continue }
      let exceptions = objects.all(group.strings("exceptions")).filter {
        $0.string("target") == object.id || phases.contains($0.string("buildPhase") ?? "")
      }
      let listed = exceptions.filter { $0.string("target") != nil }
      let isOwn = own.contains(id)
      guard isOwn || !exceptions.isEmpty else { continue }
      if isOwn, !Paths.isFolder(path) { warn("\(target.name): the folder \(path) is missing; its files are left out.") }
      let names = Set(listed.flatMap { $0.strings("membershipExceptions") })
      let elsewhere = Self.otherPlatforms(listed)
      let folder = SynchronizedFolder(path: path, explicitFolders: group.strings("explicitFolders"))
      for file in folder.files() where SynchronizedFolder.lists(names, file) != isOwn && !elsewhere.contains(file) {
        let full = "\(path)/\(file)"
        let role = FileRole(path: full, inFolder: true)
        if role == .resource {
          if full != infoPath { addResource(XcodeResource(path: full), to: &target) }
        } else {
          add(full, as: role, to: &target)
        }
      }
    }
  }

  /// Returns the files that are built only for other platforms.
  private static func otherPlatforms(_ exceptions: [ProjectObject]) -> Set<String> {
    Set(
      exceptions.flatMap { exception in
        exception.table("platformFiltersByRelativePath").compactMap { path, filters in
          let filters = (filters as? [Any])?.compactMap { $0 as? String } ?? []
          return filters.isEmpty || filters.contains("ios") ? nil : path
        }
      })
  }
}
