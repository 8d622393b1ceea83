import Foundation

/// Computes when frames are due: on a grid of refresh periods that starts with the first frame after a pause. It does not drift, because
/// each time is computed from the grid and not from the previous frame. After a slow frame, times of the grid are skipped.
package struct FramePacer: Equatable, Sendable {
  /// The refresh period in seconds.
  package private(set) var period: TimeInterval
  private var last: TimeInterval?
  /// The time at which the next frame is due, on the machine's clock in seconds; nil during a pause.
  package private(set) var deadline: TimeInterval?

  /// - Parameter refreshRate: the number of frames per second. NaN and values outside 1...1000 are replaced by 60.
  package init(refreshRate: Double) { period = Self.period(of: refreshRate) }

  /// Starts frames at `now`. The first one is due at once, or one period after the last frame.
  package mutating func start(at now: TimeInterval) {
    guard deadline == nil else { return }
    deadline = max(now, last.map { $0 + period } ?? now)
  }

  package mutating func stop() { deadline = nil }

  /// Begins the frame that is due. The next one is due at the first time of the grid after `now`.
  package mutating func frameBegins(at now: TimeInterval) {
    guard let due = deadline else { return }
    let missed = max(0, ((now - due) / period).rounded(.down))
    last = due + missed * period
    deadline = due + (missed + 1) * period
  }

  package mutating func setRefreshRate(_ refreshRate: Double) { period = Self.period(of: refreshRate) }

  private static func period(of refreshRate: Double) -> TimeInterval {
    (1...1000).contains(refreshRate) ? 1 / refreshRate : 1 / 60
  }
}
