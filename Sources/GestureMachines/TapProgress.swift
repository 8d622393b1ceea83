import CoreGraphics
import Foundation

/// The detection of a number of taps with a number of fingers.
package struct TapProgress: Equatable, Sendable {
  /// The maximum time that fingers stay down in a tap, in seconds.
  package static let duration: TimeInterval = 0.75
  /// The maximum time from a lift to the next tap, in seconds.
  package static let interval: TimeInterval = 0.35
  /// The maximum movement of a finger, and the maximum distance between taps, in points.
  package static let movement: CGFloat = 45

  package var taps = 1
  package var touches = 1
  private var finishedTaps = 0
  /// The maximum number of fingers that were down at once in the current tap.
  private var maximumTouches = 0
  /// The fingers that are down, with the points at which they were put down.
  private var down: [Int: CGPoint] = [:]
  /// The location of the first tap.
  private var firstLocation: CGPoint?

  package init(taps: Int = 1, touches: Int = 1) {
    self.taps = taps
    self.touches = touches
  }

  package mutating func began(_ finger: Int, at point: CGPoint) -> GestureVerdict {
    if down.isEmpty {
      // A tap at another place does not continue the gesture.
      if let firstLocation, Self.distance(firstLocation, point) > Self.movement { return .fail }
      maximumTouches = 0
    }
    down[finger] = point
    maximumTouches = max(maximumTouches, down.count)
    if firstLocation == nil { firstLocation = point }
    return down.count > touches ? .fail : .waitFor(Self.duration)
  }

  package func moved(_ finger: Int, to point: CGPoint) -> GestureVerdict {
    guard let start = down[finger] else { return .wait }
    return Self.distance(start, point) > Self.movement ? .fail : .wait
  }

  package mutating func ended(_ finger: Int, at point: CGPoint) -> GestureVerdict {
    guard let start = down.removeValue(forKey: finger) else { return .wait }
    guard Self.distance(start, point) <= Self.movement else { return .fail }
    guard down.isEmpty else { return .wait }
    guard maximumTouches == touches else { return .fail }
    finishedTaps += 1
    return finishedTaps >= taps ? .recognise : .waitFor(Self.interval)
  }

  package static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
}
