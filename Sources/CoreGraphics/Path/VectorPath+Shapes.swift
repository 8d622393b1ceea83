internal import Raster

extension RasterPoint {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}

extension CGPoint {
  init(_ point: RasterPoint) { self.init(x: point.x, y: point.y) }
}

/// The shapes of Core Graphics. Their starting points and directions are Apple's, so that dashes and winding numbers agree.
extension VectorPath {
  mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    move(to: RasterPoint(CGPoint(x: rect.minX, y: rect.minY).applying(transform)))
    line(to: RasterPoint(CGPoint(x: rect.maxX, y: rect.minY).applying(transform)))
    line(to: RasterPoint(CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)))
    line(to: RasterPoint(CGPoint(x: rect.minX, y: rect.maxY).applying(transform)))
    close()
  }

  mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let unit = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY
    ).concatenating(transform)
    move(to: RasterPoint(CGPoint(x: 1, y: 0).applying(unit)))
    addQuadrants(4, of: unit)
    close()
  }

  mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform) {
    let rect = rect.standardized
    let width = Swift.min(Swift.max(cornerWidth, 0), rect.width / 2)
    let height = Swift.min(Swift.max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0, !rect.isNull else { return addRect(rect, transform: transform) }
    let k = VectorPath.circleHandle
    func point(_ x: CGFloat, _ y: CGFloat) -> RasterPoint { RasterPoint(CGPoint(x: x, y: y).applying(transform)) }
    move(to: point(rect.maxX, rect.midY))
    line(to: point(rect.maxX, rect.maxY - height))
    cubic(
      to: point(rect.maxX - width, rect.maxY), control1: point(rect.maxX, rect.maxY - height * (1 - k)),
      control2: point(rect.maxX - width * (1 - k), rect.maxY))
    line(to: point(rect.minX + width, rect.maxY))
    cubic(
      to: point(rect.minX, rect.maxY - height), control1: point(rect.minX + width * (1 - k), rect.maxY),
      control2: point(rect.minX, rect.maxY - height * (1 - k)))
    line(to: point(rect.minX, rect.minY + height))
    cubic(
      to: point(rect.minX + width, rect.minY), control1: point(rect.minX, rect.minY + height * (1 - k)),
      control2: point(rect.minX + width * (1 - k), rect.minY))
    line(to: point(rect.maxX - width, rect.minY))
    cubic(
      to: point(rect.maxX, rect.minY + height), control1: point(rect.maxX - width * (1 - k), rect.minY),
      control2: point(rect.maxX, rect.minY + height * (1 - k)))
    close()
  }

  /// Adds quarter turns of the unit circle from (1, 0), which is the current point.
  private mutating func addQuadrants(_ count: Int, of unit: CGAffineTransform) {
    let k = VectorPath.circleHandle
    var x: CGFloat = 1
    var y: CGFloat = 0
    for _ in 0..<count {
      let (nextX, nextY) = (-y, x)
      cubic(
        to: RasterPoint(CGPoint(x: nextX, y: nextY).applying(unit)),
        control1: RasterPoint(CGPoint(x: x + k * nextX, y: y + k * nextY).applying(unit)),
        control2: RasterPoint(CGPoint(x: nextX + k * x, y: nextY + k * y).applying(unit)))
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds an arc of at most a full turn, preceded by a line from the current point if there is one.
  mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform) {
    guard radius.isFinite, startAngle.isFinite, delta.isFinite, center.x.isFinite, center.y.isFinite else {
      Problem.log("an arc with centre \(center), radius \(radius), angles \(startAngle) and \(delta) was left out")
      return
    }
    let turn = 2 * CGFloat.pi
    let delta = Swift.min(Swift.max(delta, -turn), turn)
    func point(_ angle: CGFloat, _ along: CGFloat) -> RasterPoint {
      let (x, y) = (cos(angle), sin(angle))
      return RasterPoint(
        CGPoint(x: center.x + radius * (x - along * y), y: center.y + radius * (y + along * x)).applying(transform))
    }
    let start = point(startAngle, 0)
    if currentPoint == nil { move(to: start) } else { line(to: start) }
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = delta / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle + step * CGFloat(index)
      let to = startAngle + step * CGFloat(index + 1)
      cubic(to: point(to, 0), control1: point(from, handle), control2: point(to, -handle))
    }
  }

  mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform) {
    guard let current = currentPoint else { return }
    // The current point is already transformed.
    let start: CGPoint
    if transform.isIdentity {
      start = CGPoint(current)
    } else if let inverse = transform.inverseIfAny {
      start = CGPoint(current).applying(inverse)
    } else {
      return
    }
    func addCorner() { line(to: RasterPoint(corner.applying(transform))) }
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (aLength, bLength) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard radius > 0, radius.isFinite, aLength > 0, bLength > 0, cross.isFinite, abs(cross) > 1e-12 * aLength * bLength else {
      return addCorner()
    }
    let cosine = (ax * bx + ay * by) / (aLength * bLength)
    let half = acos(Swift.min(Swift.max(cosine, -1), 1)) / 2
    let distance = radius / tan(half)
    guard distance.isFinite else { return addCorner() }
    let first = CGPoint(x: corner.x + ax / aLength * distance, y: corner.y + ay / aLength * distance)
    let last = CGPoint(x: corner.x + bx / bLength * distance, y: corner.y + by / bLength * distance)
    let bisectorX = ax / aLength + bx / bLength
    let bisectorY = ay / aLength + by / bLength
    let bisector = hypot(bisectorX, bisectorY)
    guard bisector > 0 else { return addCorner() }
    let toCenter = radius / sin(half) / bisector
    let center = CGPoint(x: corner.x + bisectorX * toCenter, y: corner.y + bisectorY * toCenter)
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    let endAngle = atan2(last.y - center.y, last.x - center.x)
    var delta = endAngle - startAngle
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// The handle length of the cubic curve that approximates a quarter of a circle.
  static let circleHandle: CGFloat = 0.552_284_749_830_793_4
}
