import CoreGraphics

extension InterfaceLook {
  /// The shadow that glass casts, which sets it off from a white page. Apple describes a shadow that is stronger above text than above a
  /// plain page (WWDC25 session 219); this one is always the same.
  struct GlassShadow: Hashable, Sendable {
    var opacity: Float
    var radius: CGFloat
    /// The distance by which it lies lower than the glass.
    var drop: CGFloat

    /// Measured at a menu and a round button on a white page: 12, 16 and 8 levels beside, below and above the menu, half of that 12 points
    /// away; 8, 11 and 5 levels at the button.
    static let ios26 = GlassShadow(opacity: 0.1, radius: 18, drop: 8)
  }
}

extension UIVisualEffectView {
  /// Lets glass in the shape of a capsule cast a shadow.
  func castShadow(_ shadow: InterfaceLook.GlassShadow?) {
    layer.shadowOpacity = shadow?.opacity ?? 0
    guard let shadow else { return }
    let radius = min(bounds.width, bounds.height) / 2
    layer.cast(shadow)
    layer.shapeShadow(radius: radius)
  }
}
