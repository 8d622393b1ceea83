public import UIKit

@MainActor @preconcurrency
public protocol Shape: View where Body == Never {
  func path(in rect: CGRect) -> Path
}
public protocol InsettableShape: Shape {}
extension Shape {
  public func fill<S: ShapeStyle>(_ content: S) -> some View { self }
  public func fill() -> some View { self }
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View { self }
  public func stroke(lineWidth: CGFloat = 1) -> some View { self }
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View { self }
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self { self }
  public func path(in rect: CGRect) -> Path { Path() }
}
public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}
public struct Path: Shape {
  private var path = CGMutablePath()
  public nonisolated init() {}
  public init(_ path: CGPath) { self.path.addPath(path) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) { path.addRect(rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }
  public init(ellipseIn rect: CGRect) { path.addEllipse(in: rect) }
  public var cgPath: CGPath { path }
  public mutating func move(to end: CGPoint) { path.move(to: end) }
  public mutating func addLine(to end: CGPoint) { path.addLine(to: end) }
  public mutating func addLines(_ lines: [CGPoint]) { path.addLines(between: lines) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public mutating func addRect(_ rect: CGRect) { path.addRect(rect) }
  public mutating func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians, clockwise: clockwise)
  }
  public mutating func closeSubpath() { path.closeSubpath() }
}
public struct Rectangle: InsettableShape { public nonisolated init() {} }
public struct RoundedRectangle: InsettableShape {
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {}
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {}
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct Circle: InsettableShape { public nonisolated init() {} }
public struct Ellipse: InsettableShape { public nonisolated init() {} }
public struct Capsule: InsettableShape { public nonisolated init(style: RoundedCornerStyle = .circular) {} }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public let label: Label
  public let isPressed: Bool
}
public struct PlainButtonStyle: Sendable { public nonisolated init() {} }

@MainActor
public protocol Gesture {}
public struct TapGesture: Gesture {
  public nonisolated init(count: Int = 1) {}
  public func onEnded(_ action: @escaping () -> Void) -> Self { self }
}
public struct LongPressGesture: Gesture {
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public func onEnded(_ action: @escaping (Bool) -> Void) -> Self { self }
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location = CGPoint.zero
    public var startLocation = CGPoint.zero
    public var translation = CGSize.zero
    public var predictedEndTranslation = CGSize.zero
  }
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
  public func updating<S>(_ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void) -> Self { self }
}
