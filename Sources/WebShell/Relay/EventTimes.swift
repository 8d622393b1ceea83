/// Converts times of a page's clock to the machine's clock. The differences between events, from which the speed of a finger is computed,
/// do not depend on how long messages take.
struct EventTimes {
  /// The machine's time at 0 of the page's clock, according to the fastest message so far.
  private var offset: Double?
  /// The maximum plausible delay of an event, in seconds. A longer one means that a clock was stopped.
  private static let maximumDelay = 1.0
  private var last = -Double.infinity

  /// - Parameters:
  ///   - time: the time of an event, on the page's clock.
  ///   - arrival: the time of its arrival, on the machine's clock.
  /// - Returns: its time on the machine's clock: not after `arrival`, and not before that of the event before it.
  mutating func map(_ time: Double, arrival: Double) -> Double {
    let found = arrival - time
    if let offset, found - offset <= Self.maximumDelay { self.offset = min(offset, found) } else { offset = found }
    last = min(max(last, time + offset!), arrival)
    return last
  }
}
