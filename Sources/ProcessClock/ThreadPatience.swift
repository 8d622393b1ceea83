import CProcessClock

/// How long a function waits for other threads of the process: 0.1 seconds of real time, until that was in vain once.
package struct ThreadPatience {
  private static let limit: Int64 = 100_000_000
  private var isOver = false
  package init() {}

  /// Waits until all other threads sleep. A thread that waits for the network or another process sleeps.
  mutating func waitForThreads() {
    guard !isOver else { return }
    isOver = !vitrine_threads_settle(Self.limit)
  }
}
