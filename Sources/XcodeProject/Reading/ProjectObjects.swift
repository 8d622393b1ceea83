import Foundation

/// An object of a project file, with its fields by name. A field of an unexpected type is treated as missing.
struct ProjectObject {
  let id: String
  let fields: [String: Any]

  var isa: String { string("isa") ?? "" }

  func string(_ name: String) -> String? { fields[name] as? String }
  func strings(_ name: String) -> [String] { (fields[name] as? [Any])?.compactMap { $0 as? String } ?? [] }
  func table(_ name: String) -> [String: Any] { fields[name] as? [String: Any] ?? [:] }

  /// Whether the platform filters of a build file, a dependency or a package product include iOS.
  var isForIOS: Bool {
    let filters = strings("platformFilters") + [string("platformFilter")].compactMap { $0 }
    return filters.isEmpty || filters.contains("ios")
  }

  /// Whether Xcode generates no code from the file in this target ("No Generated Classes" of a definition of intents).
  var isWithoutCode: Bool { (table("settings")["ATTRIBUTES"] as? [Any] ?? []).contains { $0 as? String == "no_codegen" } }
}

/// The objects of a `project.pbxproj`, by identifier.
struct ProjectObjects {
  /// The size of the largest file that is read, in bytes.
  static let maximumSize = 64 << 20
  /// The versions of the format from Xcode 3 (42) to 26 (77) and some later ones.
  static let knownVersions = 42...90

  let project: ProjectObject
  private let objects: [String: ProjectObject]

  /// - Parameter path: the path of the `.pbxproj` file: a property list in Xcode's old style or XML, or JSON.
  init(contentsOf path: String) throws {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int else {
      throw XcodeError("\(path) is not there: the folder that ends in .xcodeproj is not a complete Xcode project.")
    }
    guard size <= Self.maximumSize, let data = FileManager.default.contents(atPath: path) else {
      throw XcodeError("\(path) has \(size) bytes: at most \(Self.maximumSize) are read.")
    }
    let root = try Self.propertyList(data, path)
    guard let root = root as? [String: Any], let table = root["objects"] as? [String: Any], let top = root["rootObject"] as? String else {
      throw XcodeError("\(path) is not an Xcode project: it has no \"objects\" and no \"rootObject\".")
    }
    let version = (root["objectVersion"] as? String).flatMap(Int.init) ?? (root["objectVersion"] as? Int) ?? 0
    guard Self.knownVersions.contains(version) else {
      throw XcodeError(
        "\(path) has the object version \(version): \(Self.knownVersions.lowerBound) to \(Self.knownVersions.upperBound) are read. "
          + "Save the project in a format that Xcode offers under Project Document.")
    }
    objects = table.reduce(into: [:]) { objects, entry in
      guard let fields = entry.value as? [String: Any] else { return }
      objects[entry.key] = ProjectObject(id: entry.key, fields: fields)
    }
    guard let project = objects[top], project.isa == "PBXProject" else {
      throw XcodeError("\(path) is not an Xcode project: its root object \(top) is not a PBXProject.")
    }
    self.project = project
  }

  subscript(id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

  func all(_ ids: [String]) -> [ProjectObject] { ids.compactMap { objects[$0] } }

  /// Returns all objects of a kind, sorted by identifier.
  func kind(_ isa: String) -> [ProjectObject] { objects.values.filter { $0.isa == isa }.sorted { $0.id < $1.id } }

  private static func propertyList(_ data: Data, _ path: String) throws -> Any {
    let isJSON = data.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "{")
    if isJSON, let json = try? JSONSerialization.jsonObject(with: data) { return json }
    do {
      if data.starts(with: "<?xml".utf8) { return try PropertyListSerialization.propertyList(from: data, format: nil) }
      return try OldStylePropertyList.read(Array(data))
    } catch let fault as OldStylePropertyList.Fault {
      let conflict = data.range(of: Data("\n<<<<<<< ".utf8)) == nil ? "" : " It holds the marks of a merge conflict: resolve it first."
      throw XcodeError("\(path) cannot be read: in line \(fault.line), \(fault.reason).\(conflict)")
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "it is not a property list"
      throw XcodeError("\(path) cannot be read: \(reason).")
    }
  }
}
