import Foundation

/// A temporary folder that is deleted at the end of a test.
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

  /// The names of the files, sorted, without the files for the output of the tool.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter { !$0.hasPrefix("std") }.sorted()
  }
}
