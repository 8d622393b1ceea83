extension SpecificationReader {
  /// Returns the settings with their levels, lowest first: Xcode's presets, the project's configuration file, the project, XcodeGen's
  /// presets, the target's configuration file, the target.
  mutating func settings(of target: SpecificationTable, named name: String, builtName: String, type: XcodeProductType) -> BuildSettings {
    let project = specification.values, options = specification.options
    let chosen = configurationName
    var settings = BuildSettings()
    let region = options.text("developmentLanguage") ?? "en"
    settings.add(
      BuildSettings.presets(target: builtName, type: type, configuration: chosen, project: path, folder: folder, region: region),
      configuration: chosen)
    settings.add(configurationFile(project["configFiles"], chosen), configuration: chosen)
    settings.add(projectPresets(chosen), configuration: chosen)
    settings.add(level(project["settings"], chosen), configuration: chosen)
    settings.add(presets(of: target, named: name, type: type), configuration: chosen)
    settings.add(configurationFile(target["configFiles"], chosen), configuration: chosen)
    settings.add(level(target["settings"], chosen), configuration: chosen)
    return settings
  }

  /// The configuration with the requested name, otherwise one whose name contains it, otherwise the first one.
  private var configurationName: String {
    let all = specification.values.table("configs").entries.map(\.key)
    return all.first { $0 == configuration } ?? all.first { $0.lowercased().contains(configuration.lowercased()) } ?? all.first
      ?? configuration
  }

  private func isDebug(_ configuration: String) -> Bool {
    specification.values.table("configs").text(configuration).map { $0 == "debug" } ?? configuration.lowercased().contains("debug")
  }

  private func projectPresets(_ configuration: String) -> [(name: String, value: String)] {
    var level = [("SWIFT_VERSION", "5.0")]
    if isDebug(configuration) { level.append(("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG")) }
    if let version = specification.options.table("deploymentTarget").text("iOS") { level.append(("IPHONEOS_DEPLOYMENT_TARGET", version)) }
    return level
  }

  private func presets(of target: SpecificationTable, named name: String, type: XcodeProductType) -> [(name: String, value: String)] {
    let options = specification.options
    var level = [("SDKROOT", "iphoneos"), ("TARGETED_DEVICE_FAMILY", "1,2"), ("PRODUCT_NAME", target.text("productName") ?? name)]
    if let version = target.text("deploymentTarget") ?? target.table("deploymentTarget").text("iOS") {
      level.append(("IPHONEOS_DEPLOYMENT_TARGET", version))
    }
    if let prefix = options.text("bundleIdPrefix") {
      level.append(
        ("PRODUCT_BUNDLE_IDENTIFIER", "\(prefix).\(String(name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." ? $0 : "-" }))"))
    }
    if type == .unitTests, let host = target["dependencies"]?.values.compactMap({ $0.table?.text("target") }).first(where: isApplication) {
      level.append(("TEST_HOST", "$(BUILT_PRODUCTS_DIR)/\(host).app/\(host)"))
    }
    let info = target.table("info").text("path") ?? plistOfSources(target["sources"]?.values ?? [])
    if let info { level.append(("INFOPLIST_FILE", info)) }
    return level
  }

  private func isApplication(_ name: String) -> Bool { specification.values.table("targets")[name]?.table?.text("type") == "application" }

  /// The Info.plist in the folders of a target, relative to the project.
  private func plistOfSources(_ sources: [SpecificationValue]) -> String? {
    for source in sources {
      guard let path = source.text ?? source.table?.text("path") else { continue }
      let found = SynchronizedFolder(path: Paths.join(folder, path), explicitFolders: []).files().first { Paths.name($0) == "Info.plist" }
      if let found { return "\(path)/\(found)" }
    }
    return nil
  }

  private mutating func configurationFile(_ files: SpecificationValue?, _ configuration: String) -> [(name: String, value: String)] {
    guard let name = files?.table?.text(configuration) else { return [] }
    let file = ConfigurationFile(contentsOf: Paths.found(Paths.join(folder, name)))
    for warning in file.warnings { warn(warning) }
    return file.assignments
  }

  /// Returns the settings of a project, a target or a group: either alone, or as `base`, `configs` and the `groups` below them.
  /// - Parameter depth: the number of groups around, which a specification could make endless.
  private func level(_ settings: SpecificationValue?, _ configuration: String, depth: Int = 0) -> [(name: String, value: String)] {
    guard let table = settings?.table, depth < 16 else { return [] }
    let parts = ["base", "configs", "groups"]
    guard table.entries.contains(where: { parts.contains($0.key) }) else { return Self.assignments(table) }
    let groups = specification.values.table("settingGroups")
    var level = table.texts("groups").flatMap { self.level(groups[$0], configuration, depth: depth + 1) }
    level += Self.assignments(table.table("base"))
    for (name, value) in table.table("configs").entries {
      let holds = name == configuration || configuration.lowercased().contains(name.lowercased())
      if holds { level += self.level(value, configuration, depth: depth + 1) }
    }
    return level
  }

  private static func assignments(_ table: SpecificationTable) -> [(name: String, value: String)] {
    table.entries.compactMap { name, value in
      switch value {
      case .text(let text), .quoted(let text): (name, text)
      case .list(let values):
        (name, values.compactMap(\.text).map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(separator: " "))
      case .table: nil
      }
    }
  }
}
