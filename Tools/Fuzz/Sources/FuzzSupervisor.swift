import Foundation
import Glibc

/// Runs a worker, and keeps the input at which it ended or hung.
@MainActor struct FuzzSupervisor {
  private let kind: FuzzKind
  private let options: FuzzOptions
  /// The longest time for one input, in seconds.
  private static let patience = 20.0

  init(_ kind: FuzzKind, _ options: FuzzOptions) { (self.kind, self.options) = (kind, options) }

  /// - Returns: whether nothing was found.
  func run() -> Bool {
    let current = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-fuzz-\(getpid())-\(kind.rawValue)").path
    defer { unlink(current) }
    let worker = Process()
    worker.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    worker.arguments = [
      "--worker", kind.rawValue, "--current", current, "--seconds", "\(options.seconds)", "--seed", "\(options.seed)", "--corpus",
      options.corpus,
    ]
    if let rounds = options.rounds { worker.arguments? += ["--rounds", "\(rounds)"] }
    worker.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    do { try worker.run() } catch {
      print("\(kind.rawValue): the worker does not start: \(error.localizedDescription)")
      return false
    }
    var isHung = false
    while worker.isRunning {
      usleep(200_000)
      let date = try? FileManager.default.attributesOfItem(atPath: current)[.modificationDate] as? Date
      guard let date, -date.timeIntervalSinceNow > Self.patience else { continue }
      isHung = true
      kill(worker.processIdentifier, SIGKILL)
      worker.waitUntilExit()
    }
    guard isHung || worker.terminationReason == .uncaughtSignal || worker.terminationStatus != 0 else { return true }
    let reason = isHung ? "more than \(Int(Self.patience)) s" : "status or signal \(worker.terminationStatus)"
    print("\(kind.rawValue): \(reason), seed \(options.seed). \(keep(current))")
    return false
  }

  private func keep(_ current: String) -> String {
    let folder = "\(options.findings)/\(kind.rawValue)"
    let file = "\(folder)/\(UUID().uuidString.prefix(8))"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: current, toPath: file)
      return "The input is kept as \(file)."
    } catch {
      return "The input could not be kept: \(error.localizedDescription)."
    }
  }
}
