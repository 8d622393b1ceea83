import CProcessClock

/// A wait for the other threads of the process, with a limit of 0.1 seconds of real time. After the limit was reached once, there are no
/// further waits.
package struct BoundedThreadWait {
  private static let limit: Int64 = 100_000_000
  private var isOver = false
  package init() {}

  /// Waits until all other threads sleep. A thread that waits for the network or another process sleeps.
  mutating func waitForThreads() {
    guard !isOver else { return }
    isOver = !vitrine_threads_settle(Self.limit)
  }
}
