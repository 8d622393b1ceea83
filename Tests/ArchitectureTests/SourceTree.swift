import Foundation
import Testing

/// The sources of this checkout as text.
struct SourceTree {
  struct File {
    /// The path relative to the top folder.
    let path: String
    let text: String
    /// The folder in Sources, which is the name of the target.
    var target: String { String(path.split(separator: "/")[1]) }
    /// Returns the lines that contain a word and are not comments. Since regular expressions are slow, they are applied only to these
    /// lines.
    func code(with word: String) -> [Substring] {
      text.split(separator: "\n").filter { line in
        line.utf8.firstRange(of: word.utf8) != nil && !line.utf8.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
      }
    }
    var imports: [String] {
      code(with: "import").compactMap { line in
        guard
          let match = line.firstMatch(
            of:
              /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |private )?import\s+(?:struct |class |enum |func |typealias |protocol )?(\w+)/
          )
        else { return nil }
        return String(match.1)
      }
    }
  }

  static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String { try String(contentsOf: top.appendingPathComponent(path), encoding: .utf8) }

  /// Returns all files in `folder` with one of the extensions, without the code of tutorials, which belongs to no target.
  static func files(in folder: String = "Sources", extensions: Set<String> = ["swift"]) throws -> [File] {
    let root = top.appendingPathComponent(folder)
    let walker = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var files: [File] = []
    while let url = walker?.nextObject() as? URL {
      guard extensions.contains(url.pathExtension), !url.path.contains(".docc/") else { continue }
      let path = folder + url.path.dropFirst(root.path.count)
      files.append(File(path: path, text: try String(contentsOf: url, encoding: .utf8)))
    }
    try #require(!files.isEmpty, "no sources found under \(root.path)")
    return files.sorted { $0.path < $1.path }
  }
}
