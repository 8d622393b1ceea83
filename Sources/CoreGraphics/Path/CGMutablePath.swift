package import Raster

/// A path that can be extended (Apple: CGMutablePath).
///
/// Elements that need a current point are logged and ignored without one, as on Apple's systems.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(vector: VectorPath())
  }

  override package init(vector: VectorPath) {
    super.init(vector: vector)
  }
}

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    vector.move(to: RasterPoint(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint("addLine(to:)") else { return }
    vector.line(to: RasterPoint(point.applying(transform)))
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint("addQuadCurve(to:control:)") else { return }
    vector.quad(to: RasterPoint(end.applying(transform)), control: RasterPoint(control.applying(transform)))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    guard hasCurrentPoint("addCurve(to:control1:control2:)") else { return }
    vector.cubic(
      to: RasterPoint(end.applying(transform)), control1: RasterPoint(control1.applying(transform)),
      control2: RasterPoint(control2.applying(transform)))
  }

  public func closeSubpath() {
    guard !vector.verbs.isEmpty, vector.verbs.last != .close else { return }
    vector.close()
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    vector.addRect(rect, transform: transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { vector.addRect(rect, transform: transform) }
  }

  /// Adds lines through the points, in a new subpath that starts at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    vector.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with elliptic corners. Radii are limited to half of a side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    vector.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
  }

  /// Adds a rectangle with corners of continuous curvature (`CALayerCornerCurve.continuous`), clockwise in a y-down space from the left end
  /// of its top edge. Radii are limited to half of the shorter side.
  package func addContinuousRect(_ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    vector.appendRoundedRect(
      RasterRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY), topLeft: topLeft, topRight: topRight,
      bottomRight: bottomRight, bottomLeft: bottomLeft, isContinuous: true)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    vector.append(path.vector, transform: transform)
  }

  private func hasCurrentPoint(_ function: String) -> Bool {
    if vector.currentPoint != nil { return true }
    Problem.log("CGMutablePath.\(function): no current point")
    return false
  }
}
