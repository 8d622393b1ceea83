/// The dynamic range in which images are shown (Apple: UITraitImageDynamicRange).
public struct UITraitImageDynamicRange: CollectedTrait {
  public static var defaultValue: UIImage.DynamicRange { .unspecified }
  static func value(in traitCollection: UITraitCollection) -> UIImage.DynamicRange { traitCollection.imageDynamicRange }
  static func collection(_ value: UIImage.DynamicRange) -> UITraitCollection { UITraitCollection(imageDynamicRange: value) }
}
