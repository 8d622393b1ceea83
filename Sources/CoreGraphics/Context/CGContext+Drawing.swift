internal import Raster

extension CGContext {
  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule: rule.rasterRule, color: state.fillColor)
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    stroke(takePath())
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: fill(path, rule: .nonZero, color: state.fillColor)
    case .eoFill, .eoFillStroke: fill(path, rule: .evenOdd, color: state.fillColor)
    case .stroke: break
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path) }
  }

  public func fill(_ rect: CGRect) {
    fill(DeviceShape(rect, transform: state.transform, limit: shapeLimit), color: state.fillColor)
  }

  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  public func fillEllipse(in rect: CGRect) {
    var path = VectorPath()
    path.addEllipse(in: rect, transform: state.transform)
    fill(path, rule: .nonZero, color: state.fillColor)
  }

  public func strokeEllipse(in rect: CGRect) {
    var path = VectorPath()
    path.addEllipse(in: rect, transform: state.transform)
    stroke(path)
  }

  public func stroke(_ rect: CGRect) {
    var path = VectorPath()
    path.addRect(rect, transform: state.transform)
    stroke(path)
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.lineWidth
    setLineWidth(width)
    stroke(rect)
    state.lineWidth = before
  }

  /// Draws a line from each first to each second point.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = VectorPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: device(points[index]))
      path.line(to: device(points[index + 1]))
    }
    stroke(path)
  }

  /// Clears the pixels of the rectangle: to transparent, to black in a context without alpha, to white on a page.
  public func clear(_ rect: CGRect) {
    let saved = state
    state.shadow = nil
    state.alpha = 1
    state.blendMode = isOpaque || document != nil ? .normal : .clear
    fill(DeviceShape(rect, transform: state.transform, limit: state.clip.bounds), color: document == nil ? .black : .white)
    state = saved
  }

  private func stroke(_ path: VectorPath) {
    guard let line = strokedLine(of: path), !line.outline.isEmpty, line.outline.isFinite, let paint = paint(state.strokeColor)
    else { return }
    let (opacity, antialias) = (state.opacity, state.shouldAntialias)
    self.paint(in: PixelRect(enclosing: line.outline.bounds)) {
      $0.stroke(line, paint: paint, antialias: antialias, opacity: opacity)
    }
  }

  /// The area outside of which a fill is not visible. With a shadow it is much larger than the clip.
  private var shapeLimit: PixelRect {
    state.shadow == nil ? state.clip.bounds : PixelRect(minX: -1 << 24, minY: -1 << 24, maxX: 1 << 24, maxY: 1 << 24)
  }
}
