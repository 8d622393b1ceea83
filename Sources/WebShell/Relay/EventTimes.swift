/// Maps times of a page's clock to the machine's, so that the differences between events, which make the speed of a finger, stay the same
/// although messages take different times to arrive.
struct EventTimes {
  /// The machine's time at 0 of the page's clock, for the fastest message so far.
  private var offset: Double?
  /// An event that seems to be older than this, in seconds, means that a clock stood still.
  private static let mostDelay = 1.0
  private var last = -Double.infinity

  /// - Parameters:
  ///   - time: the time of an event, on the page's clock.
  ///   - arrival: when it arrived, on the machine's clock.
  /// - Returns: its time on the machine's clock: not after `arrival`, and not before that of the event before it.
  mutating func map(_ time: Double, arrival: Double) -> Double {
    let found = arrival - time
    if let offset, found - offset <= Self.mostDelay { self.offset = min(offset, found) } else { offset = found }
    last = min(max(last, time + offset!), arrival)
    return last
  }
}
