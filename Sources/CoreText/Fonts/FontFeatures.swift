import Foundation

// The names of font features in Apple's layout tables (SFNTLayoutTypes.h).

public let kAllTypographicFeaturesType = 0, kAllTypeFeaturesOnSelector = 0, kAllTypeFeaturesOffSelector = 1
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
public let kNoStylisticAlternatesSelector = 0
public let kStylisticAltOneOnSelector = 2, kStylisticAltOneOffSelector = 3
public let kStylisticAltTwoOnSelector = 4, kStylisticAltTwoOffSelector = 5
public let kStylisticAltThreeOnSelector = 6, kStylisticAltThreeOffSelector = 7
public let kStylisticAltFourOnSelector = 8, kStylisticAltFourOffSelector = 9
public let kStylisticAltFiveOnSelector = 10, kStylisticAltFiveOffSelector = 11
public let kStylisticAltSixOnSelector = 12, kStylisticAltSixOffSelector = 13
public let kStylisticAltSevenOnSelector = 14, kStylisticAltSevenOffSelector = 15
public let kStylisticAltEightOnSelector = 16, kStylisticAltEightOffSelector = 17
public let kStylisticAltNineOnSelector = 18, kStylisticAltNineOffSelector = 19
public let kStylisticAltTenOnSelector = 20, kStylisticAltTenOffSelector = 21
public let kStylisticAltElevenOnSelector = 22, kStylisticAltElevenOffSelector = 23
public let kStylisticAltTwelveOnSelector = 24, kStylisticAltTwelveOffSelector = 25
public let kStylisticAltThirteenOnSelector = 26, kStylisticAltThirteenOffSelector = 27
public let kStylisticAltFourteenOnSelector = 28, kStylisticAltFourteenOffSelector = 29
public let kStylisticAltFifteenOnSelector = 30, kStylisticAltFifteenOffSelector = 31
public let kStylisticAltSixteenOnSelector = 32, kStylisticAltSixteenOffSelector = 33
public let kStylisticAltSeventeenOnSelector = 34, kStylisticAltSeventeenOffSelector = 35
public let kStylisticAltEighteenOnSelector = 36, kStylisticAltEighteenOffSelector = 37
public let kStylisticAltNineteenOnSelector = 38, kStylisticAltNineteenOffSelector = 39
public let kStylisticAltTwentyOnSelector = 40, kStylisticAltTwentyOffSelector = 41
public let kContextualAlternatesType = 36, kContextualAlternatesOnSelector = 0, kContextualAlternatesOffSelector = 1
public let kSwashAlternatesOnSelector = 2, kSwashAlternatesOffSelector = 3
public let kContextualSwashAlternatesOnSelector = 4, kContextualSwashAlternatesOffSelector = 5
public let kLowerCaseType = 37, kDefaultLowerCaseSelector = 0, kLowerCaseSmallCapsSelector = 1, kLowerCasePetiteCapsSelector = 2
public let kUpperCaseType = 38, kDefaultUpperCaseSelector = 0, kUpperCaseSmallCapsSelector = 1, kUpperCasePetiteCapsSelector = 2

/// The keys of a feature setting with an OpenType tag.
public let kCTFontOpenTypeFeatureTag = "CTFeatureOpenTypeTag"
public let kCTFontOpenTypeFeatureValue = "CTFeatureOpenTypeValue"
public let kCTFontFeatureTypeIdentifierKey = "CTFeatureTypeIdentifier"
public let kCTFontFeatureSelectorIdentifierKey = "CTFeatureSelectorIdentifier"

/// Converts font feature settings to OpenType features, which HarfBuzz uses for shaping.
package enum FontFeatures {
  /// Returns a list of settings in its order. Each is a dictionary with a type and a selector, or with a tag and a value; its keys are
  /// names or objects with such a name. Settings that select no OpenType feature are left out.
  package static func settings(of list: [Any]) -> [FontFeatureSetting] {
    list.compactMap { item -> FontFeatureSetting? in
      guard let table = item as? [AnyHashable: Any] else { return nil }
      let values = Dictionary(table.map { (name(of: $0.key), $0.value) }) { $1 }
      if let tag = values[kCTFontOpenTypeFeatureTag] as? String, tag.utf8.count == 4 {
        return .tag(tag, UInt32(clamping: number(values[kCTFontOpenTypeFeatureValue]) ?? 1))
      }
      guard let type = number(values[kCTFontFeatureTypeIdentifierKey]), let selector = number(values[kCTFontFeatureSelectorIdentifierKey]),
        !tags(type: type, selector: selector).isEmpty
      else { return nil }
      return .feature(type: type, selector: selector)
    }
  }

  /// Returns the tags for a selector of the Apple Advanced Typography registry, as fonts with OpenType tables implement it.
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
