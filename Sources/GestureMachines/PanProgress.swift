import CoreGraphics
import Foundation
import ScrollPhysics

/// The movement of the centroid of some fingers. It is continuous when fingers are added or lifted.
package struct PanProgress: Equatable, Sendable {
  /// The distance that starts a pan, in points.
  package static let hysteresis: CGFloat = 10

  /// The translation of the centroid since the first touch, in points.
  package private(set) var translation = CGVector.zero
  /// The initial centroid.
  package private(set) var start = CGPoint.zero
  private var fingers: [Int: CGPoint] = [:]
  private var speed = ScrollVelocity()

  package init() {}

  package var isEmpty: Bool { fingers.isEmpty }
  package var count: Int { fingers.count }
  /// The centroid, as if the initial fingers had made the whole movement.
  package var location: CGPoint { CGPoint(x: start.x + translation.dx, y: start.y + translation.dy) }

  package mutating func began(_ finger: Int, at point: CGPoint, time: TimeInterval) {
    if fingers.isEmpty, translation == .zero {
      start = point
      speed.add(point, at: time)
    }
    fingers[finger] = point
  }

  /// - Parameter points: the locations of the fingers that have moved.
  package mutating func moved(_ points: [Int: CGPoint], time: TimeInterval) {
    guard !fingers.isEmpty else { return }
    var step = CGVector.zero
    for (finger, point) in points {
      guard let former = fingers[finger] else { continue }
      step.dx += point.x - former.x
      step.dy += point.y - former.y
      fingers[finger] = point
    }
    translation.dx += step.dx / CGFloat(fingers.count)
    translation.dy += step.dy / CGFloat(fingers.count)
    speed.add(location, at: time)
  }

  /// Updates the location of a finger without counting its movement, since there are too few fingers.
  package mutating func rest(_ finger: Int, at point: CGPoint) { if fingers[finger] != nil { fingers[finger] = point } }

  package mutating func ended(_ finger: Int) { fingers[finger] = nil }

  /// Returns the velocity in points per second.
  package func velocity(at time: TimeInterval) -> CGVector { speed.value(at: time) }
}
