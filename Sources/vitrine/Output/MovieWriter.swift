import CoreGraphics
import Foundation
import Glibc
import Raster

/// Writes an H.264 movie with the program ffmpeg, which receives the pixels through a pipe. The file appears at its path only when it is
/// complete.
final class MovieWriter: FrameWriter {
  private let file: OutputFile
  private let ffmpeg = Process()
  private let input = Pipe()
  /// The file for the error output of ffmpeg. It is not a pipe, since no one would read the pipe while frames are written.
  private let errors: URL
  private let partial: PartialFile
  private var isWhole = false

  /// - Throws: a `CommandError` if ffmpeg is not installed.
  init(_ file: OutputFile, width: Int, height: Int, rate: Double) throws {
    self.file = file
    guard let program = Self.program else {
      throw CommandError(
        "cannot write '\(file.path)': ffmpeg makes films of this kind, and it is not installed. "
          + "Install it (on Debian: apt-get install ffmpeg), or write a .webp or .gif.")
    }
    partial = PartialFile(for: file.path)
    errors = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-ffmpeg-\(getpid())-\(UUID()).txt")
    guard FileManager.default.createFile(atPath: errors.path, contents: nil), let log = FileHandle(forWritingAtPath: errors.path) else {
      throw CommandError("cannot write '\(errors.path)'. Set TMPDIR to a folder that you may write to.")
    }
    // If ffmpeg dies, the error is reported instead of ending this program with SIGPIPE.
    signal(SIGPIPE, SIG_IGN)
    ffmpeg.executableURL = URL(fileURLWithPath: program)
    ffmpeg.arguments = Self.arguments(width: width, height: height, rate: rate, output: partial.path)
    ffmpeg.standardInput = input
    ffmpeg.standardOutput = FileHandle.nullDevice
    ffmpeg.standardError = log
    do { try ffmpeg.run() } catch { throw CommandError("\(program) does not start: \(OutputFile.reason(error)).") }
  }

  deinit {
    if !isWhole {
      if ffmpeg.isRunning {
        ffmpeg.terminate()
        ffmpeg.waitUntilExit()
      }
    }
    try? FileManager.default.removeItem(at: errors)
  }

  /// The first ffmpeg on PATH.
  nonisolated static var program: String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/ffmpeg" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func arguments(width: Int, height: Int, rate: Double, output: String) -> [String] {
    // H.264 with colours at half resolution, which every player supports, needs even sides: an odd side is padded with a black line.
    let filters = "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd"
    return [
      "-hide_banner", "-nostdin", "-loglevel", "error", "-y",
      "-f", "rawvideo", "-pixel_format", "bgra", "-video_size", "\(width)x\(height)", "-framerate", "\(rate)", "-i", "pipe:0",
      "-vf", filters, "-c:v", "libx264", "-preset", "medium", "-crf", "16", "-pix_fmt", "yuv420p",
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv",
      "-movflags", "+faststart", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact",
      // Without the prefix, ffmpeg would take the part of a name before a colon as a protocol.
      "-f", "mp4", "file:\(output)",
    ]
  }

  func add(_ preview: HeadlessPreview) throws {
    let buffer = preview.screen.image.pixels
    do {
      try input.fileHandleForWriting.write(contentsOf: Data(buffer.bytes(of: buffer.bounds)))
    } catch {
      throw failure()
    }
  }

  func finish() throws {
    try? input.fileHandleForWriting.close()
    ffmpeg.waitUntilExit()
    guard ffmpeg.terminationStatus == 0, partial.commit() else { throw failure() }
    isWhole = true
  }

  private func failure() -> CommandError {
    try? input.fileHandleForWriting.close()
    ffmpeg.waitUntilExit()
    let words = (try? String(contentsOf: errors, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return CommandError(
      "cannot write '\(file.path)': ffmpeg ended with status \(ffmpeg.terminationStatus)\(words.isEmpty ? "" : ":\n\(words)")")
  }
}
