import Testing
import UIKit

@Suite struct UIFontTests {
  /// On Apple's systems the two are toll-free bridged (Apple: CTFont); here functions of Core Text take both, and the shim converts.
  @Test func coreTextTakesFonts() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(CTFontGetSize(font) == 20 && CTFontGetAscent(font) == font.ascender && CTFontGetDescent(font) == -font.descender)
    #expect(CTFontGetCapHeight(font) == font.capHeight && CTFontGetXHeight(font) == font.xHeight)
    #expect(CTFontCopyFamilyName(font) == font.ctFont.familyName && CTFontCopyPostScriptName(font) == font.ctFont.postScriptName)
    #expect(CTFontGetUnitsPerEm(font) == CTFontGetUnitsPerEm(font.ctFont))
    let core = _vitrineCTFont(font)
    #expect(_vitrineUIFont(core) == font && _vitrineUIFont(core).pointSize == 20)
    #expect(_vitrineCTFont(any: font as Any?) === core && _vitrineCTFont(any: core) === core)
    #expect(_vitrineCTFont(any: "font") == nil && _vitrineCTFont(any: nil) == nil && _vitrineCTFont(UIFont?.none) == nil)
  }

  @Test func `Measures are San Francisco's`() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(abs(font.ascender - 16.187) < 0.001)
    #expect(abs(font.descender + 4.101) < 0.001)
    #expect(abs(font.capHeight - 11.978) < 0.001)
    #expect(font.leading == 0)
    #expect(font.fontName == ".SFUI-Regular" && font.familyName == ".AppleSystemUIFont")
  }

  @Test func `Text styles have Apple's sizes`() {
    let sizes: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in sizes { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
  }

  @Test func `Equal fonts are equal, and a copy is the font itself`() {
    let font = UIFont.boldSystemFont(ofSize: 15)
    #expect(font == UIFont.systemFont(ofSize: 15, weight: .semibold))
    #expect(font.hash == UIFont.systemFont(ofSize: 15, weight: .semibold).hash)
    #expect(font != font.withSize(16))
    #expect(UIFont(name: font.fontName, size: 15) == font)
    #expect(UIFont(name: "No Such Font", size: 15) == nil)
  }

  @Test func `Descriptors change traits, designs and sizes`() throws {
    let base = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = try #require(base.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: bold, size: 0).fontName == ".SFUI-SemiboldItalic")
    #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
    let mono = try #require(base.withDesign(.monospaced))
    #expect(mono.symbolicTraits.contains(.traitMonoSpace))
    let heavy = base.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 0).fontName == ".SFUI-Heavy")
    #expect(UIFontDescriptor(name: "Menlo", size: 11).pointSize == 11)
  }
}
