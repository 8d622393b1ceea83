import Foundation

/// The message that starts a preview in a host. The shell sends it to the host's standard input when the build is done; until then the host
/// loads Vitrine's libraries.
struct HostOrder: Codable {
  /// The library with the project's code; nil for the samples.
  var image: String?
  /// The recording that the host performs before it shows anything; nil for none.
  var recording: String?
  /// The part of the recording that is performed, 0...1, after which the clock is stopped; nil for all of it.
  var fraction: Double?
  /// Whether the picture is shown beside that of another host.
  var isBesideAnother: Bool?

  var line: Data { ((try? JSONEncoder().encode(self)) ?? Data()) + Data("\n".utf8) }

  /// In a host of a shell, waits for the order and puts it into the environment. If the shell ends before that, the host ends.
  static func receive() {
    guard PreviewHost.folder != nil, ProcessInfo.processInfo.environment[variable] != nil else { return }
    // Each line that is printed reaches the shell at once, as on a terminal.
    StandardOutput.sendEachLine()
    guard let line = readLine(), let order = try? JSONDecoder().decode(Self.self, from: Data(line.utf8)) else { exit(0) }
    if let image = order.image { setenv(PreviewHost.variable, image, 1) }
    if let recording = order.recording { setenv(PreviewHost.recordingVariable, recording, 1) }
    if order.isBesideAnother == true { setenv(PreviewHost.besideVariable, "1", 1) }
    AbandonedHost.watch()
    if let fraction = order.fraction { setenv(PreviewHost.fractionVariable, "\(fraction)", 1) }
  }

  /// The environment variable that makes a host wait for its order.
  static let variable = "VITRINE_HOST_WAITS"
}
