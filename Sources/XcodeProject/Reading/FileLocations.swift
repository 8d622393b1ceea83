/// The locations of the file references of a project.
struct FileLocations {
  enum Location: Hashable {
    /// The path of a file or folder.
    case file(String)
    /// The file name of a target's product.
    case product(String)
    /// The name of a file in an SDK.
    case system(String)
  }

  /// The locations by the identifier of the reference.
  private var locations: [String: Location] = [:]
  /// The folders of synchronised groups, by the identifier of the group.
  private(set) var synchronizedFolders: [String: String] = [:]
  /// The paths of all file references, in the order of the tree.
  private(set) var files: [String] = []

  /// Returns the location of a reference; nil for objects that are not file references.
  subscript(id: String) -> Location? { locations[id] }

  /// Traverses the tree from the main group. An object that is reached again, or in a cycle, keeps its first location.
  init(_ objects: ProjectObjects, folder: String) {
    var seen: Set<String> = []
    var stack: [(id: String, parent: String)] = []
    let project = objects.project
    for id in [project.string("productRefGroup"), project.string("mainGroup")].compactMap({ $0 }) { stack.append((id, folder)) }
    while let (id, parent) = stack.popLast() {
      guard let object = objects[id], seen.insert(id).inserted else { continue }
      add(object, parent: parent, folder: folder)
      let path = Self.path(object, parent: parent, folder: folder) ?? parent
      for child in object.strings("children").reversed() { stack.append((child, path)) }
    }
    // Objects outside of all groups are relative to the project's folder.
    for kind in ["PBXFileReference", "PBXFileSystemSynchronizedRootGroup", "PBXReferenceProxy", "PBXVariantGroup"] {
      for object in objects.kind(kind) where !seen.contains(object.id) { add(object, parent: folder, folder: folder) }
    }
  }

  private mutating func add(_ object: ProjectObject, parent: String, folder: String) {
    let name = Paths.name(object.string("path") ?? object.string("name") ?? "")
    switch object.isa {
    case "PBXReferenceProxy": locations[object.id] = .product(name)
    case "PBXFileReference", "XCVersionGroup":
      guard let path = Self.path(object, parent: parent, folder: folder) else {
        locations[object.id] = object.string("sourceTree") == "BUILT_PRODUCTS_DIR" ? .product(name) : .system(name)
        return
      }
      locations[object.id] = .file(path)
      files.append(path)
    case "PBXFileSystemSynchronizedRootGroup":
      guard let path = Self.path(object, parent: parent, folder: folder) else { return }
      synchronizedFolders[object.id] = path
    default: break
    }
  }

  /// Returns the path of an object; nil if it is not in a folder of the project.
  private static func path(_ object: ProjectObject, parent: String, folder: String) -> String? {
    let path = object.string("path") ?? ""
    switch object.string("sourceTree") ?? "<group>" {
    case "<group>": return Paths.found(Paths.join(parent, path))
    case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return Paths.found(Paths.join(folder, path))
    case "<absolute>": return Paths.found(Paths.join("/", path))
    default: return nil
    }
  }
}
