extension ProjectReader {
  func package(_ id: String?) -> XcodePackage? {
    guard let object = objects[id] else { return nil }
    switch object.isa {
    case "XCLocalSwiftPackageReference":
      return (object.string("relativePath") ?? object.string("path")).map { XcodePackage(source: .local(path: localPackage($0))) }
    case "XCRemoteSwiftPackageReference":
      guard let url = object.string("repositoryURL") else { return nil }
      return XcodePackage(source: .remote(url: XcodePackage.plainAddress(url), Self.requirement(object.table("requirement"))))
    default: return nil
    }
  }

  /// Returns the folder of a local package. `../../Kit` in the project of `Kit/Example` names the checkout itself, which may have been
  /// cloned into a folder with another name. That folder is used if its package has the name.
  private func localPackage(_ relative: String) -> String {
    let path = Paths.join(folder, relative)
    var parts = path.split(separator: "/")
    let own = folder.split(separator: "/")
    guard !Paths.exists(path), let index = zip(parts, own).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset else {
      return path
    }
    parts[index] = own[index]
    let renamed = "/" + parts.joined(separator: "/")
    return PackageFile(folder: renamed)?.mentions(Paths.name(path)) == true ? renamed : path
  }

  private static func requirement(_ table: [String: Any]) -> XcodePackage.Requirement {
    func text(_ name: String) -> String { table[name] as? String ?? "" }
    switch text("kind") {
    case "upToNextMinorVersion": return .upToNextMinor(text("minimumVersion"))
    case "exactVersion": return .exact(text("version"))
    case "versionRange": return .range(text("minimumVersion"), text("maximumVersion"))
    case "branch": return .branch(text("branch"))
    case "revision": return .revision(text("revision"))
    default: return .upToNextMajor(text("minimumVersion"))
    }
  }

  func packageProduct(_ object: ProjectObject) -> XcodePackageProduct? {
    guard object.isa == "XCSwiftPackageProductDependency", let name = object.string("productName") else { return nil }
    let plugin = "plugin:"
    return XcodePackageProduct(
      name: name.hasPrefix(plugin) ? String(name.dropFirst(plugin.count)) : name, package: package(object.string("package")),
      isPlugin: name.hasPrefix(plugin))
  }
}
