import FoundationEssentials
import Glibc

// This program imports only FoundationEssentials, because loading all of Foundation takes longer than most runs of this program.

/// The folder for this user's files that do not belong to a build folder.
var temporaryFolder: String { FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(getuid())").path }

extension String {
  /// The path without its last component; "/" for a path in the root, and empty for a name without a folder.
  var folder: String {
    guard let slash = lastIndex(of: "/") else { return "" }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The part of the path after its last slash.
  var lastComponent: String { String(self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...]) }

  /// The text after the last dot of the last component; empty if there is none. A dot at the start of a name begins no extension.
  var fileExtension: String { String(lastComponent.dropFirst(lastComponent.withoutExtension.count + 1)) }

  /// The path without its extension and the dot before it.
  var withoutExtension: String {
    let name = lastComponent
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return self }
    return String(dropLast(name.distance(from: dot, to: name.endIndex)))
  }
}

extension FileManager {
  /// Whether a file below a folder, at any depth, satisfies a condition, which receives its path. Skips hidden files and folders, and does
  /// not follow links to folders.
  func anyFile(below folder: String, where condition: (String) -> Bool) -> Bool {
    for name in (try? contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      var state = stat()
      guard lstat(path, &state) == 0 else { continue }
      if condition(path) || state.st_mode & S_IFMT == S_IFDIR && anyFile(below: path, where: condition) { return true }
    }
    return false
  }
}
