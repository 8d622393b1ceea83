/// The vertical size class.
public struct UITraitVerticalSizeClass: CollectedTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceSizeClass { traitCollection.verticalSizeClass }
  static func collection(_ value: UIUserInterfaceSizeClass) -> UITraitCollection { UITraitCollection(verticalSizeClass: value) }
}
