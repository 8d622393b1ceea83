/// Left to right or right to left.
public struct UITraitLayoutDirection: CollectedTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traitCollection.layoutDirection }
}
