/// The number of pixels per point.
public struct UITraitDisplayScale: CollectedTrait {
  public static var defaultValue: CGFloat { 0 }
  static func value(in traitCollection: UITraitCollection) -> CGFloat { traitCollection.displayScale }
  static func collection(_ value: CGFloat) -> UITraitCollection { UITraitCollection(displayScale: value) }
}
