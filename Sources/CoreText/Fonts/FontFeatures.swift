import Foundation

// Names of font features as Apple's layout tables have them (SFNTLayoutTypes.h).

public let kCommonLigaturesOnSelector = 2, kCommonLigaturesOffSelector = 3
public let kRareLigaturesOnSelector = 4, kRareLigaturesOffSelector = 5
public let kLigaturesType = 1
public let kNumberSpacingType = 6, kMonospacedNumbersSelector = 0, kProportionalNumbersSelector = 1
public let kVerticalPositionType = 10, kNormalPositionSelector = 0, kSuperiorsSelector = 1, kInferiorsSelector = 2
public let kOrdinalsSelector = 3, kScientificInferiorsSelector = 4
public let kFractionsType = 11, kNoFractionsSelector = 0, kVerticalFractionsSelector = 1, kDiagonalFractionsSelector = 2
public let kTypographicExtrasType = 14, kSlashedZeroOnSelector = 4, kSlashedZeroOffSelector = 5
public let kNumberCaseType = 21, kLowerCaseNumbersSelector = 0, kUpperCaseNumbersSelector = 1
public let kCaseSensitiveLayoutType = 33, kCaseSensitiveLayoutOnSelector = 0, kCaseSensitiveLayoutOffSelector = 1
public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2, kStylisticAltOneOffSelector = 3, kStylisticAltTwoOnSelector = 4, kStylisticAltTwoOffSelector = 5
public let kStylisticAltThreeOnSelector = 6, kStylisticAltThreeOffSelector = 7, kStylisticAltFourOnSelector = 8
public let kStylisticAltFourOffSelector = 9, kStylisticAltFiveOnSelector = 10, kStylisticAltFiveOffSelector = 11
public let kStylisticAltSixOnSelector = 12, kStylisticAltSixOffSelector = 13, kStylisticAltSevenOnSelector = 14
public let kStylisticAltSevenOffSelector = 15, kStylisticAltEightOnSelector = 16, kStylisticAltEightOffSelector = 17
public let kStylisticAltNineOnSelector = 18, kStylisticAltNineOffSelector = 19, kStylisticAltTenOnSelector = 20
public let kStylisticAltTenOffSelector = 21, kStylisticAltElevenOnSelector = 22, kStylisticAltElevenOffSelector = 23
public let kStylisticAltTwelveOnSelector = 24, kStylisticAltTwelveOffSelector = 25, kStylisticAltThirteenOnSelector = 26
public let kStylisticAltThirteenOffSelector = 27, kStylisticAltFourteenOnSelector = 28, kStylisticAltFourteenOffSelector = 29
public let kStylisticAltFifteenOnSelector = 30, kStylisticAltFifteenOffSelector = 31, kStylisticAltSixteenOnSelector = 32
public let kStylisticAltSixteenOffSelector = 33, kStylisticAltSeventeenOnSelector = 34, kStylisticAltSeventeenOffSelector = 35
public let kStylisticAltEighteenOnSelector = 36, kStylisticAltEighteenOffSelector = 37, kStylisticAltNineteenOnSelector = 38
public let kStylisticAltNineteenOffSelector = 39, kStylisticAltTwentyOnSelector = 40, kStylisticAltTwentyOffSelector = 41
public let kContextualAlternatesType = 36, kContextualAlternatesOnSelector = 0, kContextualAlternatesOffSelector = 1
public let kSwashAlternatesOnSelector = 2, kSwashAlternatesOffSelector = 3
public let kContextualSwashAlternatesOnSelector = 4, kContextualSwashAlternatesOffSelector = 5
public let kLowerCaseType = 37, kDefaultLowerCaseSelector = 0, kLowerCaseSmallCapsSelector = 1, kLowerCasePetiteCapsSelector = 2
public let kUpperCaseType = 38, kDefaultUpperCaseSelector = 0, kUpperCaseSmallCapsSelector = 1, kUpperCasePetiteCapsSelector = 2

/// Keys of a setting by an OpenType tag.
public let kCTFontOpenTypeFeatureTag = "CTFeatureOpenTypeTag"
public let kCTFontOpenTypeFeatureValue = "CTFeatureOpenTypeValue"
public let kCTFontFeatureTypeIdentifierKey = "CTFeatureTypeIdentifier"
public let kCTFontFeatureSelectorIdentifierKey = "CTFeatureSelectorIdentifier"
/// Keys of what `CTFontCopyFeatures` says of a feature and of its selectors.
public let kCTFontFeatureTypeNameKey = "CTFeatureTypeName", kCTFontFeatureTypeExclusiveKey = "CTFeatureTypeExclusive"
public let kCTFontFeatureTypeSelectorsKey = "CTFeatureTypeSelectors", kCTFontFeatureSelectorNameKey = "CTFeatureSelectorName"
public let kCTFontFeatureSelectorDefaultKey = "CTFeatureSelectorDefault", kCTFontFeatureSelectorSettingKey = "CTFeatureSelectorSetting"

/// nil, as for a font without tables of Apple Advanced Typography: those of OpenType are shaped by, and not listed.
public func CTFontCopyFeatures(_ font: CTFont) -> NSArray? { nil }

/// What settings of font features are in OpenType, which HarfBuzz shapes by.
package enum FontFeatures {
  /// Tags and values of a list of settings: tables of a type and a selector, or of a tag and a value, by names or by objects that have
  /// such a name. What no tag stands for is left out.
  package static func tags(of settings: [Any]) -> [String: UInt32] {
    var tags: [String: UInt32] = [:]
    for case let table as [AnyHashable: Any] in settings {
      let values = Dictionary(table.map { (name(of: $0.key), $0.value) }) { $1 }
      if let tag = values[kCTFontOpenTypeFeatureTag] as? String, tag.utf8.count == 4 {
        tags[tag] = UInt32(clamping: number(values[kCTFontOpenTypeFeatureValue]) ?? 1)
      } else if let type = number(values[kCTFontFeatureTypeIdentifierKey]),
        let selector = number(values[kCTFontFeatureSelectorIdentifierKey])
      {
        tags.merge(self.tags(type: type, selector: selector)) { $1 }
      }
    }
    return tags
  }

  /// A selector of the registry of Apple Advanced Typography, as fonts with OpenType tables answer it.
  package static func tags(type: Int, selector: Int) -> [String: UInt32] {
    let isOff = selector % 2 == 1
    switch (type, selector) {
    case (kLigaturesType, 2...3): return ["liga": isOff ? 0 : 1, "clig": isOff ? 0 : 1]
    case (kLigaturesType, 4...5): return ["dlig": isOff ? 0 : 1]
    case (kNumberSpacingType, 0): return ["tnum": 1, "pnum": 0]
    case (kNumberSpacingType, 1): return ["tnum": 0, "pnum": 1]
    case (kVerticalPositionType, 1): return ["sups": 1]
    case (kVerticalPositionType, 2): return ["subs": 1]
    case (kVerticalPositionType, 3): return ["ordn": 1]
    case (kVerticalPositionType, 4): return ["sinf": 1]
    case (kFractionsType, 1): return ["afrc": 1]
    case (kFractionsType, 2): return ["frac": 1]
    case (kTypographicExtrasType, 4...5): return ["zero": isOff ? 0 : 1]
    case (kNumberCaseType, 0): return ["onum": 1, "lnum": 0]
    case (kNumberCaseType, 1): return ["onum": 0, "lnum": 1]
    case (kCaseSensitiveLayoutType, 0...1): return ["case": isOff ? 0 : 1]
    case (kStylisticAlternativesType, 2...41): return [String(format: "ss%02d", selector / 2): isOff ? 0 : 1]
    case (kContextualAlternatesType, 0...1): return ["calt": isOff ? 0 : 1]
    case (kContextualAlternatesType, 2...3): return ["swsh": isOff ? 0 : 1]
    case (kContextualAlternatesType, 4...5): return ["cswh": isOff ? 0 : 1]
    case (kLowerCaseType, 1): return ["smcp": 1]
    case (kLowerCaseType, 2): return ["pcap": 1]
    case (kUpperCaseType, 1): return ["c2sc": 1]
    case (kUpperCaseType, 2): return ["c2pc": 1]
    default: return [:]
    }
  }

  private static func name(of key: AnyHashable) -> String {
    (key.base as? String) ?? ((key.base as? any RawRepresentable)?.rawValue as? String) ?? ""
  }

  private static func number(_ value: Any?) -> Int? { (value as? Int) ?? (value as? NSNumber)?.intValue }
}
