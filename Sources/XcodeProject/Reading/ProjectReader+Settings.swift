extension ProjectReader {
  /// Returns the settings with their levels, lowest first: Xcode's presets, the project's configuration file, the project, the target's
  /// configuration file, the target.
  mutating func settings(of target: ProjectObject, named name: String) -> BuildSettings {
    let chosen = configurationObject(of: objects.project)
    let own = configurationObject(of: target)
    let used = own?.string("name") ?? chosen?.string("name") ?? configuration
    var settings = BuildSettings()
    let region = objects.project.string("developmentRegion") ?? "en"
    settings.add(
      BuildSettings.presets(
        target: name, type: XcodeProductType(identifier: target.string("productType") ?? ""), configuration: used, project: path,
        folder: folder, region: region == "English" ? "en" : region),
      configuration: used)
    for object in [chosen, own].compactMap({ $0 }) {
      settings.add(configurationFile(of: object, target: name), configuration: used)
      settings.add(Self.level(object.table("buildSettings")), configuration: used)
    }
    return settings
  }

  /// Returns the configuration with the requested name, otherwise one whose name contains it (`Debug-Staging`), otherwise the default one.
  private func configurationObject(of object: ProjectObject) -> ProjectObject? {
    guard let list = objects[object.string("buildConfigurationList")] else { return nil }
    let all = objects.all(list.strings("buildConfigurations"))
    return all.first { $0.string("name") == configuration }
      ?? all.first { $0.string("name")?.lowercased().contains(configuration.lowercased()) == true }
      ?? all.first { $0.string("name") == list.string("defaultConfigurationName") } ?? all.first
  }

  private mutating func configurationFile(of object: ProjectObject, target: String) -> [(name: String, value: String)] {
    var path: String?
    if let id = object.string("baseConfigurationReference"), case .file(let file)? = locations[id] { path = file }
    // Xcode 16: the configuration file is in a synchronised folder.
    if let anchor = object.string("baseConfigurationReferenceAnchor"), let folder = locations.synchronizedFolders[anchor],
      let relative = object.string("baseConfigurationReferenceRelativePath")
    {
      path = Paths.found(Paths.join(folder, relative))
    }
    guard let path else { return [] }
    let file = ConfigurationFile(contentsOf: path)
    for warning in file.warnings { warn(warning) }
    return file.assignments
  }

  private static func level(_ table: [String: Any]) -> [(name: String, value: String)] {
    table.sorted { $0.key < $1.key }.compactMap { name, value in
      if let text = value as? String { return (name, text) }
      if let number = value as? Int { return (name, String(number)) }
      guard let list = value as? [Any] else { return nil }
      let words = list.compactMap { $0 as? String }
      return (name, words.map { $0.contains(" ") && !$0.contains("\"") ? "\"\($0)\"" : $0 }.joined(separator: " "))
    }
  }
}
