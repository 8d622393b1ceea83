/// The layout direction of an environment (Apple: UITraitEnvironmentLayoutDirection).
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
