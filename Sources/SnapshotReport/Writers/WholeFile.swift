import Foundation

/// A file that is written beside its place, and put there once it is whole.
package final class WholeFile {
  private let path: String
  private let partial: String
  private var handle: FileHandle?

  /// - Throws: a `SnapshotRunError` with the system's reason.
  package init(_ path: String) throws {
    self.path = path
    partial = "\(path).partial-\(ProcessInfo.processInfo.processIdentifier)"
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw SnapshotRunError("cannot write '\(path)': it is a folder. Give a file name.")
    }
    errno = 0
    guard FileManager.default.createFile(atPath: partial, contents: nil), let handle = FileHandle(forWritingAtPath: partial) else {
      throw SnapshotRunError("cannot write '\(path)': \(errno == 0 ? "its folder cannot be written" : String(cString: strerror(errno)))")
    }
    self.handle = handle
  }

  deinit {
    guard let handle else { return }
    try? handle.close()
    unlink(partial)
  }

  package func write(_ data: Data) throws {
    do { try handle?.write(contentsOf: data) } catch { throw failure(error) }
  }

  package func write(_ text: String) throws { try write(Data(text.utf8)) }

  /// Puts the file in its place.
  package func finish() throws {
    do { try handle?.close() } catch { throw failure(error) }
    guard rename(partial, path) == 0 else { throw SnapshotRunError("cannot write '\(path)': \(String(cString: strerror(errno)))") }
    handle = nil
  }

  private func failure(_ error: any Error) -> SnapshotRunError {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey].map { ($0 as? NSError)?.localizedDescription ?? "\($0)" }
    return SnapshotRunError("cannot write '\(path)': \(underlying ?? error.localizedDescription)")
  }

  /// Writes a whole file.
  /// - Parameter keepsEqual: whether a file that has these bytes already is left alone, with its date.
  package static func write(_ data: Data, to path: String, keepsEqual: Bool = false) throws {
    if keepsEqual, FileManager.default.contents(atPath: path) == data { return }
    let file = try WholeFile(path)
    try file.write(data)
    try file.finish()
  }
}
