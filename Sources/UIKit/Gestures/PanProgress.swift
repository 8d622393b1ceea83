/// The way of the middle of some fingers. Fingers that join or leave do not make it jump.
struct PanProgress: Equatable, Sendable {
  /// Points that fingers go before it is a pan.
  static let hysteresis: CGFloat = 10

  private(set) var way = CGVector.zero
  /// Where it began: the middle of the first fingers.
  private(set) var start = CGPoint.zero
  private var fingers: [Int: CGPoint] = [:]
  private var speed = ScrollVelocity()

  var isEmpty: Bool { fingers.isEmpty }
  var count: Int { fingers.count }
  /// The middle, as if the first fingers had gone all the way.
  var place: CGPoint { CGPoint(x: start.x + way.dx, y: start.y + way.dy) }

  mutating func began(_ finger: Int, at point: CGPoint, time: TimeInterval) {
    if fingers.isEmpty, way == .zero {
      start = point
      speed.add(point, at: time)
    }
    fingers[finger] = point
  }

  /// - Parameter points: of the fingers that moved.
  mutating func moved(_ points: [Int: CGPoint], time: TimeInterval) {
    guard !fingers.isEmpty else { return }
    var step = CGVector.zero
    for (finger, point) in points {
      guard let former = fingers[finger] else { continue }
      step.dx += point.x - former.x
      step.dy += point.y - former.y
      fingers[finger] = point
    }
    way.dx += step.dx / CGFloat(fingers.count)
    way.dy += step.dy / CGFloat(fingers.count)
    speed.add(place, at: time)
  }

  /// A finger moved that does not count, since there are too few.
  mutating func rest(_ finger: Int, at point: CGPoint) { if fingers[finger] != nil { fingers[finger] = point } }

  mutating func ended(_ finger: Int) { fingers[finger] = nil }

  /// Points a second.
  func velocity(at time: TimeInterval) -> CGVector { speed.value(at: time) }
}
