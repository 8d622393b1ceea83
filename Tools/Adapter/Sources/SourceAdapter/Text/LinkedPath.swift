/// Paths of linked sources.
public enum LinkedPath {
  /// Returns a path with each `..` removed together with the component before it, without regard to links to folders.
  public static func withoutParentFolders(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
