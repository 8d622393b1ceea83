import CoreGraphics
import QuartzCore
import RenderTree

extension UIView {
  private static let corners = SideTable<UIView, UICornerConfiguration>()

  /// The corner radii of the view. Default: square corners.
  public var cornerConfiguration: UICornerConfiguration {
    get { Self.corners[self] ?? .corners(radius: 0) }
    set {
      Self.corners[self] = newValue
      ConcentricCorners.note(self, newValue.isConcentric)
      applyCorners(newValue)
      ConcentricCorners.update(inside: self)
      setNeedsLayout()
    }
  }

  var hasCornerConfiguration: Bool { Self.corners[self] != nil }

  /// Returns the radius with which a corner is drawn, in points; for several corners, the largest. It is the radius of the corner
  /// configuration at the present size or, if none was set, the layer's corner radius for the corners that the layer rounds.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    min(max(0, min(bounds.width, bounds.height) / 2), cornerRadii.values(of: corner).max() ?? 0)
  }

  /// The radius of each corner in points, which may be more than the size allows.
  private var cornerRadii: CornerValues<CGFloat> {
    if let configuration = Self.corners[self] { return radii(of: configuration) }
    let mask = layer.maskedCorners, radius = layer.cornerRadius
    return CornerValues(
      topLeft: mask.contains(.layerMinXMinYCorner) ? radius : 0, topRight: mask.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomRight: mask.contains(.layerMaxXMaxYCorner) ? radius : 0, bottomLeft: mask.contains(.layerMinXMaxYCorner) ? radius : 0)
  }

  private func radii(of configuration: UICornerConfiguration) -> CornerValues<CGFloat> {
    configuration.radii(concentric: configuration.isConcentric ? concentricRadii : CornerValues(repeating: 0))
  }

  fileprivate func applyConcentricCorners() {
    if let configuration = Self.corners[self] { applyCorners(configuration) }
  }

  private func applyCorners(_ configuration: UICornerConfiguration) {
    let radii = radii(of: configuration), largest = radii.all.max() ?? 0
    var mask: CACornerMask = []
    if radii.topLeft > 0 { mask.insert(.layerMinXMinYCorner) }
    if radii.topRight > 0 { mask.insert(.layerMaxXMinYCorner) }
    if radii.bottomLeft > 0 { mask.insert(.layerMinXMaxYCorner) }
    if radii.bottomRight > 0 { mask.insert(.layerMaxXMaxYCorner) }
    if layer.maskedCorners != mask { layer.maskedCorners = mask }
    if layer.cornerRadius != largest { layer.cornerRadius = largest }
    layer.cornerRadiusFractions = CornerRadiusFractions(radii.map { radius in radius > 0 ? Double(radius / largest) : 1 })
  }

  /// For each corner, the radius of the container's corner less the distance of the two corners.
  ///
  /// The container is the nearest superview with round corners, or the screen of a device. The distance is the larger of the horizontal and
  /// the vertical one (a guess: with unequal distances no circle has the same centre).
  private var concentricRadii: CornerValues<CGFloat> {
    guard let (container, box, radii) = cornerContainer else { return CornerValues(repeating: 0) }
    let own = convert(bounds, to: container)
    let (left, right, top, bottom) = (own.minX - box.minX, box.maxX - own.maxX, own.minY - box.minY, box.maxY - own.maxY)
    func radius(_ container: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat { container - max(x, y, 0) }
    return CornerValues(
      topLeft: radius(radii.topLeft, left, top), topRight: radius(radii.topRight, right, top),
      bottomRight: radius(radii.bottomRight, right, bottom), bottomLeft: radius(radii.bottomLeft, left, bottom))
  }

  /// The view that contains the view's corners, its rectangle, and the radii of its corners; nil if there is none with round corners.
  private var cornerContainer: (UIView, CGRect, CornerValues<CGFloat>)? {
    var next = superview
    while let view = next {
      let radii = view.cornerRadii
      if radii.all.contains(where: { $0 > 0 }) {
        let maximum = min(view.bounds.width, view.bounds.height) / 2
        return (view, view.bounds, radii.map { min($0, maximum) })
      }
      next = view.superview
    }
    guard let window, window.frame == window.screen.bounds, let radius = window.screen.device?.cornerRadius, radius > 0 else { return nil }
    return (window, window.bounds, CornerValues(repeating: radius))
  }
}

/// The views whose corners depend on their containers. They are few, so that other views pay for a comparison only.
@MainActor
enum ConcentricCorners {
  private struct Member {
    weak var view: UIView?
  }
  private static var members: [Member] = []

  static func note(_ view: UIView, _ isConcentric: Bool) {
    members.removeAll { $0.view == nil || $0.view === view }
    if isConcentric { members.append(Member(view: view)) }
  }

  /// Applies the radii of a view and the views inside of it, after its geometry or its corners have changed.
  static func update(inside ancestor: UIView) {
    if members.isEmpty { return }
    for member in members {
      if let view = member.view, view.isDescendant(of: ancestor) { view.applyConcentricCorners() }
    }
  }
}
