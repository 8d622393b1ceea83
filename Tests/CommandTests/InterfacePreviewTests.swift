import Foundation
import ImageIO
import InterfaceCanvas
import Testing

@testable import UIKit

/// Tests `vitrine preview` of a file in a window, which must show the picture that `vitrine render` draws with the same options.
@Suite(.serialized, .enabled(if: VirtualScreen.isInstalled, "needs Xvfb and xdotool"))
struct InterfacePreviewTests {
  private final class Preview {
    let window: PreviewWindow
    let file: URL
    private let files: Folder

    init(_ text: String, scene: String? = "One") throws {
      files = try Folder()
      file = files.url.appendingPathComponent("Main.storyboard")
      try Data(text.utf8).write(to: file)
      window = try PreviewWindow(
        [file.path, "--scale", "1"] + (scene.map { ["--scene", $0] } ?? []), width: 1_000, height: 1_000, title: "Main.storyboard")
    }

    /// Waits until the window shows the picture for these options. Returns whether it did; messages over it disappear after two seconds.
    func shows(_ options: String...) throws -> Bool {
      let result = try Tool.run(arguments: ["render", file.path, "-o", "wanted.png", "--scale", "1"] + options, in: files)
      try #require(result.status == 0, "\(result.errors)")
      let wanted = try ImageFile.read(url: files.url.appendingPathComponent("wanted.png")).pixels
      let bounds = wanted.bounds
      return window.shows { pixels in
        guard let place = self.place, place.width == bounds.width, place.height == bounds.height else { return false }
        return (0..<bounds.height).allSatisfy { y in
          (0..<bounds.width).allSatisfy { x in
            pixels[(place.y + y) * self.window.screen.width + place.x + x] == wanted[x, y].bits & 0xFF_FFFF
          }
        }
      }
    }

    private var place: (x: Int, y: Int, width: Int, height: Int)? {
      guard let text = try? window.screen.type("search --name Main.storyboard getwindowgeometry --shell") else { return nil }
      let numbers = text.split(separator: "\n").reduce(into: [String: Int]()) { found, line in
        let sides = line.split(separator: "=")
        if sides.count == 2 { found[String(sides[0])] = Int(sides[1]) }
      }
      guard let x = numbers["X"], let y = numbers["Y"], let width = numbers["WIDTH"], let height = numbers["HEIGHT"] else { return nil }
      return (x, y, width, height)
    }

    func key(_ name: String) throws { try window.screen.type("key \(name)") }
  }

  @Test func itShowsASceneAndReadsItAgainWhenItIsSaved() throws {
    let preview = try Preview(InterfaceFileTests.storyboard())
    #expect(try preview.shows("--scene", "One"))
    try Data(InterfaceFileTests.storyboard(width: 222, title: "Other").utf8).write(to: preview.file)
    #expect(try preview.shows("--scene", "One"), "the file as it is now")
    // If the file cannot be read, the window keeps its content and stays open.
    let good = try Data(contentsOf: preview.file)
    try Data("<document".utf8).write(to: preview.file)
    usleep(1_500_000)
    #expect(preview.window.process.isRunning)
    try good.write(to: preview.file)
    #expect(try preview.shows("--scene", "One"))
    try preview.key("Escape")
    #expect(preview.window.status() == 0)
  }

  @Test func keysSwitchWhatItShowsAndForWhom() throws {
    let preview = try Preview(InterfaceFileTests.storyboard())
    try #require(try preview.shows("--scene", "One"))
    try preview.key("l")
    #expect(try preview.shows("--scene", "One", "--dark"))
    try preview.key("l")
    try preview.key("d")
    #expect(try preview.shows("--scene", "One", "--right-to-left"))
    try preview.key("d")
    try preview.key("o")
    #expect(try preview.shows("--scene", "One", "--orientation", "landscape"))
    try preview.key("o")
    try preview.key("t")
    try preview.key("t")
    #expect(try preview.shows("--scene", "One", "--text-size", "xxLarge"))
    try preview.key("shift+t")
    try preview.key("shift+t")
    try preview.key("n")
    #expect(try preview.shows("--scene", "Two"))
    try preview.key("shift+n")
    let index = try #require(DesignDevice.all.firstIndex { $0.identifier == "retina4_7" })
    let next = DesignDevice.all[(index + 1) % DesignDevice.all.count]
    try preview.key("v")
    #expect(try preview.shows("--scene", "One", "--device", next.identifier), "\(next.name)")
  }
}
