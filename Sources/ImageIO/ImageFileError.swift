/// An error in an image file. `file` is its name.
package enum ImageFileError: Error, Equatable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case notAnImage(file: String)
  case truncated(file: String)
  /// The header and the pixels do not match.
  case wrongSize(file: String, reason: String)
  case corrupt(file: String, reason: String)
  case tooLarge(file: String, width: Int, height: Int)
  /// Reading the file would take more memory or work than `ImageDecodingLimits` allow.
  case tooCostly(file: String, reason: String)
  case unsupported(file: String, reason: String)
  case notWritten(file: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)"
    case .notAnImage(let file): "\(file) is not an image of a format that can be read"
    case .truncated(let file): "\(file) is cut off"
    case .wrongSize(let file, let reason): "\(file) lies about its size: \(reason)"
    case .corrupt(let file, let reason): "\(file) is damaged: \(reason)"
    case .tooLarge(let file, let width, let height):
      "\(file) is \(width) x \(height) pixels; at most \(ImageFile.maximumSide) a side and "
        + "\(ImageFile.maximumPixels / 1_000_000) megapixels are read"
    case .tooCostly(let file, let reason): "\(file) costs too much: \(reason)"
    case .unsupported(let file, let reason): "\(file): \(reason)"
    case .notWritten(let file, let reason): "\(file) cannot be written: \(reason)"
    }
  }
}
