import ArgumentParser
import CoreGraphics
import Foundation
import ImageIO

/// A picture file to write. The extension determines the format.
struct PictureFile: Equatable, Sendable {
  let path: String
  let format: ImageFormat

  /// - Throws: a `ValidationError` with the supported extensions.
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

  /// Whether all frames go into one file.
  var isFilm: Bool { format == .webP || format == .gif }

  /// Returns a path like "name-001.png" if there are several files, or the path itself for a single file.
  func numbered(_ index: Int, of count: Int) -> PictureFile {
    guard count > 1 else { return self }
    let number = String(index + 1), digits = max(3, String(count).count)
    let name = path as NSString
    let zeros = String(repeating: "0", count: digits - number.count)
    return PictureFile(path: "\(name.deletingPathExtension)-\(zeros)\(number).\(name.pathExtension)", format: format)
  }

  /// - Throws: an `ImageFileError`, or a `CommandError` with the system's reason.
  func write(_ image: CGImage) throws { try write(encode(image)) }

  /// Returns the bytes of the file.
  /// - Throws: an `ImageFileError`.
  func encode(_ image: CGImage) throws -> Data { try ImageFile.encode(image, as: format, name: path, isFast: true) }

  /// - Throws: a `CommandError` with the system's reason.
  func write(_ data: Data) throws { try OutputFile(path: path).write(data) }

  /// Checks the size before anything is drawn.
  /// - Throws: an `ImageFileError` if a picture cannot have that size.
  func check(width: Int, height: Int) throws {
    try ImageFile.checkWritable(width: width, height: height, as: format, name: path)
  }

  /// - Throws: an `ImageFileError` if an animation cannot have that size.
  func film(width: Int, height: Int) throws -> any AnimationWriter {
    try ImageFile.animation(for: url, width: width, height: height)
  }
}
