import FoundationEssentials
import SourceAdapter

/// Handles sources that are symbolic links, as in the package that represents an Xcode project. The compiler receives the linked files, so
/// that errors and `#file` name these.
struct LinkedSources {
  /// The arguments, with links replaced by their files.
  let arguments: [String]

  /// Returns the path of a linked file without `..`. The overlay's names have none, and the compiler looks for them without following links
  /// to folders, such as that of a package's checkout (RxSwift). If a folder before a `..` is such a link, the path is returned as it is.
  private static func file(_ path: String) -> String {
    let short = LinkedPath.withoutParentFolders(path)
    return FileManager.default.fileExists(atPath: short) ? short : path
  }

  /// Resolves the links; nil if no source is a link.
  init?(inputs: [String], arguments: [String]) throws {
    var files: [String: String] = [:]
    for input in inputs {
      let path = URL(fileURLWithPath: input).standardizedFileURL.path
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { continue }
      files[input] = Self.file(target.hasPrefix("/") ? target : path.folder + "/" + target)
    }
    guard !files.isEmpty else { return nil }
    var result = arguments.map { files[$0] ?? $0 }
    if let index = result.firstIndex(of: "-output-file-map"), index + 1 < result.count {
      let path = result[index + 1]
      guard let data = FileManager.default.contents(atPath: path),
        let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
      else {
        throw InstallationError(description: "\(path) is not an output file map")
      }
      let changed = Dictionary(map.map { (files[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { $1 })
      let copy = path.folder + "/output-file-map.files.json"
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(changed).write(to: URL(fileURLWithPath: copy), options: .atomic)
      result[index + 1] = copy
    }
    self.arguments = result
  }
}
