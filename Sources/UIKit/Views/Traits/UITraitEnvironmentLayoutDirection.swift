/// From where to where people read (Apple: UITraitEnvironmentLayoutDirection).
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}
