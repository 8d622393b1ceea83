import ArgumentParser
import CoreGraphics
import Display
import Foundation
import ImageIO
import UIKit

struct Gallery: ShowsPreviews {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draws every preview into a folder, with a contact sheet of them all.",
    help: """
      EXAMPLES
        vitrine gallery -o out
        vitrine gallery -o out --at 1.5 --scale 3
        vitrine gallery -o large --text-size accessibility5
        vitrine gallery -o pad --device "iPad Pro 11"
      """)

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder; it is made where it is missing.", valueName: "folder"))
  var output: String

  @Option(help: ArgumentHelp("The moment to draw, in seconds of the scenes' clocks.", valueName: "seconds"), transform: Seconds.init)
  var at: Seconds?

  @Option(help: ArgumentHelp("Pixels per point, 0.25 to 8; the device's, or 2.", valueName: "S"))
  var scale: Double?

  @OptionGroup var project: ProjectOptions
  @OptionGroup var keyboard: KeyboardOptions
  @OptionGroup var look: LookOptions

  var previewName: SceneName? { nil }

  func check() throws {
    do { _ = try DisplayMetrics(size: PreviewEntry.deviceSize, scale: pixelsPerPoint) } catch { throw ValidationError("\(error)") }
  }

  private var pixelsPerPoint: CGFloat { scale.map { CGFloat($0) } ?? look.device?.model.scale ?? 2 }

  func show() throws {
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    } catch {
      throw CommandError("cannot make the folder '\(output)': \(OutputFile.reason(error)). Choose one that you may write to.")
    }
    try MainActor.assumeIsolated { try draw() }
  }

  @MainActor private func draw() throws {
    let progress = GalleryProgress.own, before = progress?.state ?? (drawn: [], failed: [])
    var sheet = ContactSheet()
    var line = ProgressLine("preview", of: Catalog.entries.count)
    defer { line.finish() }
    guard !Catalog.entries.isEmpty else { throw CommandError(Catalog.nothing) }
    for (index, entry) in Catalog.entries.enumerated() {
      let file = (output as NSString).appendingPathComponent(Self.fileName(entry.name))
      if before.failed.contains(index) {
        sheet.add(nil, named: entry.name)
      } else if before.drawn.contains(index), let image = UIImage(contentsOfFile: file)?.cgImage {
        sheet.add(UIImage(cgImage: image, scale: pixelsPerPoint, orientation: .up), named: entry.name)
      } else {
        try progress?.begin(index)
        let image = HostLimits.limitTime {
          var preview = HeadlessPreview(
            entry, size: entry.screenSize(on: look.device?.model, isLandscape: look.isLandscape), scale: pixelsPerPoint, look: look.look,
            keyboard: keyboard.keyboard)
          preview.advance(to: at?.value ?? 0.75)
          return preview.screen.image
        }
        try PictureFile(file).write(image)
        sheet.add(UIImage(cgImage: image, scale: pixelsPerPoint, orientation: .up), named: entry.name)
      }
      line.report(index + 1)
    }
    if let picture = sheet.image().cgImage {
      try PictureFile((output as NSString).appendingPathComponent("contact-sheet.png")).write(picture)
    }
    let count = Catalog.entries.count - before.failed.count
    print("\(count) \(count == 1 ? "picture" : "pictures") and contact-sheet.png are in \(output)")
    if !before.failed.isEmpty {
      let names = before.failed.sorted().filter(Catalog.entries.indices.contains).map { Catalog.entries[$0].name }
      throw CommandError("The code of these previews ended the process: \(names.joined(separator: ", ")).")
    }
  }

  /// The name of the picture of a preview. A slash in the name of a preview becomes a hyphen.
  static func fileName(_ name: String) -> String { name.replacing("/", with: "-") + ".png" }
}
