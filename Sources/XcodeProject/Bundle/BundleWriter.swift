import Foundation

/// Makes the contents of a folder equal to those of a bundle, writing only what differs.
struct BundleWriter {
  let folder: String

  /// - Parameter kept: relative paths that are not touched.
  func write(_ entries: [String: BundleContents.Entry], keeping kept: Set<String>) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var right = kept
    for path in entries.keys { right.formUnion([path] + VectorPictures.pictures(of: path)) }
    try clean("", right)
    for (path, entry) in entries {
      switch entry {
      case .file(let source): try copy(source, to: "\(folder)/\(path)")
      case .data(let data): try GeneratedPackage.write(data, to: "\(folder)/\(path)")
      }
    }
  }

  private func clean(_ inside: String, _ right: Set<String>) throws {
    for name in Paths.entries("\(folder)/\(inside)") {
      let path = inside.isEmpty ? name : "\(inside)/\(name)"
      let full = "\(folder)/\(path)"
      let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: full)) != nil
      let isFolder = !isLink && Paths.isFolder(full)
      if right.contains(path), !isFolder { continue }
      if isFolder {
        try clean(path, right)
        if Paths.entries(full).isEmpty { try FileManager.default.removeItem(atPath: full) }
      } else {
        try FileManager.default.removeItem(atPath: full)
      }
    }
  }

  /// Copies a file with its modification date. A copy with the same size and date is taken as equal.
  private func copy(_ source: String, to path: String) throws {
    let files = FileManager.default
    let source = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
    let wanted = try files.attributesOfItem(atPath: source)
    if let existing = try? files.attributesOfItem(atPath: path), Self.stamp(existing) == Self.stamp(wanted) { return }
    try files.createDirectory(atPath: Paths.folder(path), withIntermediateDirectories: true)
    let beside = path + ".part"
    if files.fileExists(atPath: beside) { try files.removeItem(atPath: beside) }
    try files.copyItem(atPath: source, toPath: beside)
    if let date = wanted[.modificationDate] {
      try files.setAttributes([.modificationDate: date, .posixPermissions: 0o644], ofItemAtPath: beside)
    }
    if Paths.exists(path) { try files.removeItem(atPath: path) }
    try files.moveItem(atPath: beside, toPath: path)
  }

  private static func stamp(_ attributes: [FileAttributeKey: Any]) -> [Int] {
    let date = attributes[.modificationDate] as? Date ?? .distantPast
    return [attributes[.size] as? Int ?? -1, Int((date.timeIntervalSince1970 * 1000).rounded())]
  }

  /// Adds a program to the bundle as a hard link, or as a copy if it is on another disk. A symbolic link would not work: the main bundle is
  /// found by the location of the program's file.
  func link(_ program: String, as name: String) throws {
    let files = FileManager.default
    let program = URL(fileURLWithPath: program).resolvingSymlinksInPath().path
    let path = "\(folder)/\(name)"
    let wanted = try files.attributesOfItem(atPath: program)
    if let existing = try? files.attributesOfItem(atPath: path) {
      if existing[.systemFileNumber] as? Int == wanted[.systemFileNumber] as? Int { return }
      try files.removeItem(atPath: path)
    }
    do { try files.linkItem(atPath: program, toPath: path) } catch { try files.copyItem(atPath: program, toPath: path) }
  }
}
