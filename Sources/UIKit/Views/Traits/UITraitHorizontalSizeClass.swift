/// How much width there is.
public struct UITraitHorizontalSizeClass: CollectedTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceSizeClass { traitCollection.horizontalSizeClass }
}
