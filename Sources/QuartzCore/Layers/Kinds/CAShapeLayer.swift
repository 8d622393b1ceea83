import CoreGraphics
import Foundation
import Raster
import RenderTree

/// The rules for filling a path.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of lines.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of lines.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a path in its own coordinates, also outside of its bounds (Apple: CAShapeLayer), above its contents and below
/// its sublayers. It needs no bitmap. Its properties are animatable, except the fill rule, the line cap and join, and the dash
/// pattern. The path is not animated implicitly.
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    properties.figure = .shape(ShapeFigure())
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.figure = .shape(ShapeFigure())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.shape == nil { properties.figure = .shape(ShapeFigure()) }
  }

  private var shape: ShapeFigure { properties.shape ?? ShapeFigure() }

  private func set<Value: Equatable>(_ part: WritableKeyPath<ShapeFigure, Value>, to value: Value, _ key: String) {
    guard shape[keyPath: part] != value else { return }
    change(key) { properties.editShape { $0[keyPath: part] = value } }
  }

  private func setNumber(_ part: WritableKeyPath<ShapeFigure, CGFloat>, to value: CGFloat, _ key: String) {
    if checked(value, key) { set(part, to: value, key) }
  }

  /// The path in the layer's coordinates, stored as a copy. Paths with the same structure can be animated;
  /// setting the path does not animate implicitly.
  open var path: CGPath? {
    get { shape.path }
    set { set(\.path, to: newValue is CGMutablePath ? newValue?.copy() : newValue, "path") }
  }
  /// The fill colour; nil for no fill. Animatable; the default is opaque black.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(\.fillColor, to: newValue, "fillColor") }
  }
  /// The rule that determines the inside of the path.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { set(\.fillRule, to: newValue == .evenOdd ? .evenOdd : .nonZero, "fillRule") }
  }
  /// The colour of the line; nil for no line. Animatable; the default is nil.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(\.strokeColor, to: newValue, "strokeColor") }
  }
  /// The start of the line as a fraction of the path's length, 0...1. Animatable; the default is 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { setNumber(\.strokeStart, to: newValue, "strokeStart") }
  }
  /// The end of the line as a fraction of the path's length, 0...1. Animatable; the default is 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { setNumber(\.strokeEnd, to: newValue, "strokeEnd") }
  }
  /// The width of the line in points. Animatable; the default is 1.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { setNumber(\.lineWidth, to: newValue, "lineWidth") }
  }
  /// The miter limit. Animatable; the default is 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { setNumber(\.miterLimit, to: newValue, "miterLimit") }
  }
  /// The ends of open lines and dashes.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt }
    set { set(\.lineCap, to: newValue == .round ? .round : newValue == .square ? .square : .butt, "lineCap") }
  }
  /// The corners of the line.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter }
    set { set(\.lineJoin, to: newValue == .round ? .round : newValue == .bevel ? .bevel : .miter, "lineJoin") }
  }
  /// The lengths of dashes and gaps in turn, in points. The default is nil: a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
    set { set(\.lineDashPattern, to: newValue?.map(\.doubleValue) ?? [], "lineDashPattern") }
  }
  /// The distance into the pattern at which the line begins, in points. Animatable; the default is 0.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { setNumber(\.lineDashPhase, to: newValue, "lineDashPhase") }
  }
}
