import Foundation
import ImageIO
import Raster
import Testing

/// Tests the window with list, canvas and inspector on a virtual screen.
@Suite(.serialized)
struct WorkbenchWindowTests {
  @Test func keysShowOtherPreviewsAndSaveThePicture() throws {
    let settings = try Folder()
    let window = try PreviewWindow(
      ["ContentModes"], isBare: false, width: 1300, height: 900, environment: ["XDG_CONFIG_HOME": settings.url.path], title: "ContentModes")
    try window.screen.type("key ctrl+s")
    #expect(try waits { window.folder.has("ContentModes.png") })
    let picture = try ImageFile.read(url: window.folder.url.appendingPathComponent("ContentModes.png"))
    // The host draws two pixels for each point of the scene.
    #expect(picture.pixels.width > 600)
    try window.screen.type("key ctrl+Down")
    try window.screen.type("search --sync --onlyvisible --name StretchableButtons")
    try window.screen.type("key ctrl+l")
    try window.screen.type("key ctrl+q")
    #expect(window.process.status(within: 10) == 0)
    let remembered = try String(contentsOfFile: settings.path("vitrine/window.json"), encoding: .utf8)
    #expect(remembered.contains("\"showsList\" : false"))
  }

  private func waits(for condition: () throws -> Bool) throws -> Bool {
    let end = Date(timeIntervalSinceNow: 10)
    while try !condition() {
      if Date() > end { return false }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return true
  }
}
