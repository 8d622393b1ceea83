import CoreGraphics
import Foundation

/// A motion of the offset along one axis without a touch, as a function of the seconds since its beginning.
package enum ScrollMotion: Equatable, Sendable {
  case resting(CGFloat)
  /// A deceleration that passes an edge at `edgeTime` and then springs back, if it reaches one.
  case coasting(DecelerationCurve, edgeTime: TimeInterval?, bounce: SpringBackCurve?)
  case springing(SpringBackCurve)
  /// An ease-in ease-out animation, as in `setContentOffset(_:animated:)`.
  case easing(from: CGFloat, to: CGFloat, duration: TimeInterval)

  /// Returns the motion of content that is released at `start` with a velocity in points per second. Without `bounces` it stops at an edge.
  package static func letGo(
    at start: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool
  ) -> ScrollMotion {
    if start < range.lowerBound || start > range.upperBound {
      let rest = min(max(start, range.lowerBound), range.upperBound)
      return bounces ? .springing(SpringBackCurve(from: start, velocity: velocity, rest: rest)) : .resting(rest)
    }
    guard velocity != 0 else { return .resting(start) }
    let curve = DecelerationCurve(start: start, velocity: velocity, rate: rate)
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    guard range.contains(curve.target) == false, let time = curve.time(toReach: edge) else {
      return .coasting(curve, edgeTime: nil, bounce: nil)
    }
    let bounce = SpringBackCurve(from: edge, velocity: bounces ? curve.velocity(at: time) : 0, rest: edge)
    return .coasting(curve, edgeTime: time, bounce: bounce)
  }

  package func value(at time: TimeInterval) -> CGFloat {
    let time = max(time, 0)
    guard time < duration else { return target }
    switch self {
    case .resting(let value): return value
    case .springing(let spring): return spring.value(at: time)
    case .coasting(_, let edgeTime?, let bounce?) where time >= edgeTime: return bounce.value(at: time - edgeTime)
    case .coasting(let curve, _, _): return curve.value(at: time)
    case .easing(let from, let to, let duration):
      let fraction = CGFloat(time / duration)
      // A cubic polynomial with velocity zero at both ends.
      return from + (to - from) * fraction * fraction * (3 - 2 * fraction)
    }
  }

  package var duration: TimeInterval {
    switch self {
    case .resting: 0
    case .springing(let spring): spring.duration
    case .coasting(let curve, let edgeTime, let bounce):
      if let edgeTime, let bounce { edgeTime + bounce.duration } else { curve.duration }
    case .easing(_, _, let duration): duration
    }
  }

  /// The offset at which the content comes to rest.
  package var target: CGFloat {
    switch self {
    case .resting(let value): value
    case .springing(let spring): spring.rest
    case .coasting(let curve, _, let bounce): bounce?.rest ?? curve.target
    case .easing(_, let to, _): to
    }
  }
}
