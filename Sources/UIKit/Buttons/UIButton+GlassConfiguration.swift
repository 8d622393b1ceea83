extension UIButton.Configuration {
  // The configurations of iOS 26, in the shape of a capsule. Their backgrounds are glass; see `GlassMaterial` for what is a guess.

  /// Glass under content in the label color. `baseBackgroundColor` is the color of the glass.
  public static func glass() -> UIButton.Configuration { glass(.gray(), .regular) }

  /// Glass in the tint color, under white content.
  public static func prominentGlass() -> UIButton.Configuration { glass(.filled(), .regular) }

  /// Clear glass under content in the label color.
  public static func clearGlass() -> UIButton.Configuration { glass(.gray(), .clear) }

  /// Clear glass in the tint color, under white content.
  public static func prominentClearGlass() -> UIButton.Configuration { glass(.filled(), .clear) }

  private static func glass(_ configuration: UIButton.Configuration, _ style: UIGlassEffect.Style) -> UIButton.Configuration {
    var configuration = configuration
    configuration.cornerStyle = .capsule
    configuration.background.visualEffect = UIGlassEffect(style: style)
    if configuration.style == .gray { configuration.baseForegroundColor = .label }
    return configuration
  }

  /// Returns glass in the color of the background.
  ///
  /// - Parameter color: the background color of the button's state.
  func tinted(_ glass: UIGlassEffect, _ color: UIColor?) -> UIGlassEffect {
    guard glass.tintColor == nil, let copy = glass.copy() as? UIGlassEffect else { return glass }
    copy.tintColor = style == .gray ? baseBackgroundColor : color
    return copy
  }
}
