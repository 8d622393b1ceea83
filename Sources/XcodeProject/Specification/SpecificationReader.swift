/// Converts a project specification of XcodeGen to the values of the project that XcodeGen would make.
struct SpecificationReader {
  let specification: ProjectSpecification
  let configuration: String
  /// The path of the project that XcodeGen would make.
  let path: String
  /// The names of the targets for iOS by the names that dependencies use. A target for several platforms is one for each.
  private var names: [String: String] = [:]
  private var warnings: [String] = []

  var folder: String { specification.folder }

  /// - Throws: an `XcodeError` that names the file and the fault.
  static func read(_ path: String, configuration: String) throws -> XcodeProjectFile {
    let specification = try ProjectSpecification(contentsOf: path)
    var reader = SpecificationReader(specification: specification, configuration: configuration)
    return try reader.file()
  }

  private init(specification: ProjectSpecification, configuration: String) {
    self.specification = specification
    self.configuration = configuration
    path = "\(specification.folder)/\(specification.name).xcodeproj"
  }

  private mutating func file() throws -> XcodeProjectFile {
    var file = XcodeProjectFile(path: path, folder: folder)
    let targets = try specification.targets()
    for (name, values) in targets where platforms(of: values).contains("iOS") { names[name] = builtName(name, values) }
    file.packages = packages.map(\.value)
    file.packageFolders = specification.values.texts("localPackages").map { Paths.join(folder, $0) }
    for (_, value) in specification.values.table("projectReferences").entries {
      if let other = value.table?.text("path") { file.subprojects.append(Paths.join(folder, other)) }
    }
    file.targets = targets.map { target($0.name, $0.values) }
    return file
  }

  mutating func warn(_ sentence: String) {
    if !warnings.contains(sentence) { warnings.append(sentence) }
  }

  // MARK: Targets

  private func platforms(of target: SpecificationTable) -> [String] {
    let all = target.texts("platform") + target.texts("supportedDestinations")
    return all == ["auto"] ? ["iOS"] : all
  }

  /// The name of a target for iOS. XcodeGen adds the platform if there are several.
  private func builtName(_ name: String, _ target: SpecificationTable) -> String {
    guard target.texts("platform").count > 1 else { return name }
    return (target.text("platformPrefix") ?? "") + name + (target.text("platformSuffix") ?? "_iOS")
  }

  private mutating func target(_ name: String, _ values: SpecificationTable) -> XcodeTarget {
    warnings = []
    let isForIOS = platforms(of: values).contains("iOS")
    let builtName = names[name] ?? name
    let type = XcodeProductType(identifier: "com.apple.product-type." + (values.text("type") ?? "application"))
    let settings = settings(of: values, named: name, builtName: builtName, type: type)
    var target = XcodeTarget(
      id: id(builtName), name: builtName, productType: type, productName: settings["PRODUCT_NAME"],
      moduleName: settings["PRODUCT_MODULE_NAME"], isForIOS: isForIOS, settings: settings, folder: folder)
    if isForIOS {
      if let properties = values.table("info")["properties"] ?? values["info"].map({ _ in .table(SpecificationTable()) }) {
        target.infoProperties = try? InfoPlist.data(
          (Self.commonProperties as [String: Any]).merging(properties.propertyList as? [String: Any] ?? [:]) { $1 })
      }
      addSources(values["sources"]?.values ?? [], to: &target)
      for dependency in values["dependencies"]?.values.compactMap(\.table) ?? [] { add(dependency, to: &target) }
      for key in ["preBuildScripts", "postCompileScripts", "postBuildScripts", "preBuildPhases", "postBuildPhases"] {
        target.scripts += (values[key]?.values ?? []).map { $0.table?.text("name") ?? "Run Script" }
      }
    }
    target.warnings = warnings
    return target
  }

  /// The values that XcodeGen gives every Info.plist. References are expanded when the bundle is made.
  private static let commonProperties: [String: String] = [
    "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleName": "$(PRODUCT_NAME)",
    "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
  ]

  private func id(_ name: String) -> XcodeTarget.ID { XcodeTarget.ID(project: path, object: name) }

  // MARK: Dependencies

  private mutating func add(_ dependency: SpecificationTable, to target: inout XcodeTarget) {
    let platforms = dependency.texts("platforms") + dependency.texts("platformFilter") + dependency.texts("destinationFilters")
    guard platforms.isEmpty || platforms.contains(where: { ["iOS", "all"].contains($0) }) else { return }
    if let name = dependency.text("target") {
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        // A target of another project, which is found by its product.
        target.linkedProducts.append(parts[1] + ".framework")
      } else if let own = names[name] ?? (names.values.contains(name) ? name : nil) {
        target.dependencies.append(id(own))
      } else if specification.values.table("targets")[name] == nil, specification.values.table("aggregateTargets")[name] == nil {
        warn("\(target.name): it depends on a target \(name), which the specification does not have.")
      }
    } else if let name = dependency.text("package") {
      let products = dependency.texts("products") + dependency.texts("product")
      for product in products.isEmpty ? [name] : products {
        target.packageProducts.append(
          XcodePackageProduct(name: product, package: packages.first { $0.name == name }?.value, isPlugin: false))
      }
    } else if let name = dependency.text("sdk") {
      target.frameworks.append(Paths.withoutEnding(name))
    } else if let name = dependency.text("framework") {
      if dependency.flag("implicit") == true {
        target.linkedProducts.append(Paths.name(name))
      } else {
        target.binaries.append(Paths.join(folder, name))
      }
    } else if let name = dependency.text("carthage") {
      target.binaries.append(Paths.join(folder, "Carthage/Build/\(name).framework"))
    }
  }

  // MARK: Packages

  private var packages: [(name: String, value: XcodePackage)] {
    specification.values.table("packages").entries.compactMap { name, value in
      guard let table = value.table else { return nil }
      if let local = table.text("path") { return (name, XcodePackage(source: .local(path: Paths.join(folder, local)))) }
      guard let url = table.text("url") ?? table.text("github").map({ "https://github.com/\($0)" }) else { return nil }
      return (name, XcodePackage(source: .remote(url: XcodePackage.plainAddress(url), Self.requirement(table))))
    }
  }

  private static func requirement(_ table: SpecificationTable) -> XcodePackage.Requirement {
    if let version = table.text("exactVersion") ?? table.text("version") { return .exact(version) }
    if let branch = table.text("branch") { return .branch(branch) }
    if let revision = table.text("revision") { return .revision(revision) }
    if let version = table.text("minorVersion") { return .upToNextMinor(version) }
    if let from = table.text("minVersion"), let to = table.text("maxVersion") { return .range(from, to) }
    return .upToNextMajor(table.text("from") ?? table.text("majorVersion") ?? "0.0.0")
  }
}
