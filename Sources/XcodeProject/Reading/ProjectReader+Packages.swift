extension ProjectReader {
  func package(_ id: String?) -> XcodePackage? {
    guard let object = objects[id] else { return nil }
    switch object.isa {
    case "XCLocalSwiftPackageReference":
      return (object.string("relativePath") ?? object.string("path")).map {
        XcodePackage(source: .local(path: Paths.inRenamedCheckout(Paths.join(folder, $0), seenFrom: folder)))
      }
    case "XCRemoteSwiftPackageReference":
      guard let url = object.string("repositoryURL") else { return nil }
      return XcodePackage(source: .remote(url: url, Self.requirement(object.table("requirement"))))
    default: return nil
    }
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
