import Foundation

/// A folder of one test, gone with it.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func data(_ name: String) throws -> Data { try Data(contentsOf: url.appendingPathComponent(name)) }
  func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// Names, sorted; without what the tool said.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter { !$0.hasPrefix("std") }.sorted()
  }
}
