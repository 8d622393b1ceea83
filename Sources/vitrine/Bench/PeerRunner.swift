import Foundation

/// Runs `Benchmarks/Peers/run`, which builds and runs the peers that are installed on the machine.
enum PeerRunner {
  /// - Parameter arguments: `ops` followed by the names of operations (all if none is named), or `scenes`.
  /// - Returns: the lines that the peers printed. The script reports missing peers on standard error.
  static func run(_ arguments: [String]) throws -> [Substring] {
    let script = "Benchmarks/Peers/run"
    guard FileManager.default.isExecutableFile(atPath: script) else {
      throw CommandError("--peers needs \(script): run it from the top folder of the sources.")
    }
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: script)
    process.arguments = arguments
    process.standardOutput = pipe
    do { try process.run() } catch { throw CommandError("cannot run \(script): \(error.localizedDescription)") }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n")
  }
}
