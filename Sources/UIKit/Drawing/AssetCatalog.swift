/// Reads the colors, images and data of `.xcassets` folders from the `Contents.json` that Xcode writes in each set (Apple: Asset Catalog
/// Format Reference). Add the folder to a target with `resources: [.copy("Assets.xcassets")]`.
enum AssetCatalog {
  /// An appearance entry, as in color sets and image sets.
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  /// Reads the set `name.ending` from the first catalog in the folders that contains it. A name can include folders: "brand/blue".
  static func contents<Contents: Decodable>(of name: String, ending: String, in folders: [String], as type: Contents.Type) -> (
    contents: Contents, folder: String
  )? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    for folder in folders {
      for catalog in entries(folder) where catalog.hasSuffix(".xcassets") {
        var visited: Set<String> = []
        guard let set = find("\(name).\(ending)", in: "\(folder)/\(catalog)", depth: 8, &visited) else { continue }
        let path = "\(set)/Contents.json"
        do {
          return (try JSONDecoder().decode(type, from: Data(contentsOf: URL(fileURLWithPath: path))), set)
        } catch {
          UIKitLog.refused("\(path) is not a description of a \(ending): \(error)")
        }
      }
    }
    return nil
  }

  /// Whether a description names a file of its own folder.
  static func isFileName(_ name: String) -> Bool { !name.isEmpty && !name.contains("/") && name != ".." && name != "." }

  /// Finds a set in a folder and its subfolders, because groups without a namespace are not part of names.
  /// - Parameter visited: the real paths of the folders that were searched: links can lead in circles.
  private static func find(_ name: String, in folder: String, depth: Int, _ visited: inout Set<String>) -> String? {
    guard visited.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted else { return nil }
    let path = "\(folder)/\(name)"
    if FileManager.default.fileExists(atPath: "\(path)/Contents.json") { return path }
    guard depth > 0 else { return nil }
    for entry in entries(folder) where !entry.contains(".") {
      if let found = find(name, in: "\(folder)/\(entry)", depth: depth - 1, &visited) { return found }
    }
    return nil
  }

  private static func entries(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }
}
