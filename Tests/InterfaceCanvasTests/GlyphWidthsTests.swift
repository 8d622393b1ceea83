import CoreGraphics
import Testing

@testable import InterfaceCanvas

@Suite @MainActor struct GlyphWidthsTests {
  private func width(_ text: String, _ size: CGFloat, weight: Int = 400, tools: Double = 14_490) throws -> CGFloat {
    try #require(GlyphWidths.width(text, size: size, weight: weight, tools: tools))
  }

  @Test(arguments: [
    // The widths that Xcode stores, rounded up to half points.
    ("Label", CGFloat(17), CGFloat(41.5)), ("Button", 15, 46), ("Title", 17, 33.5), ("Cancel", 15, 48),
  ])
  func widthsAreThoseOfInterfaceBuilder(text: String, size: CGFloat, expected: CGFloat) throws {
    let found = try width(text, size)
    #expect(found > expected - 1.2 && found <= expected + 0.3, "\(text): \(found)")
  }

  /// The widths of prices in files of a shop, in whole points.
  @Test(arguments: [("¥49", CGFloat(12), CGFloat(24)), ("¥0.0", 14, 30)])
  func theYenSignIsAsWideAsADigit(text: String, size: CGFloat, stored: CGFloat) throws {
    let found = try width(text, size, tools: 10_116)
    #expect(found > stored - 1.2 && found <= stored + 0.3, "\(text): \(found)")
  }

  @Test func everyCharacterOfATextCounts() throws {
    for scalar in (32..<127).compactMap(Unicode.Scalar.init) {
      for weight in stride(from: 300, through: 700, by: 100) {
        for size in [CGFloat(13), 17, 28] {
          let one = try width(String(scalar), size, weight: weight)
          #expect(one > size * 0.1 && one < size * 1.2, "\(scalar) \(weight) \(size): \(one)")
        }
      }
    }
  }

  /// The advances of SF Pro Text at 12 points, where the tracking is nearly zero, and of SF Pro Display at 80, where it is zero.
  @Test(arguments: [("a", CGFloat(12), 400, CGFloat(0.5517)), ("H", 12, 700, 0.7832), ("a", 80, 400, 0.5019), ("A", 80, 700, 0.6898)])
  func advancesAreThoseOfTheFont(text: String, size: CGFloat, weight: Int, advance: CGFloat) throws {
    let found = try width(text, size, weight: weight) / size
    #expect(abs(found - advance) < 0.0009, "\(text): \(found)")
  }

  @Test func thinAndBlackTextGoesOnAsLightAndBoldTextDoes() throws {
    let text = "Hamburgefonstiv"
    let widths = try stride(from: 100, through: 900, by: 100).map { try width(text, 40, weight: $0) }
    #expect(widths == widths.sorted() && Set(widths).count == 9)
  }

  @Test func heavierTextIsWider() throws {
    let text = "Hamburgefonstiv"
    let widths = try stride(from: 400, through: 700, by: 100).map { try width(text, 17, weight: $0) }
    #expect(widths == widths.sorted())
    #expect(widths.last! > widths.first! * 1.03)
  }

  @Test func pairsStandNearer() throws {
    #expect(try width("To", 17) < width("T", 17) + width("o", 17) - 0.5)
    #expect(try abs(width("nn", 17) - 2 * width("n", 17)) < 0.1)
  }

  @Test func lettersOfLargeTextAreNarrower() throws {
    #expect(try width("Settings", 20) / 20 < width("Settings", 19) / 19)
  }

  @Test func toolsSetTextCloserFromXcode12On() throws {
    #expect(try width("Settings", 17, tools: 17_156) < width("Settings", 17) - 0.2)
    #expect(try width("Settings", 17, tools: 16_097) == width("Settings", 17))
    #expect(try abs(width("Settings", 13, tools: 18_122) - width("Settings", 13)) < 0.1)
    #expect(try abs(width("Settings", 28, tools: 18_122) - width("Settings", 28)) < 0.1)
  }

  @Test func pointsAndSlashesAreNarrowerFromXcode12On() throws {
    #expect(try width("...", 45, tools: 20_037) < width("...", 45, tools: 16_097) - 4)
    #expect(try width("/", 17, tools: 17_156) < width("/", 17) - 0.3)
    #expect(try width("no", 28, tools: 17_156) == width("no", 28))
  }

  @Test func largeTextWasSetWiderUntilXcode8() throws {
    #expect(try width("Settings", 24, tools: 12_121) > width("Settings", 24, tools: 13_196) + 2)
    #expect(try width("Settings", 17, tools: 12_121) == width("Settings", 17, tools: 13_196))
  }

  @Test func charactersOfOtherScriptsHaveWidths() throws {
    #expect(try abs(width("設定", 17) - 34.7) < 0.1 && abs(width("Ａ", 15) - 15.3) < 0.1)
    #expect(try width("設定", 17, tools: 10_117) == 34)
    #expect(try width("동아리", 20) > 3 * 17.29 && width("동아리", 20) < 3 * 17.31)
    #expect(try width("Настройки", 17) > 70 && width("Настройки", 17) < 90)
    #expect(try width("👍", 17) == width("👍🏽", 17) && width("👍", 17) > 17)
  }

  @Test func lettersKeepTheirWidthUnderAccents() throws {
    #expect(try width("Crème brûlée", 17) == width("Creme brulee", 17))
  }

  @Test func sizesBetweenTheTableStandBetween() throws {
    let (low, middle, high) = (try width("Settings", 14), try width("Settings", 14.5), try width("Settings", 15))
    #expect(low < middle && middle < high)
    #expect(try width("Settings", 100) > 0)
  }

  @Test func whatIsNotKnownIsNotMeasured() {
    #expect(GlyphWidths.width("ก", size: 17, weight: 400, tools: 0) == nil)
    #expect(GlyphWidths.width("", size: 17, weight: 400, tools: 0) == 0)
  }

  @Test func textStylesAreAsLargeAsTheToolsHadThem() {
    #expect(TextFacts.pointSize(ofStyle: "UICTFontTextStyleBody", tools: 10_117) == 16)
    #expect(TextFacts.pointSize(ofStyle: "UICTFontTextStyleBody", tools: 11_542) == nil)
    #expect(TextFacts.pointSize(ofStyle: "UICTFontTextStyleBody", tools: 17_701) == nil)
    #expect(TextFacts.pointSize(ofStyle: "UICTFontTextStyleBody", tools: 18_122) == 14)
    #expect(TextFacts.pointSize(ofStyle: "UICTFontTextStyleBody", tools: 20_037) == 14)
    #expect(TextFacts.pointSize(ofStyle: "UICTFontTextStyleBody", tools: 21_225) == nil)
    #expect(TextFacts.pointSize(ofStyle: "UICTFontTextStyleTitle1", tools: 14_490) == 26)
    #expect(TextFacts.pointSize(ofStyle: "UICTFontTextStyleTitle1", tools: 16_097) == nil)
  }
}
