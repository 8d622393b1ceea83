import CoreGraphics
import Foundation

/// The deceleration of scrolled content after the finger lifts. The velocity is multiplied by `rate` every millisecond.
package struct DecelerationCurve: Equatable, Sendable {
  /// The remaining distance below which the motion ends, in points.
  package static let threshold: CGFloat = 0.5

  package let start: CGFloat
  /// The initial velocity in points per second.
  package let velocity: CGFloat
  /// The factor of the velocity for each millisecond, between 0 and 1.
  package let rate: CGFloat

  package init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity.isFinite ? velocity : 0
    self.rate = rate.isFinite ? min(max(rate, 0.5), 0.9999) : 0.998
  }

  /// The exponent of the decay per second; negative.
  private var decay: CGFloat { 1000 * log(rate) }

  /// The offset at which the content would come to rest.
  package var target: CGFloat { start - velocity / decay }

  package func value(at time: TimeInterval) -> CGFloat { start + velocity * (exp(decay * CGFloat(time)) - 1) / decay }

  package func velocity(at time: TimeInterval) -> CGFloat { velocity * exp(decay * CGFloat(time)) }

  /// The time until the remaining distance is less than `threshold`, in seconds.
  package var duration: TimeInterval {
    let whole = abs(velocity / decay)
    guard whole > Self.threshold else { return 0 }
    return TimeInterval(log(Self.threshold / whole) / decay)
  }

  /// Returns the time at which the content passes `value`, in seconds; nil if it never does.
  package func time(toReach value: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let left = 1 + (value - start) * decay / velocity
    guard left > 0, left <= 1 else { return nil }
    return TimeInterval(log(left) / decay)
  }
}
