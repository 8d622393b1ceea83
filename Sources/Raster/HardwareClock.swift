import Foundation

/// The monotonic clock of the machine's hardware, which is the same for all processes. What measures the time of work reads this clock: tests and
/// replays can stop and move the other clocks of a process.
package enum HardwareClock {
  package static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC_RAW, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  package static var seconds: Double { Double(nanoseconds) / 1e9 }
}
