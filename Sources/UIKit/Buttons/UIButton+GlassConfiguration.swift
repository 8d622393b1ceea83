extension UIButton.Configuration {
  // Linux has no glass. These configurations of iOS 26 have the nearest older look, in the shape of a capsule.

  /// Glass, drawn as the label color on gray.
  public static func glass() -> UIButton.Configuration {
    var configuration = capsule(.gray())
    configuration.baseForegroundColor = .label
    return configuration
  }

  /// Glass in the tint color, drawn as white on the tint color.
  public static func prominentGlass() -> UIButton.Configuration { capsule(.filled()) }

  /// Clear glass, drawn as the label color on a pale gray.
  public static func clearGlass() -> UIButton.Configuration {
    var configuration = glass()
    configuration.baseBackgroundColor = .quaternarySystemFill
    return configuration
  }

  /// Clear glass in the tint color, drawn as the tint color on a translucent shade of it.
  public static func prominentClearGlass() -> UIButton.Configuration { capsule(.tinted()) }

  private static func capsule(_ configuration: UIButton.Configuration) -> UIButton.Configuration {
    var configuration = configuration
    configuration.cornerStyle = .capsule
    return configuration
  }
}
