extension SpecificationReader {
  /// Adds the files of the folders and files that a target lists.
  mutating func addSources(_ sources: [SpecificationValue], to target: inout XcodeTarget) {
    for source in sources {
      let options = source.table ?? SpecificationTable()
      guard let name = source.text ?? options.text("path") else { continue }
      let filters = options.texts("destinationFilters")
      guard filters.isEmpty || filters.contains("iOS") else { continue }
      let path = Paths.found(Paths.join(folder, name))
      guard Paths.exists(path) else {
        if options.flag("optional") != true {
          warn("\(target.name): \(path) is missing, though the specification lists it; it is left out.")
        }
        continue
      }
      let phase = options.text("buildPhase") ?? options.table("buildPhase").entries.first?.key
      guard phase != "none" else { continue }
      if options.text("type") == "folder" {
        target.resources.append(XcodeResource(path: path))
        continue
      }
      let whole = SynchronizedFolder(path: path, explicitFolders: [])
      let isPart = Paths.isFolder(path) && !SynchronizedFolder.isWhole(path)
      let files = isPart ? whole.files() : [""]
      let excludes = options.texts("excludes").map { FilePattern($0) }, includes = options.texts("includes").map { FilePattern($0) }
      for file in files {
        func matches(_ patterns: [FilePattern]) -> Bool { patterns.contains { $0.matches(file) || $0.matchesFolder(of: file) } }
        guard file.isEmpty || !matches(excludes) && (includes.isEmpty || matches(includes)) else { continue }
        add(file.isEmpty ? path : "\(path)/\(file)", phase: phase, to: &target)
      }
    }
  }

  private func add(_ path: String, phase: String?, to target: inout XcodeTarget) {
    switch phase == "resources" ? .resource : FileRole(path: path, inFolder: phase == nil) {
    case .swift: if !target.sources.contains(path) { target.sources.append(path) }
    case .otherSource: target.otherSources.append(path)
    case .header: target.headers.append(path)
    case .resource:
      let resource = XcodeResource(path: path)
      let isOwnPlist = Paths.name(path) == "Info.plist" || path == Paths.join(folder, target.settings["INFOPLIST_FILE"])
      if !isOwnPlist, phase != "sources", !target.resources.contains(resource) { target.resources.append(resource) }
    case .none: break
    }
  }
}
