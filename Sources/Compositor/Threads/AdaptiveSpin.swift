import Raster

/// Adaptive spinning: the time for which a thread polls for work before it sleeps. Waking a thread costs as much as a small frame, while
/// spinning occupies a core. A thread whose last wait was short spins longer.
package struct AdaptiveSpin {
  private var start: UInt64 = 0
  private var limit: UInt64 = AdaptiveSpin.short
  private var polls = 0

  /// The shortest and the longest spinning time, in nanoseconds.
  private static let short: UInt64 = 10_000
  private static let long: UInt64 = 500_000

  package init() {}

  mutating func begin() {
    start = HardwareClock.nanoseconds
    polls = 0
  }

  /// Whether to keep spinning.
  mutating func shouldContinue() -> Bool {
    polls &+= 1
    return polls & 63 != 0 || HardwareClock.nanoseconds - start < limit
  }

  mutating func end() {
    limit = HardwareClock.nanoseconds - start < Self.long ? Self.long : Self.short
  }
}
