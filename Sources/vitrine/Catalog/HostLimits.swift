import Foundation

/// The limits of a host: code that never ends, or that takes all memory, ends its own process.
enum HostLimits {
  /// The processor time that making and laying out a preview may take, in seconds: 30, or the number in VITRINE_PREVIEW_SECONDS.
  static let seconds = ProcessInfo.processInfo.environment["VITRINE_PREVIEW_SECONDS"].flatMap { Int($0) }.map { max(1, $0) } ?? 30
  /// The memory that a host may allocate, in MiB: 4,096, or the number in VITRINE_PREVIEW_MEMORY.
  static let mebibytes = ProcessInfo.processInfo.environment["VITRINE_PREVIEW_MEMORY"].flatMap { Int($0) }.map { max(64, $0) } ?? 4096

  static func limitMemory() {
    let bytes = rlim_t(mebibytes) << 20
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
  }

  /// Runs code of the project. In a host, SIGPROF ends the process if it takes longer than `seconds`.
  static func limitTime<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard PreviewHost.isHost else { return try body() }
    set(seconds)
    defer { set(0) }
    return try body()
  }

  /// Restarts the time limit of `limitTime(_:)`, for the next part of its body.
  static func renewTime() { if PreviewHost.isHost { set(seconds) } }

  private static func set(_ seconds: Int) {
    var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }
}
