import CoreGraphics
import Foundation

/// The way back to a rest point on a critically damped spring: x(t) = (d + (v + b d) t) e^(-b t).
package struct SpringBackCurve: Equatable, Sendable {
  /// Motion is over when it stays nearer to the rest point than this, in points.
  package static let threshold: CGFloat = 0.5
  /// 1/s. The bounce of a scroll view is home again in about half a second.
  package static let bounce: CGFloat = 10
  /// 1/s. Pages snap a little faster than content bounces.
  package static let paging: CGFloat = 13

  package let rest: CGFloat
  /// Distance from the rest point at the start, in points.
  package let displacement: CGFloat
  /// Points per second at the start.
  package let velocity: CGFloat
  package let beta: CGFloat

  package init(from start: CGFloat, velocity: CGFloat, rest: CGFloat, beta: CGFloat = SpringBackCurve.bounce) {
    self.rest = rest
    displacement = start - rest
    self.velocity = velocity.isFinite ? velocity : 0
    self.beta = beta
  }

  private var slope: CGFloat { velocity + beta * displacement }

  package func value(at time: TimeInterval) -> CGFloat {
    rest + (displacement + slope * CGFloat(time)) * exp(-beta * CGFloat(time))
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    let time = CGFloat(time)
    return (slope - beta * (displacement + slope * time)) * exp(-beta * time)
  }

  /// Seconds until it stays within `threshold` of the rest point.
  package var duration: TimeInterval {
    // Each of the two terms is given half of the threshold; the second one is bounded by (2 c / (e b)) e^(-b t / 2).
    let half = Self.threshold / 2
    let first = abs(displacement) > half ? log(abs(displacement) / half) / beta : 0
    let bound = 2 * abs(slope) / (CGFloat(M_E) * beta)
    let second = bound > half ? 2 * log(bound / half) / beta : 0
    return TimeInterval(max(first, second))
  }
}
