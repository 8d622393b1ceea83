import Foundation
import SourceAdapter

/// What was adapted last, beside the adapted copies: a call with the same inputs and options has nothing to do, and one with the same options
/// only what changed.
struct AdaptedRecord {
  private struct Contents: Codable {
    var digest: String
    /// Files that were written, which have to be there still.
    var written: [String]
    /// The arguments that came of it.
    var arguments: [String]
  }

  private struct Files: Codable {
    /// Of the contents that these files belong to.
    var digest: String
    var conditions: String
    var state: ModuleState
  }

  private let path: String
  private let filesPath: String

  init(folder: String) {
    path = folder + "/adapted.json"
    filesPath = folder + "/adapted-files.json"
  }

  private var contents: Contents? {
    guard let data = FileManager.default.contents(atPath: path), let contents = try? JSONDecoder().decode(Contents.self, from: data),
      contents.written.allSatisfy({ access($0, R_OK) == 0 })
    else { return nil }
    return contents
  }

  /// The arguments of the last call; nil where its inputs or options were others.
  func arguments(_ digest: String) -> [String]? {
    guard let contents, contents.digest == digest else { return nil }
    return contents.arguments
  }

  /// What the last call knew of each file; nil where its options were others.
  func state(_ conditions: String) -> ModuleState? {
    guard let contents, let data = FileManager.default.contents(atPath: filesPath),
      let files = try? JSONDecoder().decode(Files.self, from: data), files.digest == contents.digest, files.conditions == conditions
    else { return nil }
    return files.state
  }

  /// Before something is written: a call that is interrupted leaves no record.
  func forget() { unlink(path) }

  func keep(_ digest: String, _ written: [String], _ arguments: [String], _ conditions: String, _ state: ModuleState?) throws {
    if let state {
      try JSONEncoder().encode(Files(digest: digest, conditions: conditions, state: state)).write(to: URL(fileURLWithPath: filesPath))
    }
    try JSONEncoder().encode(Contents(digest: digest, written: written, arguments: arguments))
      .write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
