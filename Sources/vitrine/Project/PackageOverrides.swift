import Foundation

/// Folders of this machine that stand for dependencies of a package. The package stays as it is: the shim, which compiles its manifest, puts
/// them in, in the places of direct dependencies and before those of dependencies.
struct PackageOverrides {
  /// By the last part of a package's address.
  private let folders: [String: String]

  init(_ folders: [String: String]) { self.folders = folders }

  /// - Throws: `CommandError` for a folder that is no package.
  init(checking folders: [String: String]) throws {
    for (name, folder) in folders.sorted(by: { $0.key < $1.key }) {
      guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
        throw CommandError("--override \(name)=\(folder): the folder has no Package.swift.")
      }
    }
    self.folders = folders
  }

  /// As SwiftPM compares them.
  var names: Set<String> { Set(folders.keys.map { $0.lowercased() }) }

  /// What tells the shim of them. SwiftPM calls a package as its folder is called, so that each has a link of its name.
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

  /// Those that neither the package's manifest nor one of a dependency mentions.
  func unused(folder: String, scratch: String) -> [String] {
    guard !folders.isEmpty else { return [] }
    let checkouts = scratch + "/checkouts"
    let fetched = ((try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []).map { "\(checkouts)/\($0)" }
    return folders.keys.sorted().filter { name in
      let others = [folder] + fetched + folders.filter { $0.key != name }.values
      return !others.contains { place in
        (try? String(contentsOfFile: place + "/Package.swift", encoding: .utf8).lowercased().contains(name.lowercased())) ?? false
      }
    }
  }
}
