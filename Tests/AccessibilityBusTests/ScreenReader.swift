import Foundation

/// The client `reader.py` with the program `AccessibleProgram`, on a message bus of their own.
enum ScreenReader {
  static let python = "/usr/bin/python3"

  private static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
      .map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Whether the packages of the client and of the bus are there.
  static let isInstalled: Bool = {
    guard path(of: "dbus-run-session") != nil, FileManager.default.isExecutableFile(atPath: python) else { return false }
    let code = "import ctypes, gi; gi.require_version('Atspi', '2.0'); ctypes.CDLL('libatk-bridge-2.0.so.0')"
    guard let answer = try? execute(python, ["-c", code], environment: [:]) else { return false }
    return answer.status == 0
  }()

  struct Answer {
    var status: Int32
    var lines: [String]
    var errors: String
  }

  static func run(_ commands: [String], environment: [String: String]) throws -> Answer {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("reader.py").path
    let program = Bundle.main.bundleURL.appendingPathComponent("AccessibleProgram").path
    let session = path(of: "dbus-run-session") ?? "dbus-run-session"
    return try execute(session, ["--", python, "-B", script, program, "--"] + commands, environment: environment)
  }

  /// Runs a program to its end. Its output goes to files: the daemons of the bus would keep a pipe open.
  private static func execute(_ program: String, _ arguments: [String], environment: [String: String]) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reader-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appendingPathComponent("output"), errors = folder.appendingPathComponent("errors")
    for file in [output, errors] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    // The bus finds its own places there, and no screen: an X server would name another accessibility bus.
    var variables = ProcessInfo.processInfo.environment.filter {
      ![
        "DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "VITRINE_ACCESSIBILITY", "NO_AT_BRIDGE",
      ].contains($0.key)
    }
    for name in ["XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"] { variables[name] = folder.path }
    variables["GSETTINGS_BACKEND"] = "memory"
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus,
      // The registry of the accessibility bus greets on the same file.
      lines: try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
        .filter { !$0.hasPrefix("SpiRegistry") },
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}
