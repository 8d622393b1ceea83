/// The kind of device.
public struct UITraitUserInterfaceIdiom: CollectedTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIUserInterfaceIdiom { traitCollection.userInterfaceIdiom }
  static func collection(_ value: UIUserInterfaceIdiom) -> UITraitCollection { UITraitCollection(userInterfaceIdiom: value) }
}
