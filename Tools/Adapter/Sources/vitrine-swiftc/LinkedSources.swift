import Foundation

/// Handles sources that are symbolic links, as in the package that represents an Xcode project. The compiler receives the linked files, so
/// that errors and `#file` name these.
struct LinkedSources {
  /// The arguments, with links replaced by their files.
  let arguments: [String]

  /// Resolves the links; nil if no source is a link.
  init?(inputs: [String], arguments: [String]) throws {
    var files: [String: String] = [:]
    for input in inputs {
      let path = URL(fileURLWithPath: input).standardizedFileURL.path
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { continue }
      files[input] = target.hasPrefix("/") ? target : (path as NSString).deletingLastPathComponent + "/" + target
    }
    guard !files.isEmpty else { return nil }
    var result = arguments.map { files[$0] ?? $0 }
    if let index = result.firstIndex(of: "-output-file-map"), index + 1 < result.count {
      let path = result[index + 1]
      guard let data = FileManager.default.contents(atPath: path), let map = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      else {
        throw InstallationError(description: "\(path) is no output file map")
      }
      let changed = Dictionary(map.map { (files[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { $1 })
      let copy = (path as NSString).deletingLastPathComponent + "/output-file-map.files.json"
      try JSONSerialization.data(withJSONObject: changed, options: [.sortedKeys, .withoutEscapingSlashes])
        .write(to: URL(fileURLWithPath: copy), options: .atomic)
      result[index + 1] = copy
    }
    self.arguments = result
  }
}
