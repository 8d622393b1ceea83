import Foundation
import Glibc
import Testing

/// Tests the callbacks that a program receives from a window and the system, as text. `Tests/WindowProgram` is the program.
@Suite(.serialized, .enabled(if: VirtualScreen.isInstalled, "needs Xvfb and xdotool"))
struct ProgramTests {
  private final class Run {
    let screen: VirtualScreen
    let folder: Folder
    let child: Child
    private var read = 0

    init(_ arguments: [String] = [], environment: [String: String] = [:]) throws {
      screen = try VirtualScreen(width: 400, height: 400)
      folder = try Folder()
      let program = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().appendingPathComponent("WindowProgram").path
      var variables = ProcessInfo.processInfo.environment
      for name in ["WAYLAND_DISPLAY", "VITRINE_SCALE", "GDK_SCALE"] { variables[name] = nil }
      variables.merge([
        "DISPLAY": screen.name, "SDL_VIDEODRIVER": "x11", "VITRINE_WINDOW": "300x200", "VITRINE_LOG": folder.path("log"),
        "XDG_STATE_HOME": folder.path("state"),
      ]) { $1 }
      child = try Child(program, arguments, environment: variables.merging(environment) { $1 }, errors: folder.path("std-err"))
      try screen.type("search --sync --onlyvisible --name WindowProgram")
    }

    /// Waits for the given number of new lines since the last call, and returns all new lines.
    func lines(_ count: Int) throws -> [String] {
      let end = Date(timeIntervalSinceNow: 10)
      while true {
        let all = ((try? folder.text("log")) ?? "").split(separator: "\n").map(String.init)
        if all.count >= read + count || Date() > end {
          defer { read = all.count }
          return Array(all.dropFirst(read))
        }
        usleep(20_000)
      }
    }

    /// Returns the new lines when no more are expected.
    func rest() throws -> [String] {
      usleep(200_000)
      return try lines(0)
    }

    func window(_ command: String) throws {
      let id = try screen.type("search --name WindowProgram").trimmingCharacters(in: .whitespacesAndNewlines)
      try screen.type("\(command) \(id)")
    }
  }

  private static let launch = ["didFinishLaunching ", "didBecomeActive", "posted active"]
  private static let end = ["willResignActive", "posted resign", "willTerminate", "posted terminate"]

  /// Ends a program with the keyboard or a signal.
  @Test(arguments: ["SIGTERM", "SIGINT", "SIGHUP", "key ctrl+q"]) func aProgramIsToldThatItEnds(_ way: String) throws {
    let run = try Run()
    #expect(try run.lines(3) == Self.launch)
    switch way {
    case "SIGTERM": kill(run.child.pid, SIGTERM)
    case "SIGINT": kill(run.child.pid, SIGINT)
    case "SIGHUP": kill(run.child.pid, SIGHUP)
    default: try run.screen.type(way)
    }
    #expect(run.child.status(within: 10) == 0)
    #expect(try run.lines(4) == Self.end)
  }

  /// A minimised window is unmapped.
  @Test func minimisingAndRestoringGoThroughAllStates() throws {
    let run = try Run()
    #expect(try run.lines(3) == Self.launch)
    try run.window("windowunmap")
    #expect(
      try run.lines(4) == ["willResignActive", "posted resign", "didEnterBackground", "posted background"])
    try run.window("windowmap")
    #expect(try run.lines(4) == ["willEnterForeground", "posted foreground", "didBecomeActive", "posted active"])
    #expect(try run.rest() == [])
    // A program can also end in the background.
    try run.window("windowunmap")
    #expect(try run.lines(4).last == "posted background")
    kill(run.child.pid, SIGTERM)
    #expect(run.child.status(within: 10) == 0)
    #expect(try run.lines(2) == ["willTerminate", "posted terminate"])
  }

  @Test func losingTheKeyboardResignsAndGettingItActivates() throws {
    let run = try Run()
    #expect(try run.lines(3) == Self.launch)
    try run.window("windowfocus")
    _ = try run.rest()
    // A window of a second program gets the keyboard focus.
    let other = try Folder()
    let second = try Child(
      Tool.path, ["preview", "ContentModes", "--paused", "--bare"],
      environment: ProcessInfo.processInfo.environment.merging(["DISPLAY": run.screen.name, "SDL_VIDEODRIVER": "x11"]) { $1 },
      folder: other.url)
    try run.screen.type("search --sync --onlyvisible --name Vitrine")
    try run.screen.type("search --name Vitrine windowfocus")
    #expect(try run.lines(2) == ["willResignActive", "posted resign"])
    try run.window("windowfocus")
    #expect(try run.lines(2) == ["didBecomeActive", "posted active"])
    withExtendedLifetime(second) {}
  }

  @Test func aSceneIsToldInTheApplicationsPlace() throws {
    let run = try Run(environment: ["VITRINE_SCENES": "1"])
    #expect(
      try run.lines(6)
        == [
          "didFinishLaunching ", "scene willConnect", "scene willEnterForeground", "posted foreground", "scene didBecomeActive",
          "posted active",
        ].filter { $0 != "posted foreground" })
    try run.window("windowunmap")
    #expect(
      try run.lines(4) == ["scene willResignActive", "posted resign", "scene didEnterBackground", "posted background"])
    try run.window("windowmap")
    #expect(
      try run.lines(4) == ["scene willEnterForeground", "posted foreground", "scene didBecomeActive", "posted active"])
    kill(run.child.pid, SIGTERM)
    #expect(run.child.status(within: 10) == 0)
    #expect(
      try run.lines(7) == [
        "scene willResignActive", "posted resign", "scene didEnterBackground", "posted background", "scene didDisconnect", "willTerminate",
        "posted terminate",
      ])
  }

  @Test func filesOfTheCommandLineAreOpened() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("a file \(UUID()).txt")
    try Data("x".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try Run([file.path, "--option"])
    #expect(
      try run.lines(4) == ["didFinishLaunching \(file.lastPathComponent)", "open \(file.path)", "didBecomeActive", "posted active"])
  }

  /// The preview ends when its window closes.
  @Test(arguments: [SIGTERM, SIGINT]) func aPreviewEndsWhenTheSystemAsks(_ signal: Int32) throws {
    let window = try PreviewWindow(["ContentModes", "--scale", "1", "--size", "320x480"], width: 320, height: 480)
    kill(window.process.pid, signal)
    #expect(window.status() == 0)
  }
}
