import CoreGraphics

/// The parameters of glass. Lengths are in points.
///
/// Apple describes the material in words (Human Interface Guidelines, "Materials"; WWDC25 session 219, "Meet Liquid Glass"): it bends and
/// concentrates light at its edge, lets content show through, and has highlights that follow the light. The numbers are estimated by eye
/// from published screenshots. The glass of iOS also adapts to the brightness of its background and casts a shadow; this one does not.
struct GlassMaterial {
  let style: UIGlassEffect.Style
  let isDark: Bool
  /// Whether the glass is that of menus and sidebars, which is thicker (Apple, WWDC25 session 219). Its light numbers are measured at the
  /// menus of iOS 26: a white page becomes 249, a black one 202, with twice the distance of the colours from gray, and edges are blurred by
  /// 3.6 points. The cover makes up for the shadow below the glass, which iOS cuts out. The dark numbers are guesses.
  let isThick: Bool

  init(_ style: UIGlassEffect.Style, isThick: Bool = false, in interface: UIUserInterfaceStyle) {
    self.style = style
    self.isThick = isThick
    isDark = interface == .dark
  }

  /// The standard deviation of the blur.
  private var radius: CGFloat { isThick ? 3.6 : style == .clear ? 0.7 : 2.5 }
  private var saturation: CGFloat { isThick ? 2 : 1.3 }
  /// The gray value of the cover and its alpha.
  private var cover: (white: CGFloat, amount: CGFloat) {
    if isThick { return isDark ? (0.13, 0.8) : (0.99, 0.816) }
    return switch (style, isDark) {
    case (.regular, false): (1, 0.5)
    case (.regular, true): (0.17, 0.58)
    case (.clear, false): (1, 0.08)
    case (.clear, true): (0, 0.08)
    }
  }
  /// The strength of the highlight.
  private var rim: CGFloat { isDark ? 0.4 : 0.7 }

  private static let depth: CGFloat = 16, shift: CGFloat = 1.2
  /// The opacity of a tint over the background, from 0 to 1.
  private static let tintAmount: CGFloat = 0.8

  private var colors: [LayerFilter] {
    let cover = cover
    return [.gaussianBlur(radius: radius), .saturation(saturation), .tint(CGColor(gray: cover.white, alpha: cover.amount))]
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
