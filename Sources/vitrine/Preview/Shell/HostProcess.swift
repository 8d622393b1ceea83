import Dispatch
import Foundation
import Hosting

/// A running host. Its output is passed on, and the last part of its standard error is kept.
@MainActor
final class HostProcess {
  /// The folder with its socket and its pixels.
  let folder: String
  /// Called when the process has ended.
  var ended: ((HostEnd) -> Void)?
  private(set) var end: HostEnd?

  private let process = Process()
  private let errors: ForwardedText
  private let orders = Pipe()

  /// Starts the host, which loads Vitrine's libraries and waits for `begin(_:)`.
  /// - Parameter output: receives what the host prints; nil leaves its standard output to the shell.
  /// - Throws: a `CommandError` if it cannot be started.
  init(_ program: PreviewHost.Program, arguments: [String], output: HostOutput? = nil) throws {
    folder = try Self.makeFolder()
    let pipe = Pipe()
    errors = ForwardedText(pipe.fileHandleForReading) { output?.add($0) }
    if let output {
      let printed = Pipe()
      process.standardOutput = printed
      _ = ForwardedText(printed.fileHandleForReading, to: .standardOutput) { output.add($0) }
    }
    process.executableURL = URL(fileURLWithPath: program.path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(program.environment) { $1 }
      .merging([PreviewHost.folderVariable: folder, HostOrder.variable: "1"]) { $1 }
    process.standardInput = orders
    process.standardError = pipe
    process.terminationHandler = { [weak self, errors] process in
      let (reason, status) = (process.terminationReason, process.terminationStatus)
      // A child process of the host may still hold its standard error open.
      let text = errors.wait(until: .now() + 2)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.finish(HostEnd(signal: reason == .uncaughtSignal ? status : nil, status: status, text: text)) }
      }
    }
    do { try process.run() } catch { throw CommandError("\(program.path) cannot be run: \(error.localizedDescription)") }
  }

  /// Lets the host load the project's code and show its preview.
  func begin(_ order: HostOrder) { try? orders.fileHandleForWriting.write(contentsOf: order.line) }

  /// Connects to the host when it listens. Does nothing if the host ends before that.
  func connect(_ connected: @escaping (HostConnection) -> Void) {
    guard end == nil else { return }
    if let connection = try? HostConnection(folder: folder) { return connected(connection) }
    Timer.after(0.01) { [weak self] in self?.connect(connected) }
  }

  /// Ends the process if it is running, and removes its folder.
  func close() {
    // A host in an endless loop does not handle SIGTERM. Everything worth keeping is in its journal.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Aborts a host that does not answer. Its backtrace shows what it was doing.
  func abort() { if process.isRunning { kill(process.processIdentifier, SIGABRT) } }

  private func finish(_ end: HostEnd) {
    self.end = end
    ended?(end)
  }

  /// Removes the folders that killed shells have left.
  private static func removeLeftovers(in base: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: base)) ?? [] {
      guard let match = name.wholeMatch(of: /vitrine-(\d+)-[0-9A-F]{8}/), let owner = pid_t(match.1), kill(owner, 0) != 0, errno == ESRCH
      else { continue }
      try? FileManager.default.removeItem(atPath: "\(base)/\(name)")
    }
  }

  /// Makes a folder in memory that only this user may enter.
  private static func makeFolder() throws -> String {
    let bases = [ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], "/dev/shm", NSTemporaryDirectory()].compactMap { $0 }
    for base in bases where access(base, W_OK) == 0 {
      removeLeftovers(in: base)
      let folder = "\(base)/vitrine-\(getpid())-\(UUID().uuidString.prefix(8))"
      if mkdir(folder, 0o700) == 0 { return folder }
    }
    throw CommandError("No folder for the pixels of previews can be made in \(bases.joined(separator: ", ")).")
  }
}
