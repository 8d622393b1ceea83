public import UIKit

/// The outline of a shape (Apple: Path).
public struct Path: Shape, Equatable, @unchecked Sendable {
  // Unchecked: a path that is shared by several values is copied before it changes.
  private var path = CGMutablePath()
  public init() {}
  public init(_ path: CGPath) { self.path.addPath(path) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { path.addRect(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
  }
  public init(ellipseIn rect: CGRect) { path.addEllipse(in: rect) }

  public var cgPath: CGPath { path }
  public var isEmpty: Bool { path.isEmpty }
  public var boundingRect: CGRect { path.boundingBoxOfPath }
  public var currentPoint: CGPoint? { path.isEmpty ? nil : path.currentPoint }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { path.contains(p, using: eoFill ? .evenOdd : .winding) }
  public func path(in rect: CGRect) -> Path { self }

  private mutating func own() -> CGMutablePath {
    if !isKnownUniquelyReferenced(&path) {
      let copy = CGMutablePath()
      copy.addPath(path)
      path = copy
    }
    return path
  }
  public mutating func move(to end: CGPoint) { own().move(to: end) }
  public mutating func addLine(to end: CGPoint) { own().addLine(to: end) }
  public mutating func addLines(_ lines: [CGPoint]) { own().addLines(between: lines) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { own().addQuadCurve(to: end, control: control) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    own().addCurve(to: end, control1: control1, control2: control2)
  }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) { own().addRect(rect, transform: transform) }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    own().addEllipse(in: rect, transform: transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
  ) {
    // Corner sizes are limited to half of the rectangle's size.
    own().addRoundedRect(
      in: rect, cornerWidth: min(cornerSize.width, rect.width / 2), cornerHeight: min(cornerSize.height, rect.height / 2),
      transform: transform)
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
  ) {
    own().addArc(
      center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians, clockwise: clockwise,
      transform: transform)
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    own().addRelativeArc(center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
  }
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
    own().addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) { own().addPath(path.path, transform: transform) }
  public mutating func closeSubpath() { own().closeSubpath() }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    result.addPath(self, transform: transform)
    return result
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(path.copy(strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin, miterLimit: style.miterLimit))
  }

  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }
  public func forEach(_ body: (Element) -> Void) {
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: body(.move(to: points[0]))
      case .addLineToPoint: body(.line(to: points[0]))
      case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
      case .addCurveToPoint: body(.curve(to: points[2], control1: points[0], control2: points[1]))
      case .closeSubpath: body(.closeSubpath)
      @unknown default: break
      }
    }
  }
}
