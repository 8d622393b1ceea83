/// A folder whose files belong to targets by lying there (Xcode 16), and what it says of exceptions.
struct SynchronizedFolder {
  static let maximumDepth = 64
  static let maximumFiles = 100_000

  /// Folders that count as one file.
  private static let wholes: Set = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "framework", "xcframework", "docc", "playground", "scnassets", "mlpackage", "icon",
    "xcmappingmodel",
    "rcproject", "realitycomposerpro", "xcodeproj", "xcworkspace", "xcstickers",
  ]

  let path: String
  /// Relative paths: folders that are copied as they are.
  let explicitFolders: [String]

  /// Paths relative to the folder, sorted; a folder of `wholes` and an explicit folder is one of them.
  func files() -> [String] {
    var found: [String] = []
    collect("", depth: 0, into: &found)
    return found
  }

  private func collect(_ folder: String, depth: Int, into found: inout [String]) {
    guard depth < Self.maximumDepth else { return }
    for name in Paths.entries(folder.isEmpty ? path : "\(path)/\(folder)") where !name.hasPrefix(".") && found.count < Self.maximumFiles {
      let relative = folder.isEmpty ? name : "\(folder)/\(name)"
      let isPart = Paths.isFolder("\(path)/\(relative)") && !Self.wholes.contains(Paths.ending(name)) && !explicitFolders.contains(relative)
      if isPart { collect(relative, depth: depth + 1, into: &found) } else { found.append(relative) }
    }
  }

  /// Whether a list of exceptions names the file, a folder around it, or all its localisations (`/Localized: Main.storyboard`).
  static func lists(_ exceptions: Set<String>, _ file: String) -> Bool {
    if exceptions.contains(file) { return true }
    var folder = Paths.folder(file)
    if folder.hasSuffix(".lproj") {
      let above = Paths.folder(folder)
      let file = above.isEmpty ? Paths.name(file) : "\(above)/\(Paths.name(file))"
      // The second form was written before Xcode 16 was out.
      if exceptions.contains("/Localized: \(file)") || exceptions.contains("/Localized/\(file)") { return true }
    }
    while !folder.isEmpty {
      if exceptions.contains(folder) { return true }
      folder = Paths.folder(folder)
    }
    return false
  }
}
