import Foundation

/// How a host ended.
struct HostEnd: Sendable {
  /// The signal that ended the process; nil if it exited.
  var signal: Int32?
  var status: Int32
  /// The last part of its output to standard error.
  var text: String

  /// Returns the reason, the location in the project's sources, and the project's functions that were running, the innermost first, a line
  /// each; without those that the backtrace does not name.
  /// - Parameter folder: the folder of the project.
  func sentence(folder: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    // The runtime writes the file and line of a failed check before the message.
    let reason = lines.last { $0.contains("Fatal error") }
    let frames = lines.compactMap { Frame($0, in: folder) }
    let location =
      frames.first?.location
      ?? lines.compactMap { $0.firstMatch(of: /(\/\S+\.swift:\d+(:\d+)?)/).map { String($0.1) } }
      .compactMap { Frame.path($0, in: folder) }.first
    let isOutOfMemory = lines.contains { $0.contains("Fatal error: failed to allocate") || $0.contains("std::bad_alloc") }
    let what =
      isOutOfMemory
      ? "The code of the preview needed more than \(HostLimits.mebibytes) MiB of memory"
      : signal == HostLimits.timeSignal
        ? "The code of the preview took more than \(HostLimits.seconds) seconds of processor time"
        : signal.map { "The code of the preview ended by signal \($0) (\(String(cString: strsignal($0))))" }
          ?? "The code of the preview ended with status \(status)"
    let calls = frames.prefix(Self.maximumFrames).map { "  \($0.function)  \($0.file)" }
    return ([what + (location.map { " at \($0)" } ?? "") + ".", reason].compactMap { $0 } + calls).joined(separator: "\n")
  }

  /// The maximum number of functions that are named.
  private static let maximumFrames = 8

  /// A line of a backtrace that belongs to the project.
  private struct Frame {
    var function: String
    /// The path from the project's folder, with line and column.
    var location: String
    /// The name of the file, with the line.
    var file: String

    /// - Returns: nil if the line is none of a backtrace, or if its function is not in the project's sources.
    init?(_ line: String, in folder: String) {
      guard let match = line.wholeMatch(of: /\s*\d+\s+(?:\[\w+\]\s+)*0x[0-9a-f]+\s+(.+?)(?: \+ \d+)? in \S+ at (\/.+?:\d+)(:\d+)?\s*/),
        let path = Self.path(String(match.2), in: folder)
      else { return nil }
      function = String(match.1)
      location = path + (match.3.map(String.init) ?? "")
      file = (path as NSString).lastPathComponent
    }

    /// Returns the path from the project's folder; nil if the file is elsewhere, or was made by the build.
    static func path(_ path: String, in folder: String) -> String? {
      guard path.hasPrefix(folder + "/"), !path.contains("/.build/") else { return nil }
      return String(path.dropFirst(folder.count + 1))
    }
  }
}
