import CoreGraphics
import Foundation
import ImageIO
import Testing

/// Tests that input in a window is recorded, and replayed without a window.
@Suite(.serialized, .enabled(if: VirtualScreen.isInstalled, "needs Xvfb and xdotool"))
struct RecordingWindowTests {
  private func pixels(_ name: String, in folder: Folder) throws -> [UInt32] {
    let buffer = try ImageFile.read(url: folder.url.appendingPathComponent(name)).pixels
    let bounds = buffer.bounds
    return (bounds.minY..<bounds.maxY).flatMap { y in (bounds.minX..<bounds.maxX).map { buffer[$0, y].bits & 0xFF_FFFF } }
  }

  private func rendered(_ arguments: [String], in folder: Folder) throws -> [UInt32] {
    let result = try Tool.run(arguments: ["render"] + arguments + ["-o", "expected.png"], in: folder)
    try #require(result.status == 0, "\(result.errors)")
    return try pixels("expected.png", in: folder)
  }

  private func open(_ scene: String) throws -> PreviewWindow {
    let window = try PreviewWindow(
      [scene, "--scale", "1", "--size", "320x480", "--record", "done.events"], width: 320, height: 480)
    // Animations of the scene's appearance have ended.
    let first = try rendered([scene, "--scale", "1", "--size", "320x480", "--at", "3"], in: window.folder)
    try #require(window.shows { $0 == first })
    return window
  }

  /// Waits until all motion has ended, closes the window, and replays the recording.
  private func check(_ window: PreviewWindow) throws {
    var last: [UInt32] = [], looks = 0
    // Scroll indicators fade late. The screen is at rest when it is the same three times.
    let rests = window.shows(within: 20) { pixels in
      looks = pixels == last ? looks + 1 : 1
      last = pixels
      if looks < 3 { Thread.sleep(forTimeInterval: 0.7) }
      return looks == 3
    }
    try #require(rests)
    try window.screen.type("key Escape")
    try #require(window.status() == 0)
    let text = try window.folder.text("done.events")
    #expect(text.hasPrefix("vitrine events 1\n") && text.hasSuffix(" end\n"))
    let again = try rendered(["--events", "done.events"], in: window.folder)
    // Comparing counts keeps the failure message short, since pictures are long.
    let differing = zip(again, last).count { $0 != $1 }
    try #require(again.count == last.count)
    #expect(differing == 0, "\(differing) pixels differ after:\n\(text)")
  }

  @Test func dragsPinchesAndTapsAreDoneAgain() throws {
    let window = try open("Gestures")
    let before = try window.screen.pixels()
    try window.screen.type("mousemove 160 225 mousedown 1 mousemove 170 240 mousemove 190 260 mousemove 200 280 mouseup 1")
    try window.screen.type("keydown alt mousemove 190 260 mousedown 1 mousemove 210 270 mousemove 230 300 mouseup 1 keyup alt")
    try window.screen.type("mousemove 100 150 click 1")
    try #require(window.shows { $0 != before })
    try check(window)
  }

  @Test func wheelsAndFlicksAreDoneAgain() throws {
    let window = try open("Feed")
    let before = try window.screen.pixels()
    try window.screen.type("mousemove 160 300 click 5 click 5 click 5")
    // At the speed of a hand: the velocity of a drag within a single frame would depend on the order of frame and event.
    let steps = stride(from: 390, through: 250, by: -10).map { "mousemove 160 \($0) sleep 0.02" }.joined(separator: " ")
    try window.screen.type("mousemove 160 400 mousedown 1 \(steps) mouseup 1")
    try #require(window.shows { $0 != before })
    try check(window)
  }

  @Test func whatIsTypedIsInTheFieldAndIsDoneAgain() throws {
    let window = try open("SignUp")
    let before = try window.screen.pixels()
    // The field for the e-mail address; the click places the caret.
    try window.screen.type("mousemove 150 193 click 1")
    try window.screen.type("type --delay 20 ada@lace.org")
    try window.screen.type("key BackSpace key BackSpace key BackSpace key n key e key t key shift+Left")
    try #require(window.shows { $0 != before })
    // The caret blinks for ten seconds.
    try check(window)
    let lines = try window.folder.text("done.events").split(separator: "\n")
    let text = lines.compactMap { $0.components(separatedBy: " text \"").dropFirst().first?.dropLast() }.joined()
    #expect(text == "ada@lace.orgnet", "what the keyboard typed came as text")
  }

  @Test func aDamagedRecordingIsRefusedWithTheLine() throws {
    let folder = try Folder()
    try "vitrine events 1\nscene \"Feed\"\nsize 320 480\nscale 1\n0.5 touch 0 began 10\n".write(
      toFile: folder.path("bad.events"), atomically: true, encoding: .utf8)
    let result = try Tool.run("render", "--events", "bad.events", "-o", "out.png", in: folder)
    #expect(result.status != 0 && result.errors.contains("bad.events, line 5: expected a y in points, found nothing"), "\(result.errors)")
    let missing = try Tool.run("render", "--events", "none.events", "-o", "out.png", in: folder)
    #expect(missing.status != 0 && missing.errors.contains("none.events"))
    let both = try Tool.run("render", "Feed", "--events", "bad.events", "-o", "out.png", in: folder)
    #expect(both.status != 0 && both.errors.contains("--events"))
  }
}
