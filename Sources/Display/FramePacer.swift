import Foundation

/// When frames are due: on a grid of refresh periods that begins with the first frame after a rest. It does not drift, since each
/// moment is counted from the grid and not from when the frame before was drawn. A frame that takes too long skips moments of the grid.
package struct FramePacer: Equatable, Sendable {
  /// In seconds.
  package private(set) var period: TimeInterval
  private var last: TimeInterval?
  /// Of the machine's clock, in seconds; nil at rest.
  package private(set) var deadline: TimeInterval?

  /// - Parameter refreshRate: frames a second; what is no number or out of 1...1000 counts as 60.
  package init(refreshRate: Double) { period = Self.period(of: refreshRate) }

  /// Frames are wanted from `now` on. The first is due at once, or a period after the last one.
  package mutating func start(at now: TimeInterval) {
    guard deadline == nil else { return }
    deadline = max(now, last.map { $0 + period } ?? now)
  }

  package mutating func stop() { deadline = nil }

  /// The frame that was due begins; the next is due at the first moment of the grid after `now`.
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
