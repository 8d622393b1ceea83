import Foundation

/// The display's time as a function of the machine's: it can run slower, and never jumps when its rate changes. In seconds.
package struct DisplayClock: Equatable, Sendable {
  private var hostBase: TimeInterval
  private var base: TimeInterval
  /// Seconds of display time per second of the machine.
  package private(set) var rate: Double = 1

  package init(host: TimeInterval, time: TimeInterval? = nil) {
    hostBase = host
    base = time ?? host
  }

  /// The display's time when the machine's is `host`.
  package func time(at host: TimeInterval) -> TimeInterval { base + max(0, host - hostBase) * rate }

  /// Changes the rate from `host` on; 0 stops the clock. A rate that is no number, or negative, changes nothing.
  package mutating func setRate(_ rate: Double, at host: TimeInterval) {
    guard rate.isFinite, rate >= 0 else { return }
    base = time(at: host)
    hostBase = max(hostBase, host)
    self.rate = rate
  }
}
