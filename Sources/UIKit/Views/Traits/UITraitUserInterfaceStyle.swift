/// The light or dark style.
public struct UITraitUserInterfaceStyle: CollectedTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceStyle { traitCollection.userInterfaceStyle }
  static func collection(_ value: UIUserInterfaceStyle) -> UITraitCollection { UITraitCollection(userInterfaceStyle: value) }
}
