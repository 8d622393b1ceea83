import Foundation
import Testing

/// Tests an application in a window with a client over the library of real screen readers (`Tests/AccessibilityBusTests/reader.py`).
@Suite(
  .serialized, .enabled(if: VirtualScreen.isInstalled, "needs Xvfb and xdotool"),
  .enabled(if: ScreenReaderClient.isInstalled, "needs .ci/setup test: dbus, at-spi2-core, libatk-bridge, python3-gi and gir1.2-atspi"))
struct ScreenReaderWindowTests {
  /// The sample application with notes, read, with a row activated as a screen reader does it.
  @Test func aListIsReadAndARowIsOpened() throws {
    let screen = try VirtualScreen(width: 320, height: 400), folder = try Folder()
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("AccessibilityBusTests/reader.py").path
    let program = URL(fileURLWithPath: Tool.path).deletingLastPathComponent().appendingPathComponent("Notebook").path
    var variables = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "VITRINE_SCALE", "GDK_SCALE", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "NO_AT_BRIDGE"] {
      variables[name] = nil
    }
    variables.merge([
      "DISPLAY": screen.name, "SDL_VIDEODRIVER": "x11", "VITRINE_WINDOW": "320x400", "XDG_STATE_HOME": folder.path("state"),
      "XDG_RUNTIME_DIR": folder.url.path, "XDG_CACHE_HOME": folder.path("cache"), "XDG_CONFIG_HOME": folder.path("config"),
      "GSETTINGS_BACKEND": "memory", "VITRINE_ACCESSIBILITY": "1",
    ]) { $1 }
    let session = try #require(VirtualScreen.path(of: "dbus-run-session"))
    let child = try Child(
      session,
      [
        "--", ScreenReaderClient.python, "-B", script, program, "--", "tree", "do Shopping activate", "await object:children-changed:add *",
        "quiet 2", "tree",
      ],
      environment: variables, output: folder.path("lines"), errors: folder.path("std-err"))
    try #require(child.status(within: 170) == 0, "\((try? folder.text("std-err")) ?? "")")
    let lines = try folder.text("lines").split(separator: "\n").map(String.init)
    let first = lines.prefix { !$0.hasPrefix("object:") }, then = lines.drop { !$0.hasPrefix("object:") }
    #expect(first.contains { $0.hasPrefix("  frame ") && $0.contains(" 0,0 320x400") }, "\(lines)")
    #expect(first.contains { $0.contains("list '") }, "\(lines)")
    #expect(first.contains { $0.contains("label 'Shopping'") && $0.contains("activate") }, "\(lines)")
    #expect(then.contains("quiet"), "a program that shows nothing new does nothing")
    #expect(then.contains { $0.contains("Bread, apples, coffee") } && !then.contains { $0.contains("label 'Birthdays'") }, "\(lines)")
  }
}

/// The packages of the client and of the bus.
private enum ScreenReaderClient {
  static let python = "/usr/bin/python3"

  static let isInstalled: Bool = {
    let code = "import ctypes, gi; gi.require_version('Atspi', '2.0'); ctypes.CDLL('libatk-bridge-2.0.so.0')"
    guard VirtualScreen.path(of: "dbus-run-session") != nil, FileManager.default.isExecutableFile(atPath: python),
      let child = try? Child(python, ["-c", code], environment: ProcessInfo.processInfo.environment)
    else { return false }
    return child.status(within: 30) == 0
  }()
}
