import Foundation

/// The limits of a host: code that never ends, or that takes all memory, ends its own process.
@MainActor
enum HostLimits {
  /// The processor time that making and laying out a preview may take, in seconds: 30, or the number in VITRINE_PREVIEW_SECONDS.
  nonisolated static let seconds =
    ProcessInfo.processInfo.environment["VITRINE_PREVIEW_SECONDS"].flatMap { Int($0) }.map { max(1, $0) } ?? 30
  /// The memory that a host may allocate, in MiB: 4,096, or the number in VITRINE_PREVIEW_MEMORY.
  nonisolated static let mebibytes =
    ProcessInfo.processInfo.environment["VITRINE_PREVIEW_MEMORY"].flatMap { Int($0) }.map { max(64, $0) } ?? 4096

  /// The signal that ends a host whose time is over. Swift's runtime prints the backtrace of the interrupted code for it. Among the signals
  /// for which it does, Swift code causes this one least: divisions by zero trap with another.
  nonisolated static let timeSignal = SIGFPE

  nonisolated static func limitMemory() {
    let bytes = rlim_t(mebibytes) << 20
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
  }

  /// Runs code of the project. In a host, `timeSignal` ends the process if it takes longer than `seconds`.
  static func limitTime<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard PreviewHost.isHost else { return try body() }
    set(seconds)
    defer { set(0) }
    return try body()
  }

  /// Restarts the time limit of `limitTime(_:)`, for the next part of its body.
  static func renewTime() { if PreviewHost.isHost { set(seconds) } }

  /// The identifier of the timer, which may be nil: the identifier of the first one is 0.
  private static let timer: timer_t? = {
    var event = sigevent(), timer: timer_t?
    (event.sigev_notify, event.sigev_signo) = (Int32(SIGEV_SIGNAL), timeSignal)
    guard timer_create(CLOCK_PROCESS_CPUTIME_ID, &event, &timer) == 0 else {
      Project.note("The time of previews is not limited: \(String(cString: strerror(errno)))")
      return nil
    }
    return timer
  }()

  private static func set(_ seconds: Int) {
    // After the runtime has printed the backtrace, it lets the code go on, and the second signal ends the process.
    var time = itimerspec(it_interval: timespec(tv_sec: 1, tv_nsec: 0), it_value: timespec(tv_sec: seconds, tv_nsec: 0))
    timer_settime(timer, 0, &time, nil)
  }
}
