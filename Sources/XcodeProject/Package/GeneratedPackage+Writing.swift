import Foundation

extension GeneratedPackage {
  /// Writes the package into a folder. Files that are up to date are not touched, which keeps the next build short; obsolete files are
  /// deleted. Each file is written under a temporary name and then renamed.
  /// - Throws: errors of the file system.
  package func write(to folder: URL) throws {
    let top = folder.standardizedFileURL.path
    for module in modules {
      var targets = Dictionary(module.links.map { ($0.link, $0.file) }) { first, _ in first }
      for (name, source) in module.target.generatedSources {
        let path = "\(top)/Generated/\(module.name)/\(name)"
        try Self.write(Data(source.utf8), to: path)
        targets[name] = path
      }
      try Self.link(targets, in: "\(top)/\(module.folder)")
    }
    try Self.link(checkouts, in: "\(top)/Packages")
    for part in ["Sources", "Tests"] {
      let kept = Set(modules.map(\.folder))
      for name in Paths.entries("\(top)/\(part)") where !kept.contains("\(part)/\(name)") {
        try FileManager.default.removeItem(atPath: "\(top)/\(part)/\(name)")
      }
    }
    if let resolvedFile { try Self.copyIfNewer(resolvedFile, to: "\(top)/Package.resolved") }
    try Self.write(Data(manifest.utf8), to: "\(top)/Package.swift")
  }

  /// Writes a file unless it has this content already.
  static func write(_ data: Data, to path: String) throws {
    if FileManager.default.contents(atPath: path) == data { return }
    try FileManager.default.createDirectory(atPath: Paths.folder(path), withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Copies the file if the source is newer. SwiftPM changes its copy, which is replaced only after a change of the project's file.
  private static func copyIfNewer(_ source: String, to path: String) throws {
    func date(_ path: String) -> Date? { try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date }
    if let there = date(path), let here = date(source), there >= here { return }
    guard let data = FileManager.default.contents(atPath: source) else { return }
    try write(data, to: path)
  }

  /// Makes a folder contain these links (relative path to target) and nothing else.
  private static func link(_ targets: [String: String], in folder: String) throws {
    var right: Set<String> = []
    try clean(folder, "", targets, keeping: &right)
    for (link, target) in targets where !right.contains(link) {
      let path = "\(folder)/\(link)"
      try FileManager.default.createDirectory(atPath: Paths.folder(path), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
  }

  /// Deletes everything except the links of the list and the folders that contain them. Links are not followed.
  private static func clean(_ folder: String, _ inside: String, _ targets: [String: String], keeping right: inout Set<String>) throws {
    let files = FileManager.default
    for name in Paths.entries("\(folder)/\(inside)") {
      let link = inside.isEmpty ? name : "\(inside)/\(name)"
      let path = "\(folder)/\(link)"
      if let target = try? files.destinationOfSymbolicLink(atPath: path) {
        if targets[link] == target { right.insert(link) } else { try files.removeItem(atPath: path) }
      } else if Paths.isFolder(path) {
        try clean(folder, link, targets, keeping: &right)
        if Paths.entries(path).isEmpty { try files.removeItem(atPath: path) }
      } else {
        try files.removeItem(atPath: path)
      }
    }
  }
}
