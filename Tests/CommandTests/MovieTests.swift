import Foundation
import Testing

@testable import vitrine

/// Tests `vitrine render --frames n -o movie.mp4`, which uses ffmpeg.
@Suite @MainActor struct MovieTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test(.enabled(if: MovieWriter.program != nil, "needs ffmpeg")) func ffmpegWritesAMovieOfTheFramesAndNothingElse() throws {
    // Odd sizes become even.
    let result = try Tool.run(
      "render", "DrawingCycle", "-o", "f.mp4", "--size", "61x61", "--scale", "1", "--frames", "12", "--fps", "30", in: folder)
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(folder.names == ["f.mp4"])
    #expect(try folder.data("f.mp4").dropFirst(4).starts(with: "ftyp".utf8))
    guard let probe = VirtualScreen.path(of: "ffprobe") else { return }
    let child = try Child(
      probe,
      [
        "-v", "error", "-count_frames", "-show_entries", "stream=codec_name,width,height,r_frame_rate,nb_read_frames", "-of", "csv=p=0",
        "f.mp4",
      ],
      environment: ProcessInfo.processInfo.environment, folder: folder.url, output: folder.path("std-probe"))
    #expect(child.status(within: 60) == 0)
    #expect(try folder.text("std-probe").trimmingCharacters(in: .whitespacesAndNewlines) == "h264,62,62,30/1,12")
  }

  @Test func aMovieThatFailsLeavesWhatWasThere() throws {
    try Data("old".utf8).write(to: folder.url.appendingPathComponent("f.mp4"))
    // A program named ffmpeg that reads nothing and fails.
    let bin = folder.url.appendingPathComponent("std-bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    let fake = bin.appendingPathComponent("ffmpeg")
    try Data("#!/bin/sh\necho no such encoder >&2\nexit 3\n".utf8).write(to: fake)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: fake.path)
    let result = try Tool.run(
      "render", "Animator", "-o", "f.mp4", "--size", "300x300", "--frames", "5", environment: ["PATH": "\(bin.path):/usr/bin:/bin"],
      in: folder)
    #expect(result.status == 1)
    #expect(result.errors.contains("status 3") && result.errors.contains("no such encoder"), "\(result.errors)")
    #expect(try folder.text("f.mp4") == "old")
    #expect(folder.names == ["f.mp4"])
  }

  @Test func withoutFFmpegItSaysWhatToInstall() throws {
    let result = try Tool.run("render", "Animator", "-o", "f.mp4", "--frames", "5", environment: ["PATH": "/nowhere"], in: folder)
    #expect(result.status == 1)
    #expect(result.errors.contains("apt-get install ffmpeg") && result.errors.contains(".webp"), "\(result.errors)")
    #expect(folder.names.isEmpty)
  }

  @Test func theProgressBarFills() {
    #expect(ProgressLine.text("frame", 15, of: 60, after: 2) == "frame [#######.......................] 15 of 60, 6 s left")
    #expect(ProgressLine.text("frame", 60, of: 60, after: 8) == "frame [##############################] 60 of 60, 0 s left")
    #expect(ProgressLine.text("second", 0, of: 0, after: 1).hasSuffix("0 of 0, 0 s left"))
  }
}
