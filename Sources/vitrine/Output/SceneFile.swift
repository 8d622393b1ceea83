import ArgumentParser
import Foundation
import ImageIO

/// A file that a scene is drawn into; its name's end says how.
enum SceneFile: Sendable {
  /// A picture, or one a frame.
  case pictures(PictureFile)
  /// All frames in one picture that moves.
  case film(PictureFile)
  /// H.264, by ffmpeg.
  case movie(OutputFile)
  /// Vectors, a page a frame.
  case pages(OutputFile)

  /// - Throws: a `ValidationError` with the ends that there are.
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

  /// What draws into it. Fails before minutes of work where the file cannot be written.
  /// - Parameters:
  ///   - count: of frames.
  ///   - rate: frames a second.
  /// - Throws: `CommandError`; `ImageFileError` where no film can have that size.
  @MainActor func writer(metrics: (size: CGSize, width: Int, height: Int), count: Int, rate: Double) throws -> any FrameWriter {
    try OutputFile(path: path).checkWritable()
    switch self {
    case .pictures(let file): return PictureWriter(file, of: count)
    case .film(let file): return FilmWriter(file, try file.film(width: metrics.width, height: metrics.height), frame: 1 / rate)
    case .movie(let file): return try MovieWriter(file, width: metrics.width, height: metrics.height, rate: rate)
    case .pages(let file): return try PageWriter(file, size: metrics.size)
    }
  }
}
