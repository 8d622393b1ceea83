import Foundation
import Glibc

/// A file that is written at the end of a command.
struct OutputFile {
  let path: String

  /// Checks whether the folder of the file exists, before minutes of work.
  /// - Throws: a `CommandError` if the file cannot be written.
  func checkWritable() throws {
    let folder = (path as NSString).deletingLastPathComponent
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.isEmpty ? "." : folder, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandError("cannot write '\(path)': there is no folder '\(folder)'. Make it first: mkdir -p '\(folder)'")
    }
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandError("cannot write '\(path)': it is a folder. Give a file name.")
    }
    guard FileManager.default.isWritableFile(atPath: folder.isEmpty ? "." : folder) else {
      throw CommandError("cannot write '\(path)': you may not write to its folder. Choose another one.")
    }
  }

  /// Replaces the file. If that fails, the old file is unchanged.
  /// - Parameter isOneOfMany: whether many files are written to the folder. If so, it is not searched for partial files of killed
  ///   processes.
  /// - Throws: a `CommandError` with the system's reason.
  func write(_ data: Data, isOneOfMany: Bool = false) throws {
    try replace(isOneOfMany) { temporaryPath in
      let handle = try open(temporaryPath)
      try describingErrors {
        try handle.write(contentsOf: data)
        try handle.close()
      }
    }
  }

  /// Replaces the file by text that is written piece by piece, since all of it may not fit in memory.
  /// - Parameter body: is handed a function that writes a text.
  /// - Throws: a `CommandError` with the system's reason, or what `body` throws.
  func write(_ body: (_ write: (String) throws -> Void) throws -> Void) throws {
    try replace(false) { temporaryPath in
      let handle = try open(temporaryPath)
      try body { text in try describingErrors { try handle.write(contentsOf: Data(text.utf8)) } }
      try describingErrors { try handle.close() }
    }
  }

  private func replace(_ isOneOfMany: Bool, _ body: (_ temporaryPath: String) throws -> Void) throws {
    let file = PartialFile(for: path, isOneOfMany: isOneOfMany)
    try body(file.path)
    guard file.commit() else { throw systemError() }
  }

  /// Creates a file, or empties it. Foundation's `write(to:)` would also wait until the disk has stored the file (`fsync`).
  private func open(_ temporaryPath: String) throws -> FileHandle {
    let descriptor = Glibc.open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw systemError() }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// The error of the last system call, which failed.
  private func systemError() -> CommandError {
    CommandError("cannot write '\(path)': \(String(cString: strerror(errno))). Choose a file that you may write.")
  }

  /// Runs `body`. Errors of the system become a `CommandError` that names the file.
  private func describingErrors<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch {
      throw CommandError("cannot write '\(path)': \(Self.reason(error)). Choose a file that you may write.")
    }
  }

  /// Returns the system's description of an error.
  static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey].map { ($0 as? NSError)?.localizedDescription ?? "\($0)" }
    return underlying ?? error.localizedDescription
  }
}
