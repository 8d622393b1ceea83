import CoreGraphics
import Foundation
import Raster
import RenderTree

/// Rules of filling.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Ends of lines.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Corners of lines.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Draws a path in its own coordinates, also where that leaves the bounds (Apple: CAShapeLayer): above its contents, below its
/// sublayers. It owns no bitmap; all its properties animate but the rule, cap, join and pattern, the path without being told alone.
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

  /// In the layer's coordinates; a copy is kept. Paths of the same structure animate into each other; a change alone does not animate.
  open var path: CGPath? {
    get { shape.path }
    set { set(\.path, to: newValue is CGMutablePath ? newValue?.copy() : newValue, "path") }
  }
  /// Default opaque black; nil fills nothing. Animatable.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(\.fillColor, to: newValue, "fillColor") }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set { set(\.fillRule, to: newValue == .evenOdd ? .evenOdd : .nonZero, "fillRule") }
  }
  /// Default nil: no line. Animatable.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(\.strokeColor, to: newValue, "strokeColor") }
  }
  /// Where the line begins, as a part of the path's length, 0...1. Default 0. Animatable.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { setNumber(\.strokeStart, to: newValue, "strokeStart") }
  }
  /// Where the line ends. Default 1. Animatable.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { setNumber(\.strokeEnd, to: newValue, "strokeEnd") }
  }
  /// Points. Default 1. Animatable.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { setNumber(\.lineWidth, to: newValue, "lineWidth") }
  }
  /// Default 10. Animatable.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { setNumber(\.miterLimit, to: newValue, "miterLimit") }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap == .round ? .round : shape.lineCap == .square ? .square : .butt }
    set { set(\.lineCap, to: newValue == .round ? .round : newValue == .square ? .square : .butt, "lineCap") }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin == .round ? .round : shape.lineJoin == .bevel ? .bevel : .miter }
    set { set(\.lineJoin, to: newValue == .round ? .round : newValue == .bevel ? .bevel : .miter, "lineJoin") }
  }
  /// Points; lengths of dashes and gaps in turn. Default nil: a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: $0) } }
    set { set(\.lineDashPattern, to: newValue?.map(\.doubleValue) ?? [], "lineDashPattern") }
  }
  /// Points into the pattern at which it begins. Default 0. Animatable.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { setNumber(\.lineDashPhase, to: newValue, "lineDashPhase") }
  }
}
