import CoreGraphics

extension InterfaceLook {
  /// The shadow that the glass of bars casts, which sets it off from a white page. Apple describes a shadow that is stronger above text than
  /// above a plain page (WWDC25 session 219); this one is always the same, and its numbers are guesses.
  struct GlassShadow: Hashable, Sendable {
    var opacity: Float
    var radius: CGFloat
    /// The distance by which it lies lower than the glass.
    var drop: CGFloat

    static let ios26 = GlassShadow(opacity: 0.12, radius: 10, drop: 3)
  }
}

extension UIVisualEffectView {
  /// Lets glass in the shape of a capsule cast a shadow.
  func castShadow(_ shadow: InterfaceLook.GlassShadow?) {
    layer.shadowOpacity = shadow?.opacity ?? 0
    guard let shadow else { return }
    let radius = min(bounds.width, bounds.height) / 2
    layer.shadowColor = CGColor(gray: 0, alpha: 1)
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = CGSize(width: 0, height: shadow.drop)
    layer.shadowPath = CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}
