import Foundation
import Glibc

/// IBus with the Hangul engine, on its own bus and with its own settings. Debian packages: dbus, ibus, ibus-hangul.
final class InputMethod {
  private static let engine = "/usr/libexec/ibus-engine-hangul", settings = "/usr/libexec/ibus-memconf"

  static var isInstalled: Bool {
    [engine, settings].allSatisfy(FileManager.default.isExecutableFile)
      && ["dbus-daemon", "ibus-daemon", "ibus"].allSatisfy { VirtualScreen.path(of: $0) != nil }
  }

  private let folder: Folder
  private var children: [Child] = []
  /// The environment for programs that receive the input.
  private(set) var environment: [String: String?] = [:]

  init() throws {
    folder = try Folder()
    // Hangul mode from the beginning, instead of after a mode key.
    let keys = folder.url.appendingPathComponent("config/glib-2.0/settings")
    try FileManager.default.createDirectory(at: keys, withIntermediateDirectories: true)
    // A key that ends a composition is passed on to the program. By default the engine sends another key instead, which SDL 2 does not
    // receive: in every SDL program a space after a composition must then be typed twice.
    try "[org/freedesktop/ibus/engine/hangul]\ninitial-input-mode='hangul'\nuse-event-forwarding=false\n".write(
      to: keys.appendingPathComponent("keyfile"), atomically: true, encoding: .utf8)
    environment = [
      "HOME": folder.url.path, "XDG_CONFIG_HOME": folder.path("config"), "XDG_CACHE_HOME": folder.path("cache"),
      "XDG_DATA_HOME": folder.path("data"), "GSETTINGS_BACKEND": "keyfile", "NO_AT_BRIDGE": "1", "DISPLAY": nil, "WAYLAND_DISPLAY": nil,
    ]
    try run("dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1", output: "bus")
    let bus = try wait("a message bus") { (try? self.folder.text("bus")).flatMap { $0.hasSuffix("\n") ? String($0.dropLast()) : nil } }
    let address = "unix:path=\(folder.path("ibus"))"
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus
    environment["IBUS_ADDRESS"] = address
    try run("ibus-daemon", "--single", "--address", address)
    _ = try wait("IBus") { self.folder.has("ibus") ? true : nil }
    // The engine starts only when the settings exist. The exit status of the tool, which says whether a keyboard layout was set, is
    // ignored, since there is no screen.
    var settings: Child?
    _ = try wait("the Hangul engine") {
      // It exits if IBus is not listening yet.
      if settings?.isRunning != true { settings = try self.run(Self.settings) }
      _ = try self.run("ibus", "engine", "hangul", keeps: false).status(within: 20)
      _ = try self.run("ibus", "engine", output: "engine", keeps: false).status(within: 20)
      return try self.folder.text("engine").hasPrefix("hangul") ? true : nil
    }
    // SDL takes the variable as the name of a file that contains the address.
    try "IBUS_ADDRESS=\(address)\n".write(toFile: folder.path("address"), atomically: true, encoding: .utf8)
    environment["IBUS_ADDRESS"] = folder.path("address")
    environment["SDL_IM_MODULE"] = "ibus"
    environment["XMODIFIERS"] = "@im=ibus"
    // Only the daemons use that folder.
    for key in ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "GSETTINGS_BACKEND", "DISPLAY", "WAYLAND_DISPLAY"] {
      environment.removeValue(forKey: key)
    }
  }

  deinit { while !children.isEmpty { children.removeLast() } }

  @discardableResult
  private func run(_ program: String, _ arguments: String..., output: String? = nil, keeps: Bool = true) throws -> Child {
    let path = program.hasPrefix("/") ? program : VirtualScreen.path(of: program) ?? program
    let variables = environment.reduce(into: ProcessInfo.processInfo.environment) { $0[$1.key] = $1.value }
    let child = try Child(path, arguments, environment: variables, output: output.map(folder.path))
    if keeps { children.append(child) }
    return child
  }

  private func wait<Value>(_ name: String, _ look: () throws -> Value?) throws -> Value {
    let end = Date(timeIntervalSinceNow: 60)
    while Date() < end {
      if let value = try look() { return value }
      usleep(50_000)
    }
    throw VirtualScreen.Failure(description: "\(name) did not start")
  }
}
