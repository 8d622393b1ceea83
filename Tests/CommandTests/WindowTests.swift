import CoreGraphics
import Foundation
import ImageIO
import SampleScenes
import Testing

/// Tests the window with an X server, mouse and keyboard events, and the pixels of the screen.
@Suite(.serialized, .enabled(if: VirtualScreen.isInstalled, "needs Xvfb and xdotool"))
struct WindowTests {
  static let scenes = SampleScenes.all.map(\.name)

  /// Returns the pixels of a picture that `render` draws.
  private func rendered(_ arguments: [String], in folder: Folder) throws -> [UInt32] {
    let name = "expected-\(UUID()).png"
    let result = try Tool.run(arguments: ["render"] + arguments + ["-o", name], in: folder)
    try #require(result.status == 0, "\(result.errors)")
    return try pixels(name, in: folder)
  }

  private func pixels(_ name: String, in folder: Folder) throws -> [UInt32] {
    let buffer = try ImageFile.read(url: folder.url.appendingPathComponent(name)).pixels
    let bounds = buffer.bounds
    return (bounds.minY..<bounds.maxY).flatMap { y in (bounds.minX..<bounds.maxX).map { buffer[$0, y].bits & 0xFF_FFFF } }
  }

  private func open(_ scene: String, _ options: String..., environment: [String: String?] = [:]) throws -> PreviewWindow {
    try PreviewWindow([scene, "--scale", "1", "--size", "320x480"] + options, width: 320, height: 480, environment: environment)
  }

  @Test(arguments: scenes) func theWindowShowsTheBytesOfTheHeadlessPicture(_ scene: String) throws {
    let window = try open(scene, "--paused")
    let expected = try rendered([scene, "--scale", "1", "--size", "320x480"], in: window.folder)
    let agrees = window.shows { $0 == expected }
    let shown = try window.screen.pixels()
    #expect(agrees, "\(zip(shown, expected).count { $0 != $1 }) pixels differ")
  }

  @Test func bothEventLoopsServeTheWindow() throws {
    for loop in ["runLoop", "sdl"] {
      let window = try open("ContentModes", "--paused", environment: ["VITRINE_EVENT_LOOP": loop])
      let expected = try rendered(["ContentModes", "--scale", "1", "--size", "320x480"], in: window.folder)
      #expect(window.shows { $0 == expected }, "\(loop)")
      try window.screen.type("key Escape")
      #expect(window.status() == 0, "\(loop)")
    }
  }

  @Test func numberKeysChangeTheScene() throws {
    let window = try open(Self.scenes[1], "--paused")
    let expected = try rendered([Self.scenes[2], "--scale", "1", "--size", "320x480"], in: window.folder)
    try window.screen.type("key 3")
    #expect(window.shows { $0 == expected })
    #expect(try window.screen.type("search --name \(Self.scenes[2])").isEmpty == false)
  }

  @Test func aDragMovesWhatIsUnderTheMouse() throws {
    let window = try open("Touches")
    let expected = try rendered(["Touches", "--scale", "1", "--size", "320x480"], in: window.folder)
    try #require(window.shows { $0 == expected })
    try window.screen.type("mousemove 160 240 mousedown 1 mousemove 170 250 mousemove 200 290 mouseup 1")
    #expect(window.shows { $0 != expected })
  }

  @Test func aSavedPictureIsWhatTheScreenShowsAndNoPanelIsInIt() throws {
    let window = try open("ContentModes", "--paused")
    let expected = try rendered(["ContentModes", "--scale", "1", "--size", "320x480"], in: window.folder)
    try #require(window.shows { $0 == expected })
    try window.screen.type("key f key h")
    try #require(window.shows { $0 != expected })
    try window.screen.type("key s")
    let saved = window.shows { _ in window.folder.has("ContentModes.png") }
    try #require(saved)
    try window.screen.type("key f key h")
    #expect(window.shows { $0 == expected }, "the panels leave nothing behind")
    #expect(try pixels("ContentModes.png", in: window.folder) == expected)
  }

  @Test func aResizeLaysTheSceneOutAnew() throws {
    let window = try PreviewWindow(["ContentModes", "--scale", "1", "--size", "320x480", "--paused"], width: 500, height: 600)
    let expected = try rendered(["ContentModes", "--scale", "1", "--size", "500x600"], in: window.folder)
    try window.screen.type("search --name Vitrine windowmove 0 0")
    try window.screen.type("search --name Vitrine windowsize 400 300")
    try window.screen.type("search --name Vitrine windowsize 500 600")
    #expect(window.shows { $0 == expected })
  }

  @Test func aWindowThatWasHiddenShowsItsPictureAgain() throws {
    let window = try open("ContentModes", "--paused")
    let expected = try rendered(["ContentModes", "--scale", "1", "--size", "320x480"], in: window.folder)
    try #require(window.shows { $0 == expected })
    let id = try window.screen.type("search --name Vitrine").trimmingCharacters(in: .whitespacesAndNewlines)
    try window.screen.type("windowunmap \(id)")
    #expect(window.shows { $0 != expected })
    try window.screen.type("windowmap \(id)")
    #expect(window.shows { $0 == expected })
  }

  @Test(arguments: ["key Escape", "key ctrl+q", "key ctrl+w"]) func theWindowCloses(_ keys: String) throws {
    let window = try open("ContentModes")
    try window.screen.type(keys)
    #expect(window.status() == 0)
  }

  @Test func escapeClosesTheHelpFirst() throws {
    let window = try open("ContentModes", "--paused")
    let expected = try rendered(["ContentModes", "--scale", "1", "--size", "320x480"], in: window.folder)
    try #require(window.shows { $0 == expected })
    try window.screen.type("key h")
    try #require(window.shows { $0 != expected })
    try window.screen.type("key Escape")
    #expect(window.shows { $0 == expected })
    #expect(window.process.isRunning)
  }

  @Test func aNoticeStaysForTwoSeconds() throws {
    let window = try open("ContentModes", "--paused")
    let expected = try rendered(["ContentModes", "--scale", "1", "--size", "320x480"], in: window.folder)
    try #require(window.shows { $0 == expected })
    try window.screen.type("key t")
    try #require(window.shows { $0 != expected })
    Thread.sleep(forTimeInterval: 0.5)
    #expect(try window.screen.pixels() != expected)
    #expect(window.shows { $0 == expected })
  }

  /// The key W makes the main thread sleep. The compositor's thread continues to show animations.
  @Test(arguments: ["runLoop", "sdl"]) func whatMovesGoesOnWhileTheMainThreadIsBusy(_ loop: String) throws {
    let window = try open("Animator", environment: ["VITRINE_EVENT_LOOP": loop])
    try window.screen.type("key w")
    // The number of the system call clock_nanosleep, on x86-64 and on arm64.
    func isAsleep() -> Bool { ["230", "115"].contains(window.mainThreadCall()) }
    var pictures: Set<[UInt32]> = []
    var hasSlept = false
    for _ in 0..<200 where pictures.count < 5 {
      let wasAsleep = isAsleep()
      let pixels = try window.screen.pixels()
      if wasAsleep, isAsleep() {
        hasSlept = true
        pictures.insert(pixels)
      } else if hasSlept {
        break
      }
      usleep(10_000)
    }
    #expect(pictures.count >= 5, "the main thread slept: \(hasSlept)")
  }

  /// Processor time and the number of wake-ups do not depend on other load of the machine.
  @Test(arguments: ["runLoop", "sdl"]) func theProcessSleepsWhenNothingHappens(_ loop: String) throws {
    let window = try open("ContentModes", environment: ["VITRINE_EVENT_LOOP": loop])
    let expected = try rendered(["ContentModes", "--scale", "1", "--size", "320x480"], in: window.folder)
    try #require(window.shows { $0 == expected })
    Thread.sleep(forTimeInterval: 1)
    let before = try window.activity()
    Thread.sleep(forTimeInterval: 3)
    let after = try window.activity()
    #expect(after.cpu - before.cpu < 0.015, "0.5 % of 3 s")
    #expect(after.wakes - before.wakes <= 6)
  }
}
