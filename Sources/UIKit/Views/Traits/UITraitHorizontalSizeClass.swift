/// The horizontal size class.
public struct UITraitHorizontalSizeClass: CollectedTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceSizeClass { traitCollection.horizontalSizeClass }
  static func collection(_ value: UIUserInterfaceSizeClass) -> UITraitCollection { UITraitCollection(horizontalSizeClass: value) }
}
