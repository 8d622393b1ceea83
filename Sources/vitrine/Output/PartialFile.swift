import Foundation
import Glibc

/// A file that is written under a temporary name beside its destination and renamed when it is complete. After a signal or on a full disk,
/// the old file is unchanged. The temporary name contains the number of this process. Partial files of killed processes are removed when a
/// file of the same name is written again.
///
/// A destination that is not a regular file, such as a pipe or `/dev/stdout`, is written directly.
final class PartialFile {
  /// The path to write to.
  let path: String
  private let target: String
  private var isInPlace = false
  private var isDone = false

  /// - Parameter isOneOfMany: whether to keep partial files of killed processes. Searching for them reads the whole folder.
  init(for path: String, isOneOfMany: Bool = false) {
    var state = stat()
    let exists = stat(path, &state) == 0
    guard !exists || state.st_mode & S_IFMT == S_IFREG else {
      (self.path, target, isInPlace) = (path, path, true)
      return
    }
    // A symbolic link is kept, and the file that it refers to is replaced.
    target = exists ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    self.path = Self.prefix(of: target) + "\(getpid())"
    if !isOneOfMany { Self.removeLeftovers(of: target) }
  }

  deinit { if !isDone, !isInPlace { unlink(path) } }

  /// Renames the file to its destination. It gets the permissions of the file that it replaces.
  /// - Returns: false if the system refuses, with the reason in `errno`.
  func commit() -> Bool {
    guard !isInPlace else { return true }
    var state = stat()
    if stat(target, &state) == 0 { chmod(path, state.st_mode & 0o7777) }
    isDone = rename(path, target) == 0
    return isDone
  }

  /// The common beginning of the names of partial files, shortened because a name has at most 255 bytes.
  private static func prefix(of target: String) -> String {
    let folder = (target as NSString).deletingLastPathComponent
    var name = (target as NSString).lastPathComponent
    while name.utf8.count > 220 { name.removeLast() }
    return (folder.isEmpty ? "" : folder.hasSuffix("/") ? folder : folder + "/") + name + ".partial-"
  }

  private static func removeLeftovers(of target: String) {
    let start = prefix(of: target), folder = (start as NSString).deletingLastPathComponent
    let beginning = (start as NSString).lastPathComponent
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? [] where name.hasPrefix(beginning)
    {
      guard let process = pid_t(name.dropFirst(beginning.count)), process > 0, kill(process, 0) != 0, errno == ESRCH else { continue }
      unlink((folder.isEmpty ? "" : folder + "/") + name)
    }
  }
}
