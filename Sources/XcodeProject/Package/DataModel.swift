import Foundation

/// A Core Data model of a project: an `.xcdatamodel`, or an `.xcdatamodeld` with several versions of it.
struct DataModel {
  let path: String

  /// The XML of the current version; nil if there is none.
  var contents: Data? { FileManager.default.contents(atPath: currentVersion + "/contents") }

  /// Returns the files of the model in a bundle: `NAME.momd` with all versions and the name of the current one. The versions contain the
  /// project's XML, since only Apple's Core Data reads compiled models.
  var bundleFiles: [(path: String, data: Data)] {
    let folder = Paths.withoutEnding(path) + ".momd"
    let versions =
      path.hasSuffix(".xcdatamodeld") ? Paths.entries(path).filter { $0.hasSuffix(".xcdatamodel") }.map { "\(path)/\($0)" } : [path]
    var files: [(path: String, data: Data)] = versions.sorted().compactMap { version in
      FileManager.default.contents(atPath: version + "/contents").map { ("\(folder)/\(Paths.withoutEnding(version)).mom", $0) }
    }
    let info = ["NSManagedObjectModel_CurrentVersionName": Paths.withoutEnding(currentVersion)]
    if !files.isEmpty, let data = try? InfoPlist.data(info) { files.append(("\(folder)/VersionInfo.plist", data)) }
    return files
  }

  private var currentVersion: String {
    guard path.hasSuffix(".xcdatamodeld") else { return path }
    if let data = FileManager.default.contents(atPath: path + "/.xccurrentversion"),
      let table = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let name = table["_XCCurrentVersionName"] as? String
    {
      return "\(path)/\(name)"
    }
    return Paths.entries(path).filter { $0.hasSuffix(".xcdatamodel") }.sorted().last.map { "\(path)/\($0)" } ?? path
  }
}
