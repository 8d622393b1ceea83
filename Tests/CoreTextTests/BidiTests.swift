import CoreGraphics
import Testing

@testable import CoreText

@Suite struct BidiTests {
  private func visualOrder(_ text: String) -> String {
    let layout = TextLayout(.plain(text))
    let string = text as NSString
    return layout.lines[0].clusters.map { string.substring(with: NSRange(location: $0.start, length: $0.end - $0.start)) }.joined()
  }

  @Test func `Hebrew runs from right to left, numbers and Latin in it from left to right`() {
    #expect(visualOrder("אבג") == "גבא")
    #expect(visualOrder("abc אבג def") == "abc גבא def")
    #expect(visualOrder("אבג 123 abc") == "abc 123 גבא")
  }

  @Test func `Arabic letters join`() {
    let joined = TextLayout(.plain("ببب")).lines[0].runs.flatMap(\.glyphs).map(\.id)
    let alone = TextLayout(.plain("ب")).lines[0].runs.flatMap(\.glyphs).map(\.id)
    #expect(joined.count >= 3)
    #expect(Set(joined).count >= 3, "first, middle and last forms are different glyphs")
    #expect(joined != alone + alone + alone)
  }

  @Test func `A colour that changes inside of a word does not part its letters`() {
    var two = StyledText.plain("بب")
    two.append("ب", style: TextStyle(font: .system(size: 17), color: CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
    let colored = TextLayout(two).lines[0].runs
    #expect(colored.flatMap(\.glyphs).map(\.id) == TextLayout(.plain("ببب")).lines[0].runs.flatMap(\.glyphs).map(\.id))
    #expect(Set(colored.map(\.style)) == [0, 1])
  }

  @Test func `White space at the end of a line hangs on the paragraph's far side`() {
    let layout = TextLayout(.plain("אבג אבג אבג אבג"), width: 70)
    #expect(layout.lines.count > 1)
    let line = layout.lines[0]
    #expect(line.isRightToLeft)
    let visible = line.clusters.filter { $0.end < line.range.upperBound }.map { line.origin.x + CGFloat($0.x + $0.width) }.max()!
    #expect(abs(visible - 70) < 0.02)
  }
}
