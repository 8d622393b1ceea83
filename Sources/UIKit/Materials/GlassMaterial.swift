import CoreGraphics

/// The parameters of glass. Lengths are in points.
///
/// Apple describes the material in words (Human Interface Guidelines, "Materials"; WWDC25 session 219, "Meet Liquid Glass"): it bends and
/// concentrates light at its edge, lets content show through, and has highlights that follow the light. The numbers are estimated by eye
/// from published screenshots. The glass of iOS also adapts to the brightness of what is behind it and casts a shadow; this one does not.
struct GlassMaterial {
  let style: UIGlassEffect.Style
  let isDark: Bool

  init(_ style: UIGlassEffect.Style, in interface: UIUserInterfaceStyle) {
    self.style = style
    isDark = interface == .dark
  }

  /// The standard deviation of the blur.
  private var radius: CGFloat { style == .clear ? 0.7 : 2.5 }
  /// The gray value of the cover and its alpha.
  private var cover: (white: CGFloat, amount: CGFloat) {
    switch (style, isDark) {
    case (.regular, false): (1, 0.5)
    case (.regular, true): (0.17, 0.58)
    case (.clear, false): (1, 0.08)
    case (.clear, true): (0, 0.08)
    }
  }
  /// The strength of the highlight.
  private var rim: CGFloat { isDark ? 0.4 : 0.7 }

  private static let depth: CGFloat = 16, shift: CGFloat = 1.2
  /// How much of the background a tint covers.
  private static let tintAmount: CGFloat = 0.8

  private var colors: [LayerFilter] {
    let cover = cover
    return [.gaussianBlur(radius: radius), .saturation(1.3), .tint(CGColor(gray: cover.white, alpha: cover.amount))]
  }

  /// Returns the filters of a piece of glass.
  ///
  /// - Parameter tint: the colour of the glass, resolved for the view's traits.
  func filters(tint: UIColor?) -> [LayerFilter] {
    let color = tint?.cgColor
    let cover = color.flatMap { $0.copy(alpha: $0.alpha * Self.tintAmount) }
    return colors + [.glass(depth: Self.depth, shift: Self.shift, rim: rim, tint: cover)]
  }

  /// Returns the filters of a container.
  func containerFilters(spacing: CGFloat) -> [LayerFilter] {
    colors + [.glassContainer(spacing: spacing, depth: Self.depth, shift: Self.shift, rim: rim)]
  }
}
