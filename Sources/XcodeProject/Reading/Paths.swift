import Foundation

/// Functions for paths as strings. Projects name thousands of files, for which `URL` is too slow.
enum Paths {
  /// Returns `base/path`, or `path` alone if it is absolute, without `.` and `..`.
  static func join(_ base: String, _ path: String) -> String {
    if path.isEmpty { return normal(base) }
    return normal(path.hasPrefix("/") ? path : "\(base)/\(path)")
  }

  static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func name(_ path: some StringProtocol) -> String {
    let end = path.lastIndex { $0 != "/" }.map { path.index(after: $0) } ?? path.startIndex
    return String(path[..<end].split(separator: "/" as Character).last ?? "")
  }

  static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the extension in lower case; empty for `.gitignore`.
  static func ending(_ path: some StringProtocol) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  static func withoutEnding(_ path: some StringProtocol) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the path of a file relative to a folder; nil if it is not in the folder.
  static func relative(_ path: String, to folder: String) -> String? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// Returns the path as it is on disk, if it exists with other capital letters: volumes of macOS do not distinguish them, so projects with such
  /// paths build there. A path that does not exist at all is returned as it is.
  static func found(_ path: String) -> String {
    if exists(path) { return path }
    var result = ""
    for part in path.split(separator: "/") {
      let next = "\(result)/\(part)"
      if exists(next) {
        result = next
      } else if let name = entries(result.isEmpty ? "/" : result).first(where: { $0.lowercased() == part.lowercased() }) {
        result += "/" + name
      } else {
        return path
      }
    }
    return result
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func isFolder(_ path: String) -> Bool {
    var isFolder = ObjCBool(false)
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Returns the path without symbolic links.
  static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// Returns the names in a folder, sorted; empty if it cannot be read.
  static func entries(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
