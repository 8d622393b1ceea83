import Foundation
import Hosting

/// Opens source locations of a project in the user's editor.
@MainActor
struct EditorLaunch {
  private let finder: SourceFinder
  private let environment: [String: String]
  /// Opens an address, as the desktop does.
  private let opensAddress: (URL) -> Bool
  /// Whether only files in the project's folder are opened.
  private let isConfined: Bool

  init(
    folder: String, isConfined: Bool = false, environment: [String: String] = ProcessInfo.processInfo.environment,
    opensAddress: @escaping (URL) -> Bool
  ) {
    self.isConfined = isConfined
    finder = SourceFinder(folder: folder)
    (self.environment, self.opensAddress) = (environment, opensAddress)
  }

  /// - Returns: a sentence that says what was opened.
  /// - Throws: a `CommandError` if the place cannot be opened.
  func open(_ place: SourcePlace) throws -> String {
    guard let editor = SourceEditor(environment) else { throw CommandError("Set VISUAL to your editor to open sources from here.") }
    guard let file = finder.path(of: place), !isConfined || finder.contains(file) else {
      throw CommandError("\(place.brief) is not in the project, or its name is not unique.")
    }
    if let address = editor.address(file: file, line: place.line) {
      guard opensAddress(address) else { throw CommandError("No program opens addresses of \(editor.name).") }
      return "Opened \(place.brief)."
    }
    guard let command = try editor.command(file: file, line: place.line).map({ try inTerminal($0, editor) }) else {
      throw CommandError("\(editor.name) is no address that can be opened.")
    }
    try run(command)
    return "Opened \(place.brief) in \(editor.name)."
  }

  /// Returns a command that opens a terminal for an editor that needs one. The terminal of this process shows its own messages.
  private func inTerminal(_ command: [String], _ editor: SourceEditor) throws -> [String] {
    guard editor.needsTerminal else { return command }
    let terminals = (environment["TERMINAL"].map { SourceEditor.words(of: $0) }.map { [$0] } ?? []) + [["x-terminal-emulator"]]
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil,
      let terminal = terminals.first(where: { $0.first.flatMap(path) != nil })
    else { throw CommandError("\(editor.name) needs a terminal: set TERMINAL to one, or VISUAL to an editor with a window.") }
    let isGnome = (terminal[0] as NSString).lastPathComponent == "gnome-terminal"
    return terminal + [isGnome ? "--" : "-e"] + command
  }

  /// Opens an address with xdg-open, for a process without a window.
  static func openWithDesktop(_ address: URL) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", address.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    return (try? process.run()) != nil
  }

  private func run(_ command: [String]) throws {
    guard let program = path(command[0]) else { throw CommandError("\(command[0]) is not installed.") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Array(command.dropFirst())
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: finder.folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch { throw CommandError("\(program) cannot be run: \(error.localizedDescription)") }
  }

  private func path(_ name: String) -> String? {
    if name.contains("/") { return FileManager.default.isExecutableFile(atPath: name) ? name : nil }
    return (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
