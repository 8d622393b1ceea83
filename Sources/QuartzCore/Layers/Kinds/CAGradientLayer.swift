import CoreGraphics
import Foundation

/// Kinds of gradients.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// Fills its bounds, rounded corners respected, with a gradient (Apple: CAGradientLayer). Changes show at once: its own
/// properties do not animate.
open class CAGradientLayer: CALayer {
  /// `CGColor`s; fewer than one show nothing.
  open var colors: [Any]? { didSet { setNeedsDisplay() } }
  /// 0...1, ascending, one per colour. Default nil: evenly spread.
  open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// In units of the bounds. Default (0.5, 0). Of a radial gradient: the centre.
  open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
  /// In units of the bounds. Default (0.5, 1). Of a radial gradient: a corner of the box of the last ellipse.
  open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }
  open var type = CAGradientLayerType.axial { didSet { setNeedsDisplay() } }

  public required init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }

  package override func presentationCopy() -> CALayer { CAGradientLayer(layer: self) }

  open override var cornerRadius: CGFloat { didSet { if cornerRadius != oldValue { setNeedsDisplay() } } }

  open override func display() {
    sharpenToScreen()
    displayByDrawing()
  }

  open override func draw(in ctx: CGContext) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let places = locations.flatMap { $0.count == colors.count ? $0.map { CGFloat($0.doubleValue) } : nil }
    guard !colors.isEmpty,
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: (colors.count == 1 ? colors + colors : colors) as CFArray,
        locations: colors.count == 1 ? nil : places)
    else { return }
    func place(_ p: CGPoint) -> CGPoint { CGPoint(x: bounds.minX + p.x * bounds.width, y: bounds.minY + p.y * bounds.height) }
    ctx.saveGState()
    let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
    if radius > 0, maskedCorners.rawValue == 15 {
      ctx.addPath(CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius))
      ctx.clip()
    }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if type == .radial {
      let center = place(startPoint)
      let end = place(endPoint)
      let (width, height) = (abs(end.x - center.x), abs(end.y - center.y))
      if width > 0, height > 0 {
        ctx.translateBy(x: center.x, y: center.y)
        ctx.scaleBy(x: width, y: height)
        ctx.drawRadialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
      }
    } else {
      ctx.drawLinearGradient(gradient, start: place(startPoint), end: place(endPoint), options: options)
    }
    ctx.restoreGState()
  }
}

extension CALayer {
  /// Layers that draw themselves are as sharp as the screen, whatever their contents scale says.
  func sharpenToScreen() {
    guard let scale = rootHost?.scale, scale > properties.contentsScale else { return }
    properties.contentsScale = scale
  }
}
