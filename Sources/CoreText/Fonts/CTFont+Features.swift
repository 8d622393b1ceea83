import CPango
import Foundation

public let kCTFontFeatureTypeNameKey = "CTFeatureTypeName"
public let kCTFontFeatureTypeExclusiveKey = "CTFeatureTypeExclusive"
public let kCTFontFeatureTypeSelectorsKey = "CTFeatureTypeSelectors"
public let kCTFontFeatureSelectorNameKey = "CTFeatureSelectorName"
public let kCTFontFeatureSelectorDefaultKey = "CTFeatureSelectorDefault"
public let kCTFontFeatureSelectorSettingKey = "CTFeatureSelectorSetting"

/// Returns the features in the font's substitution table: a dictionary for each type, with a list of selectors (Apple: CTFontCopyFeatures);
/// nil if the font has none. Features that have only an OpenType tag are left out.
public func CTFontCopyFeatures(_ font: CTFont) -> [[String: Any]]? {
  let tags = TextEngine.shared.lock.withLock { font.face?.substitutionTags ?? [] }
  let types = FontFeatureType.all.compactMap { $0.description(in: tags) }
  return types.isEmpty ? nil : types
}

extension FontFace {
  /// The OpenType tags of the font's substitutions, such as `smcp`.
  var substitutionTags: Set<String> {
    let face = hb_font_get_face(hbFont), table: hb_tag_t = 0x4753_5542  // GSUB
    var count: UInt32 = 0
    let all = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(all))
    count = all
    hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return Set(
      tags.prefix(Int(count)).map { tag in String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self) })
  }
}

/// A type in Apple's registry of font features, with its selectors.
private struct FontFeatureType {
  let identifier: Int
  let name: String
  /// Whether only one selector can be active at a time.
  let isExclusive: Bool
  let selectors: [(identifier: Int, name: String)]

  /// Returns a dictionary of the selectors that the tags implement; nil if there are none.
  func description(in tags: Set<String>) -> [String: Any]? {
    let served = selectors.filter { !tags.isDisjoint(with: FontFeatures.tags(type: identifier, selector: $0.identifier).keys) }
    guard !served.isEmpty else { return nil }
    return [
      kCTFontFeatureTypeIdentifierKey: identifier, kCTFontFeatureTypeNameKey: name, kCTFontFeatureTypeExclusiveKey: isExclusive,
      kCTFontFeatureTypeSelectorsKey: served.map {
        [kCTFontFeatureSelectorIdentifierKey: $0.identifier, kCTFontFeatureSelectorNameKey: $0.name] as [String: Any]
      },
    ]
  }

  static let all: [FontFeatureType] = [
    FontFeatureType(
      identifier: kLigaturesType, name: "Ligatures", isExclusive: false,
      selectors: [(kCommonLigaturesOnSelector, "Common Ligatures"), (kRareLigaturesOnSelector, "Rare Ligatures")]),
    FontFeatureType(
      identifier: kNumberSpacingType, name: "Number Spacing", isExclusive: true,
      selectors: [(kMonospacedNumbersSelector, "Monospaced Numbers"), (kProportionalNumbersSelector, "Proportional Numbers")]),
    FontFeatureType(
      identifier: kVerticalPositionType, name: "Vertical Position", isExclusive: true,
      selectors: [
        (kSuperiorsSelector, "Superiors"), (kInferiorsSelector, "Inferiors"), (kOrdinalsSelector, "Ordinals"),
        (kScientificInferiorsSelector, "Scientific Inferiors"),
      ]),
    FontFeatureType(
      identifier: kFractionsType, name: "Fractions", isExclusive: true,
      selectors: [(kVerticalFractionsSelector, "Vertical Fractions"), (kDiagonalFractionsSelector, "Diagonal Fractions")]),
    FontFeatureType(
      identifier: kTypographicExtrasType, name: "Typographic Extras", isExclusive: false,
      selectors: [(kSlashedZeroOnSelector, "Slashed Zero")]),
    FontFeatureType(
      identifier: kNumberCaseType, name: "Number Case", isExclusive: true,
      selectors: [(kLowerCaseNumbersSelector, "Old-Style Figures"), (kUpperCaseNumbersSelector, "Lining Figures")]),
    FontFeatureType(
      identifier: kCaseSensitiveLayoutType, name: "Case-Sensitive Layout", isExclusive: false,
      selectors: [(kCaseSensitiveLayoutOnSelector, "Capital Forms")]),
    FontFeatureType(
      identifier: kStylisticAlternativesType, name: "Alternative Stylistic Sets", isExclusive: false,
      selectors: (1...20).map { (2 * $0, "Stylistic Set \($0)") }),
    FontFeatureType(
      identifier: kContextualAlternatesType, name: "Contextual Alternates", isExclusive: false,
      selectors: [
        (kContextualAlternatesOnSelector, "Contextual Alternates"), (kSwashAlternatesOnSelector, "Swash Alternates"),
        (kContextualSwashAlternatesOnSelector, "Contextual Swash Alternates"),
      ]),
    FontFeatureType(
      identifier: kLowerCaseType, name: "Lower Case", isExclusive: true,
      selectors: [(kLowerCaseSmallCapsSelector, "Small Capitals"), (kLowerCasePetiteCapsSelector, "Petite Capitals")]),
    FontFeatureType(
      identifier: kUpperCaseType, name: "Upper Case", isExclusive: true,
      selectors: [(kUpperCaseSmallCapsSelector, "Small Capitals"), (kUpperCasePetiteCapsSelector, "Petite Capitals")]),
  ]
}
