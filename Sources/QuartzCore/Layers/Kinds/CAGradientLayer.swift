import CoreGraphics
import Foundation
import RenderTree

/// The kinds of gradients.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds, with their rounded corners, with a gradient (Apple: CAGradientLayer), above its contents and below its
/// sublayers. It needs no bitmap at any size. All its properties but the type are animatable.
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

  /// The colours: `CGColor`s. Others are logged and ignored. Animatable; the default is nil: nothing is drawn.
  open var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors }
    set {
      let colors = newValue?.compactMap { $0 as? CGColor } ?? []
      if colors.count != newValue?.count ?? 0 { LayerLog.invalid("colors that are no CGColor", of: self) }
      set(\.colors, to: colors, "colors")
    }
  }
  /// The location of each colour, 0...1 and ascending. Animatable; the default is nil: evenly spaced.
  open var locations: [NSNumber]? {
    get { gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { set(\.locations, to: newValue?.map { CGFloat($0.doubleValue) }, "locations") }
  }
  /// The start point in units of the bounds; the centre of a radial or conic gradient. Animatable; the default is (0.5, 0).
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { if checked(newValue, "startPoint") { set(\.startPoint, to: newValue, "startPoint") } }
  }
  /// The end point in units of the bounds. In a radial gradient it is a corner of the box around the outermost ellipse. In a conic one it
  /// is the direction from the centre in which the gradient begins; it continues clockwise. Animatable; the default is (0.5, 1).
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { if checked(newValue, "endPoint") { set(\.endPoint, to: newValue, "endPoint") } }
  }
  /// The kind of the gradient. The default is axial.
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
