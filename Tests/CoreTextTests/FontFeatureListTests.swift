@testable import CoreText
import Foundation
import Testing

@Suite struct FontFeatureListTests {
  @Test func theSystemFontListsItsFeatures() throws {
    let types = try #require(CTFontCopyFeatures(CTFont.system(size: 12)))
    let spacing = try #require(types.first { $0[kCTFontFeatureTypeIdentifierKey] as? Int == kNumberSpacingType })
    #expect(spacing[kCTFontFeatureTypeNameKey] as? String == "Number Spacing" && spacing[kCTFontFeatureTypeExclusiveKey] as? Bool == true)
    let selectors = try #require(spacing[kCTFontFeatureTypeSelectorsKey] as? [[String: Any]])
    #expect(selectors.contains { $0[kCTFontFeatureSelectorIdentifierKey] as? Int == kMonospacedNumbersSelector })
  }

  @Test func setsOfTheRegistryAreNumberedByTwo() {
    #expect(kStylisticAltTwentyOnSelector == 40 && kStylisticAltTwentyOffSelector == 41)
    #expect(FontFeatures.tags(type: kStylisticAlternativesType, selector: kStylisticAltEightOnSelector) == ["ss08": 1])
    #expect(FontFeatures.tags(type: kContextualAlternatesType, selector: kSwashAlternatesOffSelector) == ["swsh": 0])
  }
}
