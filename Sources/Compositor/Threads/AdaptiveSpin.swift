import Raster

/// The time for which a thread spins while waiting for work before it sleeps. Waking a thread costs as much as a small frame, while
/// spinning occupies a core. A thread whose last wait was short spins longer.
package struct Patience {
  private var start: UInt64 = 0
  private var limit: UInt64 = Patience.short
  private var looks = 0

  /// The shortest and the longest spinning time, in nanoseconds.
  private static let short: UInt64 = 10_000
  private static let long: UInt64 = 500_000

  package init() {}

  mutating func begin() {
    start = HardwareClock.nanoseconds
    looks = 0
  }

  /// Whether to keep spinning.
  mutating func lasts() -> Bool {
    looks &+= 1
    return looks & 63 != 0 || HardwareClock.nanoseconds - start < limit
  }

  mutating func end() {
    limit = HardwareClock.nanoseconds - start < Self.long ? Self.long : Self.short
  }
}
