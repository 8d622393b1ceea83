internal import Raster

extension CGContext {
  public func beginPath() { currentPath = VectorPath() }

  public func move(to point: CGPoint) { currentPath.move(to: device(point)) }

  public func addLine(to point: CGPoint) {
    guard hasCurrentPoint("addLine(to:)") else { return }
    currentPath.line(to: device(point))
  }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard hasCurrentPoint("addCurve(to:control1:control2:)") else { return }
    currentPath.cubic(to: device(end), control1: device(control1), control2: device(control2))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard hasCurrentPoint("addQuadCurve(to:control:)") else { return }
    currentPath.quad(to: device(end), control: device(control))
  }

  public func closePath() { currentPath.close() }

  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.transform) }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.transform) }

  /// Adds an arc. Angles are in radians from the x axis towards the y axis of user space; they decrease if `clockwise` is true.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let delta = ArcGeometry.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    currentPath.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: state.transform)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard hasCurrentPoint("addArc(tangent1End:tangent2End:radius:)") else { return }
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.transform)
  }

  public func addPath(_ path: CGPath) { currentPath.append(path.vector, transform: state.transform) }

  /// Replaces the current path by the outline that its stroke would fill.
  public func replacePathWithStrokedPath() {
    currentPath = strokeOutline(of: takePath()) ?? VectorPath()
  }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current point in user space; the zero point for an empty path.
  public var currentPointOfPath: CGPoint {
    guard let point = currentPath.currentPoint, let inverse = state.transform.inverseIfAny else { return .zero }
    return CGPoint(point).applying(inverse)
  }

  /// The bounds of all points in user space; the null rectangle for an empty path.
  public var boundingBoxOfPath: CGRect {
    guard let inverse = state.transform.inverseIfAny else { return .null }
    return currentPath.transformed(by: inverse.affine).controlBox
  }

  /// A copy of the current path in user space; nil for an empty path.
  public var path: CGPath? {
    guard !currentPath.isEmpty, let inverse = state.transform.inverseIfAny else { return nil }
    return CGPath(vector: currentPath.transformed(by: inverse.affine))
  }

  /// Whether a point in user space is inside the area that `mode` would paint.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let devicePoint = device(point)
    guard devicePoint.x.isFinite, devicePoint.y.isFinite, currentPath.isFinite else { return false }
    switch mode {
    case .fill: return currentPath.contains(devicePoint)
    case .eoFill: return currentPath.contains(devicePoint, rule: .evenOdd)
    case .stroke: return strokeOutline(of: currentPath)?.contains(devicePoint) ?? false
    case .fillStroke: return pathContains(point, mode: .fill) || pathContains(point, mode: .stroke)
    case .eoFillStroke: return pathContains(point, mode: .eoFill) || pathContains(point, mode: .stroke)
    }
  }

  func takePath() -> VectorPath {
    defer { currentPath = VectorPath() }
    return currentPath
  }

  func device(_ point: CGPoint) -> RasterPoint { RasterPoint(point.applying(state.transform)) }

  /// Returns the outline of the stroke of a path in device space.
  func strokeOutline(of path: VectorPath) -> VectorPath? { strokedLine(of: path)?.outline }

  /// Returns the line along a path in device space. The pen is round in user space.
  func strokedLine(of path: VectorPath) -> StrokedLine? {
    guard path.isFinite, !path.isEmpty, let inverse = state.transform.inverseIfAny else { return nil }
    let scale = Double(state.transform.largestScale)
    let width = state.lineWidth > 0 ? Double(state.lineWidth) : 1 / scale
    let style = StrokeStyle(
      width: width, cap: state.lineCap.rasterCap, join: state.lineJoin.rasterJoin, miterLimit: Double(state.miterLimit),
      dash: state.dash?.lengths ?? [], dashPhase: state.dash?.phase ?? 0)
    let (own, transform) = (path.transformed(by: inverse.affine), state.transform.affine)
    let outline = own.stroked(style, tolerance: 0.1 / scale).transformed(by: transform)
    return StrokedLine(path: own, style: style, transform: transform, outline: outline)
  }

  private func hasCurrentPoint(_ function: String) -> Bool {
    if !currentPath.isEmpty { return true }
    Problem.log("CGContext.\(function): no current point")
    return false
  }
}
