import CoreGraphics
import Testing

@testable import CoreText

@Suite struct LayoutTests {
  @Test func `Lines break between words and none is wider than the box`() {
    let layout = TextLayout(.plain("The quick brown fox jumps over the lazy dog"), width: 120)
    #expect(layout.lines.count > 2)
    #expect(layout.shown.joined() == "The quick brown fox jumps over the lazy dog")
    for (line, text) in zip(layout.lines, layout.shown) {
      #expect(line.width <= 120.02)
      #expect(!text.hasPrefix(" "))
    }
    for text in layout.shown.dropLast() { #expect(text.hasSuffix(" ")) }
  }

  @Test func `A word that is wider than the box breaks between characters`() {
    let layout = TextLayout(.plain("Donaudampfschifffahrt"), width: 60)
    #expect(layout.lines.count > 2)
    #expect(layout.shown.joined() == "Donaudampfschifffahrt")
    #expect(layout.lines.allSatisfy { $0.width <= 60.02 })
  }

  @Test func `A box narrower than any character still ends`() {
    let layout = TextLayout(.plain("abc 한 😀"), width: 0)
    #expect(layout.shown.joined() == "abc 한 😀")
    #expect(layout.lines.count <= 7)
  }

  @Test func `Character wrapping fills lines`() {
    let text = "one two three four five"
    let words = TextLayout(.plain(text), width: 100)
    let characters = TextLayout(.plain(text) { $0.paragraph.lineBreak = .character }, width: 100)
    #expect(characters.shown.joined() == text)
    #expect(characters.lines[0].width > words.lines[0].width)
  }

  @Test func `Korean breaks at spaces, or between syllables when asked`() {
    let text = "동해물과 백두산이"
    let words = TextLayout(.plain(text), width: 90)
    let syllables = TextLayout(.plain(text) { $0.paragraph.keepsHangulWords = false }, width: 90)
    #expect(words.shown == ["동해물과 ", "백두산이"])
    #expect(syllables.shown[0].count > 5)
  }

  @Test func `Truncation keeps the wanted end and fits`() {
    let text = "A line of text that is much too long for its box"
    for place in [TextTruncation.head, .middle, .tail] {
      let layout = TextLayout(.plain(text), width: 150, maximumLines: 1, lastLine: place)
      #expect(layout.isTruncated)
      #expect(layout.lines.count == 1)
      #expect(layout.lines[0].width <= 150.02)
      #expect(layout.lines[0].width > 110)
      let clusters = layout.lines[0].clusters.map(\.start)
      #expect(clusters.contains(0) == (place != .head))
      #expect(clusters.contains(text.utf16.count - 1) == (place != .tail))
      #expect(layout.lines[0].runs.contains { $0.range.isEmpty }, "an ellipsis")
    }
  }

  @Test func `Text that fits is not truncated`() {
    let natural = TextLayout(.plain("Exactly this"))
    let width = (natural.size.width * 2).rounded(.up) / 2
    let layout = TextLayout(.plain("Exactly this"), width: width, maximumLines: 1, lastLine: .tail)
    #expect(!layout.isTruncated)
  }

  @Test func `The last of several lines is truncated, also for want of height`() {
    let text = StyledText.plain("The quick brown fox jumps over the lazy dog and then runs away")
    let byLines = TextLayout(text, width: 120, maximumLines: 2, lastLine: .tail)
    let byHeight = TextLayout(text, width: 120, height: 41, lastLine: .tail)
    for layout in [byLines, byHeight] {
      #expect(layout.lines.count == 2)
      #expect(layout.lines.map(\.isTruncated) == [false, true])
    }
    #expect(TextLayout(text, width: 120, maximumLines: 2).lines.last?.isTruncated == false)
    #expect(TextLayout(.plain("one\ntwo"), maximumLines: 1, lastLine: .tail).isTruncated)
  }

  @Test(arguments: ["large\nsmall", "large small"])
  func `A lower line that fits follows a higher one`(_ string: String) {
    var text = StyledText("", style: TextStyle(font: .system(size: 11)))
    text.append(String(string.prefix(6)), style: TextStyle(font: .system(size: 24)))
    text.append(String(string.dropFirst(6)), style: TextStyle(font: .system(size: 11)))
    let whole = TextLayout(text, width: 70)
    let fitting = TextLayout(text, width: 70, height: whole.size.height, lastLine: .tail)
    #expect(whole.lines.count == 2 && fitting.lines.count == 2 && !fitting.isTruncated)
    #expect(TextLayout(text, width: 70, height: whole.size.height - 1, lastLine: .tail).lines.map(\.isTruncated) == [true])
  }

  @Test func `Alignment places lines in the box`() {
    func x(_ alignment: TextAlignment, _ text: String = "Hello") -> CGFloat {
      TextLayout(.plain(text) { $0.paragraph.alignment = alignment }, width: 200).lines[0].origin.x
    }
    let width = TextLayout(.plain("Hello")).size.width
    #expect(x(.left) == 0 && x(.natural) == 0)
    #expect(abs(x(.right) - (200 - width)) < 0.01)
    #expect(abs(x(.center) - (200 - width) / 2) < 0.01)
    #expect(x(.natural, "مرحبا") > 100)
    #expect(x(.left, "مرحبا") == 0)
  }

  @Test func `Justified lines fill the box but for the last`() {
    let layout = TextLayout(.plain("The quick brown fox jumps over the lazy dog") { $0.paragraph.alignment = .justified }, width: 150)
    for line in layout.lines.dropLast() { #expect(abs(line.width - 150) < 0.01) }
    #expect(layout.lines.last!.width < 149)
  }

  @Test func `Paragraph measures move lines`() {
    func lines(_ change: (inout TextParagraphStyle) -> Void) -> [TextLine] {
      TextLayout(.plain("one two three\nfour") { change(&$0.paragraph) }, width: 80).lines
    }
    let plain = lines { _ in }
    #expect(plain.count == 3)
    let height = plain[0].height
    #expect(abs(lines { $0.lineSpacing = 5 }[1].top - plain[1].top - 5) < 0.001)
    #expect(abs(lines { $0.paragraphSpacing = 7 }[2].top - plain[2].top - 7) < 0.001)
    #expect(abs(lines { $0.lineHeightMultiple = 1.5 }[0].height - height * 1.5) < 0.001)
    #expect(lines { $0.minimumLineHeight = 30 }[0].height == 30)
    #expect(lines { $0.maximumLineHeight = 15 }[0].height == 15)
    #expect(lines { $0.firstLineHeadIndent = 9 }.map(\.origin.x) == [9, 0, 9])
    #expect(lines { $0.headIndent = 4 }.map(\.origin.x) == [0, 4, 0])
    #expect(lines { $0.tailIndent = -40 }.count > 3)
  }

  @Test func `Kerning widens, a raised run makes its line higher`() {
    let plain = TextLayout(.plain("abcd")).size
    #expect(abs(TextLayout(.plain("abcd") { $0.kern = 2 }).size.width - plain.width - 8) < 0.001)
    #expect(abs(TextLayout(.plain("abcd") { $0.baselineOffset = 6 }).size.height - plain.height - 6) < 0.001)
  }

  @Test func `Runs of other fonts share a baseline`() {
    var text = StyledText.plain("small ", size: 12)
    text.append("LARGE", style: TextStyle(font: .system(size: 30)))
    let layout = TextLayout(text)
    #expect(layout.lines.count == 1)
    #expect(abs(layout.lines[0].ascent - CTFont.system(size: 30).ascent) < 0.001)
    #expect(Set(layout.lines[0].runs.map(\.style)) == [0, 1])
  }

  @Test func `An empty string and an ending line feed have the height of their lines`() {
    #expect(abs(TextLayout(.plain("")).size.height - 20.287) < 0.01)
    #expect(TextLayout(.plain("a\n")).lines.count == 2)
    #expect(!TextLayout(.plain("a\n\n"), maximumLines: 1, lastLine: .tail).isTruncated, "what is missing shows nothing")
    #expect(TextLayout(.plain("a\n\nb")).lines.count == 3)
    #expect(TextLayout(.plain("a\r\nb\u{2028}c")).lines.count == 3)
  }

  @Test func `Strange text and sizes neither trap nor hang`() {
    let texts = ["\u{0}\u{1}\t\u{7f}", "\u{200f}\u{202e}abc", "e\u{301}\u{301}\u{301}", "👨‍👩‍👧‍👦\u{fe0f}", "\u{fffc}\u{fffd}\u{10ffff}", "\t\t"]
    for text in texts {
      for width in [0, -1, 5, 1e9, CGFloat.nan, .infinity, -.infinity] {
        let layout = TextLayout(.plain(text), width: width, height: .nan, maximumLines: -3, lastLine: .middle)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      }
    }
  }

  @Test func `Points find characters and characters find points`() {
    let layout = TextLayout(.plain("Hello world, again"), width: 70)
    #expect(layout.index(at: CGPoint(x: -5, y: 2)) == 0)
    #expect(layout.index(at: CGPoint(x: 1e5, y: 1e5)) == 18)
    for index in 0..<18 {
      let caret = layout.caretRect(at: index)
      #expect(layout.index(at: CGPoint(x: caret.minX + 0.1, y: caret.midY)) == index)
    }
  }
}
