import ArgumentParser
import CoreGraphics
import Foundation
import ImageIO
import SampleScenes
import UIKit

struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws every scene into a folder, with a contact sheet of them all.",
    discussion: """
      EXAMPLES
        vitrine gallery -o out
        vitrine gallery -o out --at 1.5 --scale 3
      """)

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder; it is made where it is missing.", valueName: "folder"))
  var output: String

  @Option(help: ArgumentHelp("The moment to draw, in seconds of the scenes' clocks.", valueName: "seconds"), transform: Seconds.init)
  var at: Seconds?

  @Option(help: ArgumentHelp("Pixels per point, 0.25 to 8.", valueName: "S"))
  var scale = 2.0

  func validate() throws {
    for scene in SampleScenes.all { _ = try ScreenOptions.metrics(size: nil, scale: CGFloat(scale), of: scene) }
  }

  func run() throws {
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw CommandError("cannot make the folder '\(output)': \(OutputFile.reason(error)). Choose one that you may write to.")
    }
    try MainActor.assumeIsolated { try draw() }
  }

  @MainActor private func draw() throws {
    var sheet = ContactSheet()
    var line = ProgressLine("scene", of: SampleScenes.all.count)
    defer { line.finish() }
    for (index, scene) in SampleScenes.all.enumerated() {
      var stage = Stage(scene, size: scene.size, scale: CGFloat(scale))
      stage.advance(to: at?.value ?? 0.75)
      let image = stage.screen.image
      try write(image, named: scene.name)
      sheet.add(UIImage(cgImage: image, scale: CGFloat(scale), orientation: .up), named: scene.name)
      line.report(index + 1)
    }
    if let picture = sheet.image().cgImage { try write(picture, named: "contact-sheet") }
    print("\(SampleScenes.all.count) scenes and contact-sheet.png are in \(output)")
  }

  private func write(_ image: CGImage, named name: String) throws {
    try PictureFile((output as NSString).appendingPathComponent("\(name).png")).write(image)
  }
}
