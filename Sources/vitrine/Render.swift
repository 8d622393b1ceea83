import ArgumentParser
import CoreGraphics
import Foundation
import Hosting
import UIKit
import VitrineTesting

struct Render: ShowsPreviews {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws a preview into a file, without any display.",
    help: """
      The scene's clock is set, not waited for: the same command gives the same bytes on every machine.

      EXAMPLES
        vitrine render ContentModes -o modes.png
        vitrine render Animator -o middle.png --at 0.5 --scale 1
        vitrine render Animator -o frame.png --frames 30 --fps 30    frame-001.png to frame-030.png
        vitrine render Animator -o animator.webp --frames 60         one moving picture; .gif, and with ffmpeg .mp4, too
        vitrine render Main.storyboard -o board.png                  all scenes of a storyboard, with their segues
        vitrine render Main.storyboard --scene Login --device retina6_12 --dark -o login.png
        vitrine render Settings --text-size accessibility5 -o large.png
        vitrine render Navigation --device "iPhone 15 Pro" --orientation landscape --locale ar -o landscape.png
        vitrine render Settings --matrix dark,text-size=large:accessibility3 -o sheet.png
        vitrine render Settings --accessibility -o spoken.png        numbered elements, and what a screen reader says of each
        vitrine render Typography -o page.pdf                        vectors, with text that can be selected
        vitrine render --events crash.events -o end.png              what vitrine preview --record wrote, done again
      """)

  @OptionGroup var moment: MomentOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "What to write: .png or .jpg, with --frames one each; .webp, .gif or .mp4, all in one (.mp4 needs ffmpeg); .pdf, a page each.",
      valueName: "file"),
    transform: SceneFile.init)
  var output: SceneFile

  @OptionGroup var project: ProjectOptions

  @Option(help: ArgumentHelp("How many frames to draw, beginning at --at.", valueName: "n"))
  var frames: Int?

  @Option(help: ArgumentHelp("Frames per second of the scene's clock, with --frames.", valueName: "f"))
  var fps: Double?

  @Option(help: MatrixOption.help, transform: MatrixOption.init)
  var matrix: MatrixOption?

  @Flag(help: "Numbers what a screen reader visits, with a legend of what it says.")
  var accessibility = false

  static let maximumFrames = 36_000

  var previewName: SceneName? { moment.scene }

  func check() throws {
    try moment.check()
    if let frames, !(1...Self.maximumFrames).contains(frames) {
      throw ValidationError("--frames \(frames): draw 1 to \(Self.maximumFrames) frames.")
    }
    if let fps, !(0.1...240).contains(fps) { throw ValidationError("--fps \(fps): it must be from 0.1 to 240.") }
    if matrix != nil {
      guard case .pictures = output, frames == nil, moment.events == nil else {
        throw ValidationError("--matrix draws one picture: -o names a .png or .jpg, and --frames and --events are left out.")
      }
    }
    if accessibility {
      guard case .pictures = output, frames == nil, matrix == nil else {
        throw ValidationError("--accessibility draws one picture: -o names a .png or .jpg, and --frames and --matrix are left out.")
      }
    }
    if fps != nil, frames == nil { throw ValidationError("--fps requires --frames.") }
  }

  func show() throws {
    try MainActor.assumeIsolated {
      if let matrix, let scene = moment.scene, case .pictures(let file) = output { return try drawSheet(of: scene, matrix, into: file) }
      try draw()
    }
  }

  /// Draws all combinations of the matrix on one sheet.
  @MainActor private func drawSheet(of scene: SceneName, _ matrix: MatrixOption, into file: PictureFile) throws {
    var sheet = ContactSheet(columns: matrix.columns)
    let looks = matrix.looks(moment.screen.look)
    var line = ProgressLine("picture", of: looks.count)
    defer { line.finish() }
    for (index, (label, look)) in looks.enumerated() {
      var options = self.moment
      options.screen.look = look
      let moment = try options.moment()
      var preview = moment.makePreview()
      HostLimits.limitTime { preview.advance(to: moment.time) }
      let image = preview.screen.image
      preview.screen.adopt(PreviewLook())
      sheet.add(UIImage(cgImage: image, scale: moment.metrics.scale, orientation: .up), named: label)
      line.report(index + 1)
    }
    guard let picture = sheet.image().cgImage else { throw CommandError("There is no memory for a sheet of \(looks.count) pictures.") }
    try file.write(picture)
  }

  @MainActor
  private func draw() throws {
    let moment = try moment.moment(), metrics = moment.metrics, start = moment.time
    let count = frames ?? 1, rate = fps ?? 60
    let writer = try output.writer(metrics: (metrics.size, metrics.pixelWidth, metrics.pixelHeight), count: count, rate: rate)
    var preview = moment.makePreview()
    var seconds = ProgressLine("second", of: Int(start))
    preview.advance(to: start) { seconds.report(Int($0)) }
    seconds.finish()
    if accessibility, case .pictures(let file) = output { return try file.write(preview.screen.accessibilityImage) }

    var line = ProgressLine("frame", of: count)
    defer { line.finish() }
    for frame in 0..<count {
      preview.advance(to: start + Double(frame) / rate)
      try writer.add(preview)
      line.report(frame + 1)
    }
    try writer.finish()
  }
}
