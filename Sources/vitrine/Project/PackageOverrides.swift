import Foundation
import XcodeProject

/// Local folders that replace dependencies of a package. The package itself is not changed: the shim, which compiles its manifest, inserts
/// them, in place of direct dependencies, and before dependencies of dependencies.
struct PackageOverrides {
  /// The folders by the last part of the address of the package.
  private let folders: [String: String]

  init(_ folders: [String: String]) { self.folders = folders }

  /// - Throws: a `CommandError` if a folder is not a package.
  init(checking folders: [String: String]) throws {
    for (name, folder) in folders.sorted(by: { $0.key < $1.key }) {
      guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
        throw CommandError("--override \(name)=\(folder): the folder has no Package.swift.")
      }
    }
    self.folders = folders
  }

  /// The names in lower case, as SwiftPM compares them.
  var names: Set<String> { Set(folders.keys.map { $0.lowercased() }) }

  /// Returns the environment variable that passes the overrides to the shim. SwiftPM names a package after its folder, so each folder gets
  /// a symbolic link with the name of the dependency.
  func environment(folder: String, scratch: String) throws -> [String: String] {
    guard !folders.isEmpty else { return [:] }
    struct Overrides: Encodable {
      var package: String
      var folders: [String: String]
    }
    let links = scratch + "/overrides"
    try FileManager.default.createDirectory(atPath: links, withIntermediateDirectories: true)
    for (name, folder) in folders {
      let link = "\(links)/\(name)"
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == folder { continue }
      try? FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let overrides = Overrides(package: folder, folders: Dictionary(uniqueKeysWithValues: folders.keys.map { ($0, "\(links)/\($0)") }))
    return ["VITRINE_OVERRIDES": String(decoding: try encoder.encode(overrides), as: UTF8.self)]
  }

  /// Returns the overrides that no manifest mentions, neither the package's nor that of a dependency, fetched or local.
  func unused(folder: String, scratch: String) -> [String] {
    guard !folders.isEmpty else { return [] }
    let checkouts = scratch + "/checkouts"
    let fetched = ((try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []).map { "\(checkouts)/\($0)" }
    return folders.keys.sorted().filter { name in
      !PackageFile.closure(of: [folder] + fetched + folders.filter { $0.key != name }.values).contains { path in
        (try? String(contentsOfFile: path + "/Package.swift", encoding: .utf8).lowercased().contains(name.lowercased())) ?? false
      }
    }
  }
}
