import CoreGraphics
import Foundation
import Raster
import RenderTree

/// A path as points along time.
struct PathMotion {
  private(set) var points: [CGPoint] = []
  /// Fractions of the duration, one per point.
  private(set) var times: [Double] = []
  /// Directions in radians, one per point, without jumps of whole turns.
  private(set) var angles: [CGFloat] = []

  private static let stepsPerCurve = 24

  /// - Parameters: keyTimes: one per end of an element; isPaced: constant speed instead.
  init(_ path: CGPath, keyTimes: [Double]?, curves: [TimingCurve], isPaced: Bool) {
    let segments = PathMotion.segments(of: path.vector)
    guard let first = segments.first else { return }
    let even = (0...segments.count).map { Double($0) / Double(segments.count) }
    let ends = keyTimes?.count == segments.count + 1 ? keyTimes ?? even : even
    points = [first.point(at: 0)]
    times = [ends[0]]
    for (index, segment) in segments.enumerated() {
      let span = ends[index + 1] - ends[index]
      for step in 1...PathMotion.stepsPerCurve {
        let fraction = Double(step) / Double(PathMotion.stepsPerCurve)
        let place = index < curves.count ? curves[index].value(at: fraction, duration: span) : fraction
        points.append(segment.point(at: CGFloat(isPaced ? fraction : place)))
        times.append(ends[index] + span * fraction)
      }
    }
    if isPaced { spread() }
    measureAngles()
  }

  /// Along all points.
  var length: CGFloat { zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) } }

  /// Times by length.
  private mutating func spread() {
    var length = 0.0
    var sums = [0.0]
    for (a, b) in zip(points, points.dropFirst()) {
      length += Double(hypot(b.x - a.x, b.y - a.y))
      sums.append(length)
    }
    if length > 0 { times = sums.map { $0 / length } }
  }

  private mutating func measureAngles() {
    var last: CGFloat = 0
    for index in points.indices {
      let a = points[max(index - 1, 0)]
      let b = points[min(index + 1, points.count - 1)]
      if a != b {
        var angle = atan2(b.y - a.y, b.x - a.x)
        angle += ((last - angle) / (2 * .pi)).rounded() * 2 * .pi
        last = angle
      }
      angles.append(last)
    }
  }

  private struct Segment {
    var p0, p1, p2, p3: CGPoint

    func point(at t: CGFloat) -> CGPoint {
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }
  }

  /// The path's elements as cubics; a move jumps.
  private static func segments(of path: VectorPath) -> [Segment] {
    var result: [Segment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    var index = 0
    func next() -> CGPoint {
      defer { index += 1 }
      return index < path.points.count ? CGPoint(x: path.points[index].x, y: path.points[index].y) : current
    }
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    func line(to end: CGPoint) {
      result.append(Segment(p0: current, p1: mix(current, end, 1 / 3), p2: mix(current, end, 2 / 3), p3: end))
      current = end
    }
    for verb in path.verbs {
      switch verb {
      case .move:
        start = next()
        current = start
      case .line:
        line(to: next())
      case .quad:
        let control = next()
        let end = next()
        result.append(Segment(p0: current, p1: mix(current, control, 2 / 3), p2: mix(end, control, 2 / 3), p3: end))
        current = end
      case .cubic:
        let c1 = next()
        let c2 = next()
        let end = next()
        result.append(Segment(p0: current, p1: c1, p2: c2, p3: end))
        current = end
      case .close:
        if current != start { line(to: start) }
      }
    }
    return result
  }
}
