import ArgumentParser
import CoreGraphics
import Foundation
import ImageIO

/// A file that a picture is written to; its name's end says what kind.
struct PictureFile: Equatable, Sendable {
  let path: String
  let format: ImageFormat

  /// - Throws: a `ValidationError` with the ends that there are.
  init(_ path: String) throws {
    guard let format = ImageFormat(fileExtension: (path as NSString).pathExtension) else {
      throw ValidationError("'\(path)' must end in .png, .jpg, .webp or .gif.")
    }
    self.init(path: path, format: format)
  }

  private init(path: String, format: ImageFormat) {
    self.path = path
    self.format = format
  }

  private var url: URL { URL(fileURLWithPath: path) }

  /// All frames go into one file.
  var isFilm: Bool { format == .webP || format == .gif }

  /// "name-001.png" for the first of many; the file itself for the only one.
  func numbered(_ index: Int, of count: Int) -> PictureFile {
    guard count > 1 else { return self }
    let number = String(index + 1), digits = max(3, String(count).count)
    let name = path as NSString
    let zeros = String(repeating: "0", count: digits - number.count)
    return PictureFile(path: "\(name.deletingPathExtension)-\(zeros)\(number).\(name.pathExtension)", format: format)
  }

  /// Before minutes of work: whether there is a folder to write to.
  /// - Throws: `CommandError`.
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

  /// - Throws: `ImageFileError`, or `CommandError` with the system's reason.
  func write(_ image: CGImage) throws { try write(ImageFile.encode(image, as: format, name: path)) }

  /// - Throws: `CommandError` with the system's reason.
  func write(_ data: Data) throws {
    do {
      try data.write(to: url)
    } catch {
      throw CommandError("cannot write '\(path)': \(Self.reason(error)). Choose a file that you may write.")
    }
  }

  /// - Throws: `ImageFileError` where no film can have that size.
  func film(width: Int, height: Int) throws -> any AnimationWriter {
    try ImageFile.animation(for: url, width: width, height: height)
  }

  /// What the system says, without Foundation's sentence around it.
  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return reason(cause) }
    return error.localizedDescription
  }
}
