import Foundation

/// A function from the elapsed fraction of a duration to progress.
package enum TimingCurve: Sendable, Equatable {
  case linear
  /// A cubic Bézier from (0, 0) to (1, 1) with these control points.
  case cubic(CGPoint, CGPoint)
  case spring(Spring)
  /// Another curve whose progress 0...1 is mapped to the range between two values.
  indirect case part(TimingCurve, from: Double, to: Double)

  package static let easeIn = cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
  package static let easeOut = cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
  package static let easeInEaseOut = cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
  /// The curve of Core Animation's implicit animations.
  package static let `default` = cubic(CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))

  /// Returns the progress at `fraction` (0...1) of `duration` seconds. Springs run in seconds and may not have come to rest at the end.
  package func value(at fraction: Double, duration: TimeInterval) -> Double {
    switch self {
    case .linear: fraction
    case .cubic(let c1, let c2):
      CubicBezier(x1: c1.x, y1: c1.y, x2: c2.x, y2: c2.y).value(at: fraction)
    case .spring(let spring): spring.value(at: fraction * duration)
    case .part(let curve, let from, let to): from + (to - from) * curve.value(at: fraction, duration: duration)
    }
  }
}
