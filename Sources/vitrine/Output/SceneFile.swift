import ArgumentParser
import Foundation
import ImageIO

/// A file into which a scene is drawn. The extension determines the format.
enum SceneFile: Sendable {
  /// A picture, or one for each frame.
  case pictures(PictureFile)
  /// An animated picture with all frames.
  case film(PictureFile)
  /// An H.264 movie, written with ffmpeg.
  case movie(OutputFile)
  /// A PDF of vector graphics, with a page for each frame.
  case pages(OutputFile)

  /// - Throws: a `ValidationError` with the supported extensions.
  init(_ path: String) throws {
    switch (path as NSString).pathExtension.lowercased() {
    case "pdf": self = .pages(OutputFile(path: path))
    case "mp4": self = .movie(OutputFile(path: path))
    case let end where ImageFormat(fileExtension: end) == nil:
      throw ValidationError("'\(path)' must end in .png, .jpg, .webp, .gif, .mp4 or .pdf.")
    default:
      let file = try PictureFile(path)
      self = file.isFilm ? .film(file) : .pictures(file)
    }
  }

  private var path: String {
    switch self {
    case .pictures(let file), .film(let file): file.path
    case .movie(let file), .pages(let file): file.path
    }
  }

  /// Creates the writer for the file. Fails before minutes of work if the file cannot be written.
  /// - Parameters:
  ///   - count: the number of frames.
  ///   - rate: frames per second.
  /// - Throws: a `CommandError`, or an `ImageFileError` if an animation cannot have that size.
  @MainActor func writer(metrics: (size: CGSize, width: Int, height: Int), count: Int, rate: Double) throws -> any FrameWriter {
    try OutputFile(path: path).checkWritable()
    switch self {
    case .pictures(let file):
      try file.check(width: metrics.width, height: metrics.height)
      return PictureWriter(file, of: count)
    case .film(let file): return FilmWriter(file, try file.film(width: metrics.width, height: metrics.height), frame: 1 / rate)
    case .movie(let file): return try MovieWriter(file, width: metrics.width, height: metrics.height, rate: rate)
    case .pages(let file): return try PageWriter(file, size: metrics.size)
    }
  }
}
