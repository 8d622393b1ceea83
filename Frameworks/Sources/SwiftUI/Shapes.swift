public import UIKit

/// A shape with an outline for a rectangle. The outlines are computed, but not drawn (Apple: Shape).
public nonisolated protocol Shape: Sendable, Animatable, View where Body == Never {
  func path(in rect: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}
extension Shape {
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}
nonisolated extension Shape {
  public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: FillStyle = FillStyle()) -> some Shape { self }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some Shape { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some Shape { self }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public func stroke(style: StrokeStyle) -> some Shape { self }
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    DerivedShape { path(in: $0).trimmedPath(from: startFraction, to: endFraction) }
  }
  public func offset(_ offset: CGSize) -> some Shape { DerivedShape { path(in: $0).offsetBy(dx: offset.width, dy: offset.height) } }
  public func offset(_ offset: CGPoint) -> some Shape { DerivedShape { path(in: $0).offsetBy(dx: offset.x, dy: offset.y) } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { DerivedShape { path(in: $0).offsetBy(dx: x, dy: y) } }
  public func transform(_ transform: CGAffineTransform) -> some Shape { DerivedShape { path(in: $0).applying(transform) } }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape { self }
  public func size(_ size: CGSize) -> some Shape { DerivedShape { path(in: CGRect(origin: $0.origin, size: size)) } }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}
nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    self
  }
  public func strokeBorder<S: ShapeStyle>(_ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true) -> some View {
    self
  }
}
struct DerivedShape: Shape {
  let make: @Sendable (CGRect) -> Path
  func path(in rect: CGRect) -> Path { make(rect) }
}
public struct AnyShape: Shape {
  private let shape: any Shape
  public nonisolated init<S: Shape>(_ shape: S) { self.shape = shape }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
public struct Rectangle: InsettableShape {
  private var inset: CGFloat = 0
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
  public func inset(by amount: CGFloat) -> some InsettableShape { with(self) { $0.inset += amount } }
}
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect.insetBy(dx: inset, dy: inset), cornerSize: cornerSize, style: style) }
  public func inset(by amount: CGFloat) -> some InsettableShape { with(self) { $0.inset += amount } }
}
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path { path in
      let corners = [
        CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY), rect.origin,
      ]
      let radii = [cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading]
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      for (index, corner) in corners.enumerated() {
        path.addArc(tangent1End: corner, tangent2End: corners[(index + 1) % 4], radius: radii[index])
      }
      path.closeSubpath()
    }
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { with(self) { $0.inset += amount } }
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct Circle: InsettableShape {
  private var inset: CGFloat = 0
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = max(min(rect.width, rect.height) - 2 * inset, 0)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { with(self) { $0.inset += amount } }
}
public struct Ellipse: InsettableShape {
  private var inset: CGFloat = 0
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }
  public func inset(by amount: CGFloat) -> some InsettableShape { with(self) { $0.inset += amount } }
}
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: inset, dy: inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { with(self) { $0.inset += amount } }
}
public struct ContainerRelativeShape: InsettableShape {
  private var inset: CGFloat = 0
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
  public func inset(by amount: CGFloat) -> some InsettableShape { with(self) { $0.inset += amount } }
}
private func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}
extension Shape where Self == Circle { public nonisolated static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public nonisolated static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
  public nonisolated static var capsule: Capsule { Capsule() }
  public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
  public nonisolated static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == Rectangle { public nonisolated static var rect: Rectangle { Rectangle() } }
extension Shape where Self == RoundedRectangle {
  public nonisolated static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public nonisolated static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  public nonisolated static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle
  {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  public nonisolated static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius, style: style)
  }
}
