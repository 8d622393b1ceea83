import Foundation

/// The display's time as a function of the machine's. It can run slower, and does not jump when its rate changes. Times are in seconds.
package struct DisplayClock: Equatable, Sendable {
  private var hostBase: TimeInterval
  private var base: TimeInterval
  /// The seconds of display time per second of the machine.
  package private(set) var rate: Double = 1

  package init(host: TimeInterval, time: TimeInterval? = nil, rate: Double = 1) {
    hostBase = host
    base = time ?? host
    self.rate = rate
  }

  /// Returns the display's time at the machine's time `host`.
  package func time(at host: TimeInterval) -> TimeInterval { base + max(0, host - hostBase) * rate }

  /// Changes the rate from `host` on. 0 stops the clock. A rate that is negative or not finite is ignored.
  package mutating func setRate(_ rate: Double, at host: TimeInterval) {
    guard rate.isFinite, rate >= 0 else { return }
    base = time(at: host)
    hostBase = max(hostBase, host)
    self.rate = rate
  }
}
