/// Converts the objects of a project file to values.
struct ProjectReader {
  let objects: ProjectObjects
  let locations: FileLocations
  let configuration: String
  /// The path of the `.xcodeproj` folder.
  let path: String
  let folder: String
  /// The warnings of the target that is being read.
  private var warnings: [String] = []

  static func read(_ path: String, configuration: String) throws -> XcodeProjectFile {
    let objects = try ProjectObjects(contentsOf: "\(path)/project.pbxproj")
    let folder = Paths.join(Paths.folder(path), objects.project.string("projectDirPath") ?? "")
    var reader = ProjectReader(
      objects: objects, locations: FileLocations(objects, folder: folder), configuration: configuration, path: path, folder: folder)
    return reader.file()
  }

  private init(objects: ProjectObjects, locations: FileLocations, configuration: String, path: String, folder: String) {
    self.objects = objects
    self.locations = locations
    self.configuration = configuration
    self.path = path
    self.folder = folder
  }

  private mutating func file() -> XcodeProjectFile {
    var file = XcodeProjectFile(path: path, folder: folder)
    let project = objects.project
    let ids = project.strings("packageReferences")
    file.packages = ids.compactMap { package($0) }
    file.packageFolders = locations.files.filter { Paths.exists("\($0)/Package.swift") }
    for reference in (project.fields["projectReferences"] as? [Any]) ?? [] {
      guard let reference = reference as? [String: Any], let id = reference["ProjectRef"] as? String else { continue }
      if case .file(let path)? = locations[id] { file.subprojects.append(path) }
    }
    file.targets = objects.all(project.strings("targets")).compactMap { target($0) }
    return file
  }

  mutating func warn(_ sentence: String) {
    if !warnings.contains(sentence) { warnings.append(sentence) }
  }

  private mutating func target(_ object: ProjectObject) -> XcodeTarget? {
    guard let name = object.string("name"), object.isa.hasSuffix("Target"), object.isa != "PBXLegacyTarget" else { return nil }
    warnings = []
    let settings = settings(of: object, named: name)
    let identifier = object.string("productType") ?? ""
    let type = object.isa == "PBXAggregateTarget" ? XcodeProductType.aggregate : XcodeProductType(identifier: identifier)
    var target = XcodeTarget(
      id: XcodeTarget.ID(project: path, object: object.id), name: name, productType: type, productName: settings["PRODUCT_NAME"],
      moduleName: settings["PRODUCT_MODULE_NAME"], isForIOS: Self.isForIOS(settings), settings: settings, folder: folder)
    target.packageProducts = objects.all(object.strings("packageProductDependencies")).compactMap { packageProduct($0) }
    for dependency in objects.all(object.strings("dependencies")) where dependency.isForIOS { addDependency(dependency, to: &target) }
    for phase in objects.all(object.strings("buildPhases")) { add(phase, to: &target) }
    addSynchronizedFolders(of: object, to: &target)
    target.warnings = warnings
    return target
  }

  private static func isForIOS(_ settings: BuildSettings) -> Bool {
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    return settings["SDKROOT"].hasPrefix("iphone")
  }

  private func addDependency(_ dependency: ProjectObject, to target: inout XcodeTarget) {
    if let product = objects[dependency.string("productRef")].flatMap({ packageProduct($0) }) {
      if !target.packageProducts.contains(product) { target.packageProducts.append(product) }
    } else if let proxy = objects[dependency.string("targetProxy")], let portal = proxy.string("containerPortal"),
      case .file(let project)? = locations[portal], let object = proxy.string("remoteGlobalIDString")
    {
      target.dependencies.append(XcodeTarget.ID(project: project, object: object))
    } else if let object = dependency.string("target") {
      target.dependencies.append(XcodeTarget.ID(project: path, object: object))
    }
  }
}
