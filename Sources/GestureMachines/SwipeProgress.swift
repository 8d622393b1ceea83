import CoreGraphics
import Foundation

/// Detects a quick movement in a direction.
package struct SwipeProgress: Equatable, Sendable {
  /// The required distance along the direction, in points.
  package static let distance: CGFloat = 50
  /// The maximum deviation across the direction, in points.
  package static let deviation: CGFloat = 50
  /// The maximum duration in seconds.
  package static let duration: TimeInterval = 0.5

  /// Directions, with the raw values of `UISwipeGestureRecognizer.Direction`.
  package struct Directions: OptionSet, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }
    package static let right = Directions(rawValue: 1 << 0)
    package static let left = Directions(rawValue: 1 << 1)
    package static let up = Directions(rawValue: 1 << 2)
    package static let down = Directions(rawValue: 1 << 3)
  }

  /// Returns whether a movement is recognised, fails, or may still become a swipe.
  package static func verdict(translation: CGVector, allowed: Directions, seconds: TimeInterval) -> GestureVerdict {
    guard seconds <= duration else { return .fail }
    let isSideways = abs(translation.dx) >= abs(translation.dy)
    let along = isSideways ? translation.dx : translation.dy, aside = isSideways ? translation.dy : translation.dx
    guard abs(aside) <= deviation else { return .fail }
    let direction: Directions = isSideways ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    if abs(along) >= distance { return allowed.contains(direction) ? .recognise : .fail }
    // A finger that clearly moves in another direction makes the gesture fail at once.
    return abs(along) > PanProgress.hysteresis * 2 && !allowed.contains(direction) ? .fail : .wait
  }
}
