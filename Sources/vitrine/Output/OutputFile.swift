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

  /// Replaces the file. If that fails, the old file is as it was.
  /// - Throws: a `CommandError` with the system's reason.
  func write(_ data: Data) throws {
    let file = PartialFile(for: path)
    do {
      try data.write(to: URL(fileURLWithPath: file.path))
    } catch {
      throw CommandError("cannot write '\(path)': \(Self.reason(error)). Choose a file that you may write.")
    }
    guard file.commit() else {
      throw CommandError("cannot write '\(path)': \(String(cString: strerror(errno))). Choose a file that you may write.")
    }
  }

  /// Returns the system's description of an error.
  static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey].map { ($0 as? NSError)?.localizedDescription ?? "\($0)" }
    return underlying ?? error.localizedDescription
  }
}
