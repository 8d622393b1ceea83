import CoreGraphics
import Foundation
import RenderTree

/// Kinds of gradients.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Fills its bounds, rounded corners respected, with a gradient (Apple: CAGradientLayer): above its contents, below its sublayers. It
/// owns no bitmap, whatever its size; all its properties but the type animate.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    properties.figure = .gradient(GradientFigure())
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.figure = .gradient(GradientFigure())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.gradient == nil { properties.figure = .gradient(GradientFigure()) }
  }

  private var gradient: GradientFigure { properties.gradient ?? GradientFigure() }

  private func set<Value: Equatable>(_ part: WritableKeyPath<GradientFigure, Value>, to value: Value, _ key: String) {
    guard gradient[keyPath: part] != value else { return }
    change(key) { properties.editGradient { $0[keyPath: part] = value } }
  }

  /// `CGColor`s; others are logged and left out. Default nil: nothing shows. Animatable.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor } ?? []
      if colors.count != newValue?.count ?? 0 { LayerLog.invalid("colors that are no CGColor", of: self) }
      set(\.colors, to: colors, "colors")
    }
  }
  /// Where the colours are, 0...1, one each and ascending. Default nil: evenly spread. Animatable.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { set(\.locations, to: newValue?.map { CGFloat($0.doubleValue) }, "locations") }
  }
  /// In units of the bounds. Default (0.5, 0). Of a radial or conic gradient: the middle. Animatable.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { if checked(newValue, "startPoint") { set(\.startPoint, to: newValue, "startPoint") } }
  }
  /// In units of the bounds. Default (0.5, 1). Of a radial gradient: a corner of the box of the last ellipse. Of a conic one: where
  /// it begins, seen from the middle; it goes on clockwise. Animatable.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { if checked(newValue, "endPoint") { set(\.endPoint, to: newValue, "endPoint") } }
  }
  /// Default axial.
  open var type: CAGradientLayerType {
    get {
      switch gradient.form {
      case .axial: .axial
      case .radial: .radial
      case .conic: .conic
      }
    }
    set { set(\.form, to: newValue == .radial ? .radial : newValue == .conic ? .conic : .axial, "type") }
  }
}
