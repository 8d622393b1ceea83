import CoreGraphics
import Foundation

/// The distance and the rotation of two fingers relative to their beginning.
package struct PairProgress: Equatable, Sendable {
  /// The change of the distance that starts a pinch, in points.
  package static let pinchHysteresis: CGFloat = 8
  /// The angle that starts a rotation, in radians.
  package static let turnHysteresis: CGFloat = .pi / 36

  /// The ratio of the present distance to the initial one.
  package private(set) var scale: CGFloat = 1
  /// The accumulated clockwise rotation, in radians.
  package private(set) var rotation: CGFloat = 0
  /// The change of the distance, in points.
  package private(set) var stretch: CGFloat = 0
  private var fingers: [(id: Int, point: CGPoint)] = []
  private var samples: [Sample] = []

  private struct Sample: Equatable {
    var time: TimeInterval
    var scale: CGFloat
    var rotation: CGFloat
  }

  package init() {}

  /// Whether there are two fingers. Further fingers have no influence.
  package var isPair: Bool { fingers.count >= 2 }
  package var isEmpty: Bool { fingers.isEmpty }

  package static func == (one: PairProgress, other: PairProgress) -> Bool {
    one.scale == other.scale && one.rotation == other.rotation && one.fingers.map(\.id) == other.fingers.map(\.id)
      && one.fingers.map(\.point) == other.fingers.map(\.point) && one.samples == other.samples
  }

  package mutating func began(_ finger: Int, at point: CGPoint) { fingers.append((finger, point)) }

  package mutating func moved(_ points: [Int: CGPoint], time: TimeInterval) {
    let former = pair
    for index in fingers.indices { if let point = points[fingers[index].id] { fingers[index].point = point } }
    guard let former, let pair else { return }
    // The angle is undefined while the fingers are at the same point.
    if former.distance > 1, pair.distance > 1 {
      scale *= pair.distance / former.distance
      stretch += pair.distance - former.distance
      var turn = pair.angle - former.angle
      if turn > .pi { turn -= 2 * .pi }
      if turn < -.pi { turn += 2 * .pi }
      rotation += turn
    }
    note(time)
  }

  /// Applies a change that a touchpad reports.
  package mutating func changed(scale: CGFloat, rotation: CGFloat, time: TimeInterval) {
    self.scale *= scale
    self.rotation += rotation
    note(time)
  }

  private mutating func note(_ time: TimeInterval) {
    samples.append(Sample(time: time, scale: scale, rotation: rotation))
    samples.removeAll { $0.time < time - 0.1 }
  }

  package mutating func ended(_ finger: Int) { fingers.removeAll { $0.id == finger } }

  private var pair: (distance: CGFloat, angle: CGFloat)? {
    guard isPair else { return nil }
    let a = fingers[0].point, b = fingers[1].point
    return (hypot(b.x - a.x, b.y - a.y), atan2(b.y - a.y, b.x - a.x))
  }

  /// The changes of the scale and of the rotation per second.
  package var velocity: (scale: CGFloat, rotation: CGFloat) {
    guard let first = samples.first, let last = samples.last, last.time - first.time > 0.0005 else { return (0, 0) }
    let seconds = last.time - first.time
    return ((last.scale - first.scale) / seconds, (last.rotation - first.rotation) / seconds)
  }
}
