import CoreGraphics
import Foundation

/// The return to a rest point on a critically damped spring: x(t) = (d + (v + b d) t) e^(-b t).
package struct SpringBackCurve: Equatable, Sendable {
  /// The distance from the rest point below which the motion ends, in points.
  package static let threshold: CGFloat = 0.5
  /// The constant b for bouncing content, in 1/s. It returns in about half a second.
  package static let bounce: CGFloat = 10
  /// The constant b for paging, in 1/s. Pages move a little faster than bouncing content.
  package static let paging: CGFloat = 13

  package let rest: CGFloat
  /// The initial distance from the rest point, in points.
  package let displacement: CGFloat
  /// The initial velocity in points per second.
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

  /// The time until the distance stays below `threshold`, in seconds.
  package var duration: TimeInterval {
    // Each of the two terms may contribute half of the threshold. The second one is bounded by (2 c / (e b)) e^(-b t / 2).
    let half = Self.threshold / 2
    let first = abs(displacement) > half ? log(abs(displacement) / half) / beta : 0
    let bound = 2 * abs(slope) / (CGFloat(M_E) * beta)
    let second = bound > half ? 2 * log(bound / half) / beta : 0
    return TimeInterval(max(first, second))
  }
}
