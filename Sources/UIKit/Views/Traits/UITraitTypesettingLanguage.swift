import Foundation

/// The language whose rules text follows (Apple: UITraitTypesettingLanguage).
public struct UITraitTypesettingLanguage: CollectedTrait {
  public static var defaultValue: Locale.Language? { nil }
  static func value(in traitCollection: UITraitCollection) -> Locale.Language? { traitCollection.typesettingLanguage }
  static func collection(_ value: Locale.Language?) -> UITraitCollection { UITraitCollection(typesettingLanguage: value) }
}
