import Foundation

/// A pattern for file names in the syntax of CocoaPods (Ruby's `Dir.glob`): `Sources/**/*.{swift,h}`.
struct FilePattern {
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    var text = ""
    var depth = 0
    var rest = pattern[...]
    while let character = rest.first {
      if rest.hasPrefix("**/") {
        text += "(?:[^/]+/)*"
        rest = rest.dropFirst(3)
        continue
      }
      rest = rest.dropFirst()
      switch character {
      case "*": text += "[^/]*"
      case "?": text += "[^/]"
      case "{": (text, depth) = (text + "(?:", depth + 1)
      case "}" where depth > 0: (text, depth) = (text + ")", depth - 1)
      case "," where depth > 0: text += "|"
      case "[", "]": text.append(character)
      default: text += NSRegularExpression.escapedPattern(for: String(character))
      }
    }
    // A pattern that matches a folder includes the files in it.
    expression = try? NSRegularExpression(pattern: "^\(text)(?:/[^/]+)?$")
  }

  /// Whether the pattern matches a folder that contains the file, at any depth.
  func matchesFolder(of path: String) -> Bool {
    var folder = Paths.folder(path)
    while !folder.isEmpty {
      if matches(folder) { return true }
      folder = Paths.folder(folder)
    }
    return false
  }

  /// Whether the pattern matches a path relative to the folder of the pod or the target.
  func matches(_ path: String) -> Bool {
    expression?.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
  }
}
