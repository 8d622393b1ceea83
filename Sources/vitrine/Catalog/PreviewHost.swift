import Foundation

/// A process with the code of a project, which shows its previews. If that code traps or never ends, only the host ends.
struct PreviewHost {
  private let options: ProjectOptions

  init(_ options: ProjectOptions) { self.options = options }

  /// The environment variable that holds the path of the project's code.
  static let variable = "VITRINE_PREVIEWS"

  /// Whether this process is a host.
  static let isHost = ProcessInfo.processInfo.environment[variable] != nil

  /// Builds the project and runs a command line in its host.
  /// - Returns: the exit status.
  func run(_ arguments: [String]) throws -> Int32 {
    let start = try ProjectBuild(options).preview(arguments, environment: options.programEnvironment)
    let status = arguments.first == "gallery" ? try runGallery(start) : try start([:])
    if status > 128 {
      throw CommandError(
        "The code of the project ended its process by signal \(status - 128) (\(String(cString: strsignal(status - 128)))). "
          + "The lines above say where.")
    }
    return status
  }

  /// Environment variables of a host. The backtrace of a trap names the source lines, without registers and the list of libraries.
  static func environment(of image: PreviewImage, _ tree: InstalledTree) -> [String: String] {
    let given = ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]
    return [
      variable: image.path, "LD_LIBRARY_PATH": tree.library,
      "SWIFT_BACKTRACE": given ?? "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=12",
    ]
  }

  /// Starts hosts until all previews are drawn or have ended theirs.
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
