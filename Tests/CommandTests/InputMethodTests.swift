import Foundation
import ImageIO
import Testing

/// Tests typing with an input method: marked text is shown inline, and committed text is in the field.
@Suite(
  .serialized, .enabled(if: VirtualScreen.isInstalled, "needs Xvfb and xdotool"),
  .enabled(if: InputMethod.isInstalled, "needs dbus, ibus and ibus-hangul"))
struct InputMethodTests {
  private static let size = ["--scale", "1", "--size", "320x480"]

  private func picture(_ arguments: [String], of window: PreviewWindow) throws -> [UInt32] {
    let name = "picture-\(UUID()).png"
    let result = try Tool.run(arguments: ["render"] + arguments + ["-o", name], in: window.folder)
    try #require(result.status == 0, "\(result.errors)")
    let buffer = try ImageFile.read(url: window.folder.url.appendingPathComponent(name)).pixels
    return (0..<buffer.height).flatMap { y in (0..<buffer.width).map { buffer[$0, y].bits & 0xFF_FFFF } }
  }

  /// Opens the sign-up form with the caret in the field for the name.
  private func open(_ method: InputMethod) throws -> PreviewWindow {
    let window = try PreviewWindow(
      ["SignUp"] + Self.size + ["--record", "done.events"], width: 320, height: 480, environment: method.environment)
    let first = try picture(["SignUp"] + Self.size + ["--at", "3"], of: window)
    try #require(window.shows { $0 == first })
    try window.screen.type("mousemove 150 147 click 1")
    try #require(window.shows { $0 != first })
    return window
  }

  /// Types keys in turn, each after the effect of the previous one is visible.
  private func type(_ keys: String, in window: PreviewWindow) throws {
    for key in keys.split(separator: " ") {
      let before = try window.screen.pixels()
      try window.screen.type("key \(key)")
      // The blinking caret changes some pixels; the effect of a key changes more.
      try #require(
        window.shows { zip($0, before).count { $0 != $1 } > 60 }, "\(key) shows nothing of \(keys); it said: \(errors(of: window))")
    }
  }

  private func errors(of window: PreviewWindow) -> String { (try? window.folder.text("std-err")) ?? "" }

  /// Ends the program, and returns the recorded events.
  private func recorded(_ window: PreviewWindow) throws -> [String] {
    kill(window.process.pid, SIGTERM)
    try #require(window.status() != nil)
    return try window.folder.text("done.events").split(separator: "\n").map { line in
      line.split(separator: " ").drop { $0 == "+" || Double($0) != nil }.joined(separator: " ")
    }
  }

  private func waitsUntilStill(_ window: PreviewWindow) throws -> [UInt32] {
    var last: [UInt32] = [], looks = 0
    // The caret stops blinking after ten seconds. During a composition no caret blinks.
    let rests = window.shows(within: 40) { pixels in
      looks = pixels == last ? looks + 1 : 1
      last = pixels
      if looks < 5 { Thread.sleep(forTimeInterval: 0.7) }
      return looks == 5
    }
    try #require(rests)
    return last
  }

  @Test func whatIsComposedShowsInPlaceAndWhatIsCommittedIsInTheField() throws {
    let method = try InputMethod()
    let window = try open(method)
    // 한글, typed on a two-set keyboard.
    try type("g k s r m f", in: window)
    let composed = try waitsUntilStill(window)
    let events = try recorded(window)
    #expect(
      typed(events) == [
        "composition \"ㅎ\"", "composition \"하\"", "composition \"한\"", "text \"한\"", "composition \"ㄱ\"", "composition \"그\"",
        "composition \"글\"",
      ], "\(events)")
    // A replay without an input method looks the same: the text is underlined, with the composition in progress.
    let again = try picture(["--events", "done.events"], of: window)
    #expect(zip(again, composed).count { $0 != $1 } == 0)
  }

  @Test func aSpaceCommitsAndTheFieldHoldsPlainText() throws {
    let method = try InputMethod()
    let window = try open(method)
    try type("g k s", in: window)
    try window.screen.type("key space")
    let committed = try waitsUntilStill(window)
    let events = try recorded(window)
    #expect(typed(events) == ["composition \"ㅎ\"", "composition \"하\"", "composition \"한\"", "text \"한\"", "text \" \""], "\(events)")
    #expect(events.last { $0.hasPrefix("composition") }?.hasPrefix("composition \"\"") == true, "nothing is composed any more")
    let again = try picture(["--events", "done.events"], of: window)
    #expect(zip(again, committed).count { $0 != $1 } == 0)
  }

  /// Returns the composed and committed text, without the selection of compositions and without their ends.
  private func typed(_ events: [String]) -> [String] {
    events.filter { $0.hasPrefix("composition \"") && !$0.hasPrefix("composition \"\"") || $0.hasPrefix("text") }.map { line in
      line.hasPrefix("text") ? line : line.split(separator: " ").prefix(2).joined(separator: " ")
    }
  }
}
