internal import InterfaceBuilder
import Synchronization

/// Documents by name, read once.
enum InterfaceFiles {
  private static let known = Mutex<[String: InterfaceDocument?]>([:])

  /// The document of that name in a bundle, or of nil, beside the program; nil where there is none, or none that can be read, which is told.
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

  /// Whether there is a file of that name, be it one that cannot be read.
  static func exists(named name: String, ending: String, in bundle: Bundle?) -> Bool {
    !name.isEmpty && !name.contains("/") && paths(named: name, ending: ending, in: bundle).contains(where: FileManager.default.fileExists)
  }

  private static func paths(named name: String, ending: String, in bundle: Bundle?) -> [String] {
    ImageLookup.folders(of: bundle).flatMap { folder in
      ["", "Base.lproj/", "Resources/", "Resources/Base.lproj/"].map { "\(folder)/\($0)\(name).\(ending)" }
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
