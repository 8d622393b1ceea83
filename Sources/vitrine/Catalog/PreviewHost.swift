import Display
import Foundation

/// A process with the code of a project, which shows its previews. If that code traps or never ends, only the host ends.
struct PreviewHost {
  private let options: ProjectOptions

  init(_ options: ProjectOptions) { self.options = options }

  /// The environment variable that holds the path of the project's code.
  static let variable = "VITRINE_PREVIEWS"

  /// The environment variable that holds the folder for the socket and the pixels of a host with a shell.
  static let folderVariable = "VITRINE_HOST_FOLDER"
  /// The environment variable that holds the path of a recording, which a host performs before it shows anything.
  static let recordingVariable = "VITRINE_HOST_RECORDING"
  /// The environment variable that says how much of the recording is performed, 0...1.
  static let fractionVariable = "VITRINE_HOST_FRACTION"
  /// The part of the recording that is performed, 0...1; nil for all of it.
  static var fraction: Double? { ProcessInfo.processInfo.environment[fractionVariable].flatMap(Double.init) }
  /// The environment variable of a host whose picture is shown beside that of another host, which receives the same events.
  static let besideVariable = "VITRINE_HOST_BESIDE"
  static let isBesideAnother = ProcessInfo.processInfo.environment[besideVariable] != nil
  /// The name of the file in a host's folder in which the host records its events.
  static let journalName = "journal.events"

  /// The folder for a shell; nil if this process has its own window.
  static var folder: String? { ProcessInfo.processInfo.environment[folderVariable] }

  /// The events of an earlier host, which this one performs; nil if there was none, or if the file cannot be read.
  static let recording: EventRecording? = ProcessInfo.processInfo.environment[recordingVariable]
    .flatMap { try? EventReader.read(contentsOf: URL(fileURLWithPath: $0)) }
    .map { recording in fraction.map(recording.beginning) ?? recording }

  /// Whether this process is a host.
  static let isHost = ProcessInfo.processInfo.environment[variable] != nil

  /// The commands that draw all previews. If a preview ends its host, they continue in another host.
  private static let galleries: Set = ["gallery", "snapshot", "review"]

  /// Builds the project and runs a command line in its host.
  /// - Parameter environment: further variables for the host.
  /// - Returns: the exit status.
  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Int32 {
    let program = try ProjectBuild(options).previewHost(output: .standardError)
    let start = { more in
      try ChildProcess(
        program: program.path, arguments: arguments, environment: program.environment.merging(environment) { $1 }.merging(more) { $1 }
      ).run()
    }
    let status = Self.galleries.contains(arguments.first ?? "") ? try runGallery(start) : try start([:])
    if status == 128 + HostLimits.timeSignal {
      throw CommandError(
        "The code of the project took more than \(HostLimits.seconds) seconds of processor time. The lines above say where.")
    }
    if status > 128 {
      throw CommandError(
        "The code of the project ended its process by signal \(status - 128) (\(String(cString: strsignal(status - 128)))). "
          + "The lines above say where.")
    }
    return status
  }

  /// Environment variables of a host. The backtrace of a trap names the source lines, without registers and the list of libraries. Of a long
  /// stack, the outermost calls are left out, so that those of the project remain.
  static func environment(of image: PreviewImage, _ tree: InstalledTree) -> [String: String] {
    let given = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]
    return [
      variable: image.path, "LD_LIBRARY_PATH": tree.library,
      "SWIFT_BACKTRACE": given ?? "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=64,top=4",
    ]
  }

  /// The program of a host, and the environment variables that it needs.
  struct Program: Sendable {
    var path: String
    var environment: [String: String]
    /// The path of the project's own program, and of the compiler that built it; empty for the samples.
    var product = ""
    var shim = ""
  }

  /// Starts hosts until every preview is drawn or has ended a host.
  private func runGallery(_ start: ([String: String]) throws -> Int32) throws -> Int32 {
    let path = NSTemporaryDirectory() + "vitrine-gallery-\(UUID())"
    guard FileManager.default.createFile(atPath: path, contents: nil) else { throw CommandError("\(path) cannot be written.") }
    defer { try? FileManager.default.removeItem(atPath: path) }
    while true {
      let status = try start([GalleryProgress.variable: path])
      guard status > 128, try GalleryProgress(path: path).markFailure() else { return status }
    }
  }
}
