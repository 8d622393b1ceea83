/// A synchronised folder (Xcode 16), whose files belong to targets unless they are listed as exceptions.
struct SynchronizedFolder {
  static let maximumDepth = 64
  static let maximumFiles = 100_000

  /// The extensions of folders that are treated as one file.
  private static let wholes: Set = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "docc", "playground", "scnassets", "mlpackage", "icon",
    "xcmappingmodel",
    "rcproject", "realitycomposerpro", "xcodeproj", "xcworkspace", "xcstickers",
  ]

  /// Whether a folder is treated as one file.
  static func isWhole(_ path: String) -> Bool { wholes.contains(Paths.ending(path)) }

  let path: String
  /// The relative paths of folders that are copied with their structure.
  let explicitFolders: [String]

  /// Returns paths relative to the folder, sorted. Folders with an extension in `wholes` and explicit folders are treated as one file.
  func files() -> [String] {
    var found: [String] = []
    collect("", outer: [], into: &found)
    return found
  }

  /// - Parameter outer: the real paths of the folders that contain it. A link to one of them would be followed in a circle.
  private func collect(_ folder: String, outer: [String], into found: inout [String]) {
    let real = Paths.real(folder.isEmpty ? path : "\(path)/\(folder)")
    guard outer.count < Self.maximumDepth, !outer.contains(real) else { return }
    for name in Paths.entries(folder.isEmpty ? path : "\(path)/\(folder)") where !name.hasPrefix(".") && found.count < Self.maximumFiles {
      let relative = folder.isEmpty ? name : "\(folder)/\(name)"
      let isPart = Paths.isFolder("\(path)/\(relative)") && !Self.wholes.contains(Paths.ending(name)) && !explicitFolders.contains(relative)
      if isPart { collect(relative, outer: outer + [real], into: &found) } else { found.append(relative) }
    }
  }

  /// Whether a list of exceptions contains the file, a folder that contains it, or all its localizations (`/Localized: Main.storyboard`).
  static func lists(_ exceptions: Set<String>, _ file: String) -> Bool {
    if exceptions.contains(file) { return true }
    var folder = Paths.folder(file)
    if folder.hasSuffix(".lproj") {
      let above = Paths.folder(folder)
      let file = above.isEmpty ? Paths.name(file) : "\(above)/\(Paths.name(file))"
      // The second form was written by beta versions of Xcode 16.
      if exceptions.contains("/Localized: \(file)") || exceptions.contains("/Localized/\(file)") { return true }
    }
    while !folder.isEmpty {
      if exceptions.contains(folder) { return true }
      folder = Paths.folder(folder)
    }
    return false
  }
}
