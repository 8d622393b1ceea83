import CoreGraphics
import Foundation

/// The velocity of a finger, calculated from its last samples.
package struct ScrollVelocity: Equatable, Sendable {
  /// The period of the samples in seconds.
  private static let window: TimeInterval = 0.1
  /// The time without a movement after which the velocity is zero, in seconds.
  private static let rest: TimeInterval = 0.08

  private var samples: [Sample] = []

  private struct Sample: Equatable {
    var point: CGPoint
    var time: TimeInterval
  }

  package init() {}

  package mutating func reset() { samples.removeAll(keepingCapacity: true) }

  package mutating func add(_ point: CGPoint, at time: TimeInterval) {
    samples.append(Sample(point: point, time: time))
    samples.removeAll { $0.time < time - Self.window }
  }

  /// Returns the velocity at `time`, in points per second.
  package func value(at time: TimeInterval) -> CGVector {
    guard let first = samples.first, let last = samples.last, time - last.time < Self.rest else { return .zero }
    let seconds = last.time - first.time
    guard seconds > 0.0005 else { return .zero }
    return CGVector(dx: (last.point.x - first.point.x) / seconds, dy: (last.point.y - first.point.y) / seconds)
  }
}
