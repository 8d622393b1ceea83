import CoreGraphics
import Foundation
import FoundationCompatibility
import Testing

@testable import CoreText

/// Tests typesetters, truncated lines and their attributes by Apple's descriptions of `CTTypesetter`, `CTLine` and `CTRun`.
@Suite struct TypesetterTests {
  private let font = CTFont.system(size: 20)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [NSAttributedString.Key(kCTFontAttributeName): font])
  }

  private func width(_ string: String) -> Double {
    CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text(string)), nil, nil, nil)
  }

  @Test func linesAreBrokenBetweenWords() {
    let setter = CTTypesetterCreateWithAttributedString(text("one two three\nfour"))
    let first = CTTypesetterSuggestLineBreak(setter, 0, width("one two") + 1)
    #expect(first == 8)
    #expect(CTTypesetterSuggestLineBreak(setter, first, 1000) == 6)
    #expect(CTTypesetterSuggestLineBreak(setter, 14, 1000) == 4)
    #expect(CTTypesetterSuggestLineBreak(setter, 18, 1000) == 0 && CTTypesetterSuggestLineBreak(setter, -1, 10) == 0)
    #expect(CTTypesetterSuggestLineBreak(setter, 0, 0) == 1 && CTTypesetterSuggestLineBreak(setter, 0, .nan) == 1)
  }

  @Test func clustersAreBrokenInsideWords() {
    let setter = CTTypesetterCreateWithAttributedString(text("wonderful"))
    #expect(CTTypesetterSuggestClusterBreak(setter, 0, width("wond") + 1) == 4)
    #expect(CTTypesetterSuggestClusterBreakWithOffset(setter, 4, 1000, 0) == 5)
  }

  @Test func aLineHasTheRangeOfItsText() {
    let setter = CTTypesetterCreateWithAttributedString(text("one two"))
    let line = CTTypesetterCreateLine(setter, CFRange(location: 4, length: 0))
    let range = CTLineGetStringRange(line)
    #expect(range.location == 4 && range.length == 3)
    #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - width("two")) < 0.01)
  }

  @Test func aLineIsTruncatedAtItsEndsAndInItsMiddle() throws {
    let line = CTLineCreateWithAttributedString(text("abcdefghij")), token = CTLineCreateWithAttributedString(text("…"))
    #expect(CTLineCreateTruncatedLine(line, 1000, .end, token) === line)
    #expect(CTLineCreateTruncatedLine(line, 1, .end, token) == nil)
    let room = width("abcde…") + 0.1
    func shown(_ type: CTLineTruncationType) throws -> String {
      let short = try #require(CTLineCreateTruncatedLine(line, room, type, token))
      #expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= room + 0.01)
      return short.layout.text.string
    }
    #expect(try shown(.end) == "abcde…")
    let start = try shown(.start)
    #expect(start.hasPrefix("…") && start.hasSuffix("ij"))
    let middle = try shown(.middle)
    #expect(middle.hasPrefix("ab") && middle.hasSuffix("ij") && middle.contains("…"))
    #expect(try #require(CTLineCreateTruncatedLine(line, room, .end, nil)).layout.text.string.hasPrefix("abcde"))
  }

  @Test func linesAreFlush() {
    let line = CTLineCreateWithAttributedString(text("abc"))
    let room = 100 - width("abc")
    #expect(CTLineGetPenOffsetForFlush(line, 0, 100) == 0)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, 100) - room / 2) < 0.01)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 7, 100) - room) < 0.01)
  }

  @Test func runsHaveTheAttributesOfTheString() throws {
    let string = NSMutableAttributedString(attributedString: text("ab cd"))
    let own: [NSAttributedString.Key: Any] = [.init("own"): "value", .init(kCTSuperscriptAttributeName): 1]
    string.addAttributes(own, range: NSRange(location: 3, length: 2))
    let setter = CTFramesetterCreateWithAttributedString(string), box = CGRect(x: 0, y: 0, width: 200, height: 50)
    let frame = CTFramesetterCreateFrame(setter, CFRange(location: 1, length: 4), CGPath(rect: box, transform: nil), nil)
    let whole = CTLineCreateWithAttributedString(string)
    for line in [whole] + CTFrameGetLines(frame).compactMap({ $0 as? CTLine }) {
      let run = try #require(CTLineGetGlyphRuns(line).last as? CTRun)
      let attributes = CTRunGetAttributes(run)
      #expect(attributes["own"] as? String == "value" && attributes[kCTSuperscriptAttributeName] as? Int == 1)
      #expect(attributes[kCTFontAttributeName] is CTFont)
    }
  }

  @Test func runsKnowTheirDirection() throws {
    let hebrew = try #require(CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text("\u{5D0}\u{5D1}\u{5D2}"))).first as? CTRun)
    let latin = try #require(CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text("abc"))).first as? CTRun)
    #expect(CTRunGetStatus(hebrew) == .rightToLeft && CTRunGetStatus(latin) == [])
  }

  @Test func coreFoundationKnowsAttributedStrings() {
    let string = CFAttributedStringCreate(nil, "abc", ["k": 1])
    var range = CFRange(location: 0, length: 0)
    #expect(CFAttributedStringGetLength(string) == 3 && CFAttributedStringGetString(string) == "abc")
    #expect(CFAttributedStringGetAttributes(string, 1, &range)["k"] as? Int == 1 && range.length == 3 && kCFNotFound == -1)
  }
}
