internal import InterfaceBuilder
import Synchronization

/// A cache of documents by path.
enum InterfaceFiles {
  private static let known = Mutex<[String: InterfaceDocument?]>([:])

  /// Returns the document with a name in a bundle, or for nil in the application's folders; nil if there is none. If a file
  /// cannot be read, an error is logged.
  static func document(named name: String, ending: String, in bundle: Bundle?) -> InterfaceDocument? {
    guard !name.isEmpty, !name.contains("/") else { return nil }
    for path in paths(named: name, ending: ending, in: bundle) {
      if let document = known.withLock({ $0[path] }) {
        if let document { return document }
        continue
      }
      let document = read(path)
      known.withLock { $0[path] = .some(document) }
      if let document { return document }
    }
    return nil
  }

  /// Whether there is a file with that name, even if it cannot be read.
  static func exists(named name: String, ending: String, in bundle: Bundle?) -> Bool {
    !name.isEmpty && !name.contains("/") && paths(named: name, ending: ending, in: bundle).contains(where: FileManager.default.fileExists)
  }

  private static func paths(named name: String, ending: String, in bundle: Bundle?) -> [String] {
    ImageLookup.folders(of: bundle).flatMap { folder in
      let localized = LocaleSetting.folders.flatMap { ["\($0)/", "Resources/\($0)/"] }
      return (localized + ["", "Base.lproj/", "Resources/", "Resources/Base.lproj/"]).map { "\(folder)/\($0)\(name).\(ending)" }
    }
  }

  private static func read(_ path: String) -> InterfaceDocument? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
    } catch {
      UIKitLog.refused("\(path): \(error)")
      return nil
    }
  }
}
