import CoreGraphics
import Foundation

extension ScrollMachine {
  /// Shifts all offsets because the content has moved by a distance within its coordinates, in points, so that the visible part
  /// stays the same.
  package mutating func shift(by distance: CGVector) {
    switch phase {
    case .idle, .pressed: break
    case .dragging(var drag):
      drag.rawOffset.x += distance.dx
      drag.rawOffset.y += distance.dy
      drag.startOffset.x += distance.dx
      drag.startOffset.y += distance.dy
      phase = .dragging(drag)
    case .coasting(let glide): phase = .coasting(glide.shifted(by: distance))
    case .animating(let glide): phase = .animating(glide.shifted(by: distance))
    }
  }

  /// Continues a running deceleration with its present velocity after a change of the edges.
  package mutating func edgesMoved(at time: TimeInterval) {
    guard case .coasting(let glide) = phase, !geometry.isPaging else { return }
    let passed = max(0, time - glide.start)
    func axis(_ motion: ScrollMotion, _ range: ClosedRange<CGFloat>, _ bounces: Bool) -> ScrollMotion {
      motion.restarted(at: passed, range: range, rate: geometry.decelerationRate, bounces: bounces)
    }
    phase = .coasting(
      Glide(
        start: glide.start + passed, x: axis(glide.x, geometry.horizontalRange, geometry.bouncesHorizontally),
        y: axis(glide.y, geometry.verticalRange, geometry.bouncesVertically)))
  }
}

extension ScrollMachine.Glide {
  fileprivate func shifted(by distance: CGVector) -> Self {
    Self(start: start, x: x.shifted(by: distance.dx), y: y.shifted(by: distance.dy))
  }
}

extension ScrollMotion {
  /// Returns the same motion for content at another position.
  func shifted(by distance: CGFloat) -> ScrollMotion {
    switch self {
    case .resting(let value): .resting(value + distance)
    case .coasting(let curve, let edgeTime, let bounce):
      .coasting(curve.shifted(by: distance), edgeTime: edgeTime, bounce: bounce?.shifted(by: distance))
    case .springing(let spring): .springing(spring.shifted(by: distance))
    case .easing(let from, let to, let duration): .easing(from: from + distance, to: to + distance, duration: duration)
    }
  }

  /// Returns the rest of the motion after a number of seconds, with new edges.
  func restarted(at time: TimeInterval, range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool) -> ScrollMotion {
    switch self {
    case .resting, .easing: return self
    case .coasting(let curve, let edgeTime, let bounce):
      if let edgeTime, let bounce, time >= edgeTime {
        let passed = time - edgeTime
        return .letGo(
          at: bounce.value(at: passed), velocity: bounce.velocity(at: passed), range: range, rate: rate, bounces: bounces)
      }
      return .letGo(at: curve.value(at: time), velocity: curve.velocity(at: time), range: range, rate: rate, bounces: bounces)
    case .springing(let spring):
      return .springing(
        SpringBackCurve(
          from: spring.value(at: time), velocity: spring.velocity(at: time),
          rest: min(max(spring.rest, range.lowerBound), range.upperBound), beta: spring.beta))
    }
  }
}

extension DecelerationCurve {
  fileprivate func shifted(by distance: CGFloat) -> Self { Self(start: start + distance, velocity: velocity, rate: rate) }
}

extension SpringBackCurve {
  fileprivate func shifted(by distance: CGFloat) -> Self {
    Self(from: rest + displacement + distance, velocity: velocity, rest: rest + distance, beta: beta)
  }
}
