import CoreGraphics
import Foundation

/// The way of content that was let go: its velocity is multiplied by `rate` every millisecond.
package struct DecelerationCurve: Equatable, Sendable {
  /// Motion is over when less than this is left, in points.
  package static let threshold: CGFloat = 0.5

  package let start: CGFloat
  /// Points per second.
  package let velocity: CGFloat
  /// What is left of the velocity after a millisecond; between 0 and 1.
  package let rate: CGFloat

  package init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity.isFinite ? velocity : 0
    self.rate = rate.isFinite ? min(max(rate, 0.5), 0.9999) : 0.998
  }

  /// The exponent per second; below zero.
  private var decay: CGFloat { 1000 * log(rate) }

  /// Where it would come to rest after endless time.
  package var target: CGFloat { start - velocity / decay }

  package func value(at time: TimeInterval) -> CGFloat { start + velocity * (exp(decay * CGFloat(time)) - 1) / decay }

  package func velocity(at time: TimeInterval) -> CGFloat { velocity * exp(decay * CGFloat(time)) }

  /// Seconds until less than `threshold` is left.
  package var duration: TimeInterval {
    let whole = abs(velocity / decay)
    guard whole > Self.threshold else { return 0 }
    return TimeInterval(log(Self.threshold / whole) / decay)
  }

  /// Seconds until it passes `value`; nil where it never does.
  package func time(toReach value: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return nil }
    let left = 1 + (value - start) * decay / velocity
    guard left > 0, left <= 1 else { return nil }
    return TimeInterval(log(left) / decay)
  }
}
