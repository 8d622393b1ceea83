import FoundationEssentials
import Glibc
import SourceAdapter

/// A record of the last adaptation, stored beside the adapted copies. A call with the same inputs and options has nothing to do; one with
/// the same options handles only changed files.
struct AdaptedRecord {
  private struct Contents: Codable {
    var digest: String
    /// The files that were written, which must still exist.
    var written: [String]
    /// The resulting compiler arguments.
    var arguments: [String]
    var outline: String
    var frame: String
    var types: [String: [String]]
  }

  private struct Files: Codable {
    /// The digest of the contents to which these files belong.
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

  /// Returns the result of the last call; nil if its inputs or options were different.
  func result(_ digest: String) -> ModuleFiles.Adapted? {
    guard let contents, contents.digest == digest else { return nil }
    return ModuleFiles.Adapted(
      arguments: contents.arguments, changed: [], outline: contents.outline, frame: contents.frame, types: contents.types)
  }

  /// Returns the state of the last call; nil if its options were different.
  func state(_ conditions: String) -> ModuleState? {
    guard let contents, let data = FileManager.default.contents(atPath: filesPath),
      let files = try? JSONDecoder().decode(Files.self, from: data), files.digest == contents.digest, files.conditions == conditions
    else { return nil }
    return files.state
  }

  /// Removes the record before anything is written, so that an interrupted call leaves none.
  func forget() { unlink(path) }

  func store(_ digest: String, _ written: [String], _ result: ModuleFiles.Adapted, _ conditions: String, _ state: ModuleState?) throws {
    if let state {
      try JSONEncoder().encode(Files(digest: digest, conditions: conditions, state: state)).write(to: URL(fileURLWithPath: filesPath))
    }
    let contents = Contents(
      digest: digest, written: written, arguments: result.arguments, outline: result.outline, frame: result.frame, types: result.types)
    try JSONEncoder().encode(contents).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

/// An advisory lock on a folder, so that two compilations of a module do not adapt it at the same time.
struct FolderLock {
  private let descriptor: Int32

  /// Waits until the lock is free. If the folder cannot be locked, continues without a lock.
  init(_ folder: String) {
    descriptor = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  func release() { if descriptor >= 0 { close(descriptor) } }
}
