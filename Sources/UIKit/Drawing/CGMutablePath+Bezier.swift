extension CGMutablePath {
  /// Adds a rectangle with the given corners rounded, clockwise in a y-down space from the left end of its top edge.
  func addRect(_ rect: CGRect, rounding corners: UIRectCorner, radii: CGSize) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let width = min(max(radii.width, 0), rect.width / 2)
    let height = min(max(radii.height, 0), rect.height / 2)
    guard width > 0, height > 0 else { return addRect(rect) }
    // The distance of a quarter ellipse's control points from its corner, as a share of the radius.
    let handle: CGFloat = 1 - 0.552_284_749_830_793_4
    func corner(_ which: UIRectCorner, at corner: CGPoint, from: CGVector, to: CGVector) {
      guard corners.contains(which) else { return addLine(to: corner) }
      func point(_ vector: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + vector.dx * width * part, y: corner.y + vector.dy * height * part)
      }
      addLine(to: point(from, 1))
      addCurve(to: point(to, 1), control1: point(from, handle), control2: point(to, handle))
    }
    move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY))
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    corner(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down)
    corner(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left)
    corner(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up)
    if corners.contains(.topLeft) { corner(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), from: down, to: right) }
    closeSubpath()
  }
}

extension CGPath {
  /// Returns the path with each subpath reversed. The order of the subpaths stays the same.
  func reversed() -> CGMutablePath {
    struct Segment {
      var start: CGPoint
      var points: [CGPoint]
    }
    let result = CGMutablePath()
    var first = CGPoint.zero
    var current = CGPoint.zero
    var segments: [Segment] = []
    var isOpen = false
    func finish(closed: Bool) {
      guard isOpen else { return }
      result.move(to: current)
      for segment in segments.reversed() {
        switch segment.points.count {
        case 1: result.addLine(to: segment.start)
        case 2: result.addQuadCurve(to: segment.start, control: segment.points[0])
        default: result.addCurve(to: segment.start, control1: segment.points[1], control2: segment.points[0])
        }
      }
      if closed { result.closeSubpath() }
      segments = []
      isOpen = false
    }
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        finish(closed: false)
        (first, current, isOpen) = (points[0], points[0], true)
      case .closeSubpath:
        finish(closed: true)
        current = first
      case .addLineToPoint:
        segments.append(Segment(start: current, points: [points[0]]))
        current = points[0]
      case .addQuadCurveToPoint:
        segments.append(Segment(start: current, points: [points[0], points[1]]))
        current = points[1]
      case .addCurveToPoint:
        segments.append(Segment(start: current, points: [points[0], points[1], points[2]]))
        current = points[2]
      }
    }
    finish(closed: false)
    return result
  }
}
