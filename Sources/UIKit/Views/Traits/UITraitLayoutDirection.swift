/// The layout direction.
public struct UITraitLayoutDirection: CollectedTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traitCollection.layoutDirection }
  static func collection(_ value: UITraitEnvironmentLayoutDirection) -> UITraitCollection { UITraitCollection(layoutDirection: value) }
}
