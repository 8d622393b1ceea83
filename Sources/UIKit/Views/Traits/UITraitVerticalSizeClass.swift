/// How much height there is.
public struct UITraitVerticalSizeClass: CollectedTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceSizeClass { traitCollection.verticalSizeClass }
}
