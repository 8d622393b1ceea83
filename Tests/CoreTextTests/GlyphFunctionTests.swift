import CoreGraphics
@testable import CoreText
import Foundation
import Testing

@Suite struct GlyphFunctionTests {
  private let font = CTFont.system(size: 100)

  private func glyphs(of text: String) -> (glyphs: [CGGlyph], hasAll: Bool) {
    let units = Array(text.utf16)
    var glyphs = [CGGlyph](repeating: 9, count: units.count)
    let hasAll = CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
    return (glyphs, hasAll)
  }

  @Test func charactersHaveGlyphs() {
    let (found, hasAll) = glyphs(of: "AbA")
    #expect(hasAll && found[0] == found[2] && found[0] != found[1] && !found.contains(0))
    #expect(found.allSatisfy { Int($0) < CTFontGetGlyphCount(font) })
  }

  @Test func missingCharactersAndSecondSurrogatesAreZero() {
    let (found, hasAll) = glyphs(of: "A\u{10ffff}")
    #expect(!hasAll && found[0] != 0 && Array(found[1...]) == [0, 0])
  }

  @Test func outlinesStandOnTheBaselineWithYUp() throws {
    let path = try #require(CTFontCreatePathForGlyph(font, glyphs(of: "H").glyphs[0], nil))
    let bounds = path.boundingBoxOfPath
    #expect(abs(bounds.minY) < 0.5 && abs(bounds.maxY - font.capHeight) < 1.5 && bounds.minX > 0)
    let below = try #require(CTFontCreatePathForGlyph(font, glyphs(of: "p").glyphs[0], nil))
    #expect(below.boundingBoxOfPath.minY < -10)
  }

  @Test func aMatrixMovesTheOutline() throws {
    let glyph = glyphs(of: "H").glyphs[0]
    var matrix = CGAffineTransform(translationX: 30, y: 0).scaledBy(x: 1, y: -1)
    let plain = try #require(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBoxOfPath
    let moved = try #require(CTFontCreatePathForGlyph(font, glyph, &matrix)).boundingBoxOfPath
    #expect(abs(moved.minX - plain.minX - 30) < 1e-6 && abs(moved.minY + plain.maxY) < 1e-6)
  }

  @Test func whiteSpaceHasNoOutline() {
    #expect(CTFontCreatePathForGlyph(font, glyphs(of: " ").glyphs[0], nil) == nil)
  }

  @Test func advancesAreThoseOfALine() {
    let found = glyphs(of: "Wave").glyphs
    var advances = [CGSize](repeating: .zero, count: 4)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, found, &advances, 4)
    #expect(abs(sum - advances.reduce(0) { $0 + $1.width }) < 1e-9 && advances[0].width > advances[1].width)
    // Without a buffer, only the sum is computed.
    #expect(CTFontGetAdvancesForGlyphs(font, .default, found, nil, 4) == sum)
    let line = TextLayout(StyledText("W", style: TextStyle(font: font)), maximumLines: 1).lines.first?.runs.first?.width
    #expect(abs((line ?? 0) - advances[0].width) < 1e-6)
  }

  @Test func boundsAreThoseOfTheOutlines() throws {
    let found = glyphs(of: "Hp ").glyphs
    var rects = [CGRect](repeating: .zero, count: 3)
    let union = CTFontGetBoundingRectsForGlyphs(font, .horizontal, found, &rects, 3)
    for index in 0..<2 {
      let outline = try #require(CTFontCreatePathForGlyph(font, found[index], nil)).boundingBoxOfPath
      #expect(abs(outline.minX - rects[index].minX) < 0.2 && abs(outline.maxY - rects[index].maxY) < 0.2)
      #expect(abs(outline.width - rects[index].width) < 0.2 && abs(outline.minY - rects[index].minY) < 0.2)
    }
    #expect(union == rects[0].union(rects[1]) && rects[2].isEmpty)
  }
}
