import CoreGraphics

extension InterfaceLook {
  /// The glass of menus, popovers, alerts and sidebars. It is thicker than that of bars (Apple, WWDC25 session 219): see `GlassMaterial`.
  struct Platter: Hashable, Sendable {
    var shadow: GlassShadow

    static let ios26 = Platter(shadow: .ios26)
  }
}

extension CALayer {
  /// Lets the layer cast the shadow of a platter.
  func cast(_ shadow: InterfaceLook.GlassShadow) {
    shadowColor = CGColor(gray: 0, alpha: 1)
    shadowOpacity = shadow.opacity
    shadowRadius = shadow.radius
    shadowOffset = CGSize(width: 0, height: shadow.drop)
  }

  /// The shadow of a rounded rectangle that fills the layer.
  func shapeShadow(radius: CGFloat) {
    let maximum = max(min(radius, bounds.width / 2, bounds.height / 2), 0)
    shadowPath = CGPath(roundedRect: bounds, cornerWidth: maximum, cornerHeight: maximum, transform: nil)
  }
}
