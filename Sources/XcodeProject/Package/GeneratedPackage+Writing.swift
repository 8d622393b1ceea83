import Foundation

extension GeneratedPackage {
  /// Writes the package into a folder. What is there and right stays untouched, so that the next build has little to do; what the package no
  /// longer has goes. Every file is written beside its place and renamed.
  /// - Throws: what the file system says.
  package func write(to folder: URL) throws {
    let top = folder.standardizedFileURL.path
    for module in modules {
      var targets = Dictionary(module.links.map { ($0.link, $0.file) }) { first, _ in first }
      for model in module.target.otherSources where Self.isDataModel(model) {
        guard let source = DataModelClasses.source(ofModel: model) else { continue }
        let name = (Paths.name(model) as NSString).deletingPathExtension + "+DataModel.swift"
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

  /// Writes a file that differs from what is there.
  static func write(_ data: Data, to path: String) throws {
    if FileManager.default.contents(atPath: path) == data { return }
    try FileManager.default.createDirectory(atPath: Paths.folder(path), withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// SwiftPM changes its own file: it is replaced only when the project's has changed since.
  private static func copyIfNewer(_ source: String, to path: String) throws {
    func date(_ path: String) -> Date? { try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date }
    if let there = date(path), let here = date(source), there >= here { return }
    guard let data = FileManager.default.contents(atPath: source) else { return }
    try write(data, to: path)
  }

  /// Makes a folder hold these links (relative path to target) and nothing else.
  private static func link(_ targets: [String: String], in folder: String) throws {
    var right: Set<String> = []
    try clean(folder, "", targets, keeping: &right)
    for (link, target) in targets where !right.contains(link) {
      let path = "\(folder)/\(link)"
      try FileManager.default.createDirectory(atPath: Paths.folder(path), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
  }

  /// Removes what is no link of the list, and folders without one. Links are not followed.
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
