import Foundation
import Synchronization

/// A child process. It shares the terminal and the output of this process, and ends with it, unless this process is killed by SIGKILL.
struct ChildProcess {
  let program: String
  var arguments: [String]
  var environment: [String: String] = [:]
  var folder: String?

  /// Runs the program and waits for its end.
  /// - Returns: the exit status, or 128 plus the signal that ended the program.
  func run() throws -> Int32 {
    let process = make()
    try start(process)
    let signals = ForwardedSignals(to: process)
    defer { signals.stop() }
    return status(of: process)
  }

  /// Runs the program, waits for its end, and prints its output as changed by a filter.
  /// - Parameter output: receives the output.
  /// - Returns: the exit status.
  func runFiltered(_ filter: inout DiagnosticFilter, to output: FileHandle = .standardOutput) throws -> Int32 {
    let process = make()
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try start(process)
    let signals = ForwardedSignals(to: process)
    defer { signals.stop() }
    var rest: [UInt8] = []
    while true {
      let data = pipe.fileHandleForReading.availableData
      rest += data
      while let end = data.isEmpty ? (rest.isEmpty ? nil : rest.endIndex) : rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        if let text = filter.filtered(line) { output.write(Data((text + "\n").utf8)) }
        rest.removeSubrange(..<min(end + 1, rest.endIndex))
      }
      if data.isEmpty { break }
    }
    if let text = filter.end() { output.write(Data((text + "\n").utf8)) }
    return status(of: process)
  }

  private func status(of process: Process) -> Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// Runs the program and waits for its end.
  /// - Parameter explain: returns an error message for the text that the program wrote to standard error.
  /// - Returns: the standard output, if the program ended with status 0.
  func output(explain: ((String) -> String)? = nil) throws -> Data {
    let process = make()
    let pipe = Pipe(), errors = Pipe()
    process.standardOutput = pipe
    process.standardError = errors
    try start(process)
    let text = PipeReader(errors.fileHandleForReading)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandError(
        explain?(text.value)
          ?? "\((program as NSString).lastPathComponent) \(arguments.first ?? "") failed:\n\(text.value.trimmingCharacters(in: .newlines))")
    }
    return data
  }

  /// Runs the program and waits for its end.
  /// - Returns: the text that the program wrote to standard error.
  func errors() throws -> String {
    let process = make()
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try start(process)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private func make() -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    return process
  }

  private func start(_ process: Process) throws {
    do { try process.run() } catch { throw CommandError("\(program) cannot be run: \(error.localizedDescription)") }
  }

  /// Returns the path of the program with that name on PATH.
  static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// Passes on to a child the signals that ask this process to end, and ends this process by the same signal after the child: a build that went
/// on would keep its folder locked. SwiftPM gets an interrupt for each, since it ends its compilers only then.
private struct ForwardedSignals {
  private let sources: [any DispatchSourceSignal]
  private let received = Received()

  /// Must be made after the child has started, since a child inherits which signals are ignored.
  init(to process: Process) {
    // The terminal sends this one to both processes.
    signal(SIGINT, SIG_IGN)
    let isSwiftPM = process.executableURL?.lastPathComponent.hasPrefix("swift") == true
    let child = process.processIdentifier
    sources = Self.passedOn.map { [received] number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        received.set(number)
        kill(child, isSwiftPM ? SIGINT : number)
        // Not Process.waitUntilExit(), which also waits for compilers that outlive SwiftPM. Leaves the exit status to Process.
        var information = siginfo_t()
        while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        endThisProcess(by: number)
      }
      source.resume()
      return source
    }
  }

  /// Handles signals as before. Ends this process if a signal has been passed on.
  func stop() {
    for source in sources { source.cancel() }
    for number in Self.passedOn + [SIGINT] { signal(number, SIG_DFL) }
    if let number = received.value { endThisProcess(by: number) }
  }

  private static let passedOn = [SIGTERM, SIGHUP]

  /// The last signal that was passed on.
  private final class Received: Sendable {
    private let number = Mutex<Int32?>(nil)
    var value: Int32? { number.withLock { $0 } }
    func set(_ value: Int32) { number.withLock { $0 = value } }
  }
}

/// Ends this process with the status of a process that the signal ended.
private func endThisProcess(by number: Int32) {
  signal(number, SIG_DFL)
  // Threads of queues block signals, so this is no raise().
  kill(getpid(), number)
}

/// Reads a pipe on another thread, since a program blocks while its pipe is full.
private final class PipeReader: @unchecked Sendable {
  // Written before the semaphore is signalled, and read after it.
  private var data = Data()
  private let finished = DispatchSemaphore(value: 0)

  init(_ handle: FileHandle) {
    DispatchQueue.global().async {
      self.data = handle.readDataToEndOfFile()
      self.finished.signal()
    }
  }

  var value: String {
    finished.wait()
    return String(decoding: data, as: UTF8.self)
  }
}
