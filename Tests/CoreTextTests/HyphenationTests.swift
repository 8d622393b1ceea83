import CoreGraphics
import Foundation
import Testing

@testable import CoreText

@Suite struct HyphenationTests {
  private static let font = CTFont.system(size: 16)

  private func layout(_ string: String, width: CGFloat, factor: CGFloat = 0, change: (inout TextStyle) -> Void = { _ in }) -> TextLayout {
    var style = TextStyle(font: Self.font)
    style.paragraph.hyphenation = factor
    change(&style)
    return TextLayout(StyledText(string, style: style), width: width)
  }

  /// The text of each line, with a hyphen where the line shows one that is not in the text.
  private func lines(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in
      let units = Array(layout.text.string.utf16)[line.range]
      // The hyphen is a run without text.
      return String(decoding: units, as: UTF16.self).trimmingCharacters(in: .whitespaces)
        + (line.runs.contains { $0.range.isEmpty } ? "-" : "")
    }
  }

  private func width(_ string: String) -> CGFloat { layout(string, width: .infinity).size.width }

  @Test func patternsOfTheLanguagesAreFound() throws {
    let english = try #require(Hyphenator.path(for: "en-US").flatMap { Hyphenator(path: $0) })
    #expect(english.breakOffsets(in: Array("hyphenation".utf16)[...]) == [2, 6], "hy-phen-ation")
    #expect(english.breakOffsets(in: Array("Hyphenation".utf16)[...]) == [2, 6])
    #expect(english.breakOffsets(in: Array("word".utf16)[...]) == [])
    let german = try #require(Hyphenator.path(for: "de-DE").flatMap { Hyphenator(path: $0) })
    #expect(german.breakOffsets(in: Array("Silbentrennung".utf16)[...]) == [3, 6, 10], "Sil-ben-tren-nung")
    #expect(german.breakOffsets(in: Array("Häuserreihe".utf16)[...]).contains(6), "Häuser-reihe")
    #expect(Hyphenator.path(for: "de")?.hasSuffix("hyph_de_DE.dic") == true)
    #expect(Hyphenator.path(for: "xx") == nil && Hyphenator(path: "/nowhere") == nil)
  }

  @Test func aWordIsHyphenatedWhereItsLineWouldBeEmptyOtherwise() {
    let text = "An international hyphenation", narrow = width("An internation-") + 1
    #expect(lines(layout(text, width: narrow)).first == "An")
    #expect(
      lines(layout(text, width: narrow, factor: 1)).first == "An interna-"
        || lines(layout(text, width: narrow, factor: 1)).first == "An internation-")
    for line in layout(text, width: narrow, factor: 1).lines { #expect(line.width <= narrow + 0.02) }
  }

  /// Apple: hyphenation occurs when the ratio of the text width to the width of the line fragment is less than the factor.
  @Test func theFactorIsAThreshold() {
    let text = "Sixteen letters hyphenation", box = width("Sixteen letters hyphen-") + 1, ratio = width("Sixteen letters") / box
    #expect(lines(layout(text, width: box, factor: ratio - 0.02)).first == "Sixteen letters")
    #expect(lines(layout(text, width: box, factor: ratio + 0.02)).first == "Sixteen letters hyphen-")
  }

  @Test func theRestOfAWordIsHyphenatedAgain() {
    let found = lines(layout("internationalization", width: width("interna-") + 1, factor: 1))
    #expect(found.count > 2 && found.dropLast().allSatisfy { $0.hasSuffix("-") }, "\(found)")
    #expect(found.map { $0.hasSuffix("-") ? String($0.dropLast()) : $0 }.joined() == "internationalization")
  }

  /// A soft hyphen is shown where a line ends at it, and nowhere else.
  @Test func softHyphensNeedNoFactor() {
    let text = "Donau\u{ad}dampf\u{ad}schiff"
    #expect(lines(layout(text, width: .infinity)) == ["Donau\u{ad}dampf\u{ad}schiff"])
    #expect(lines(layout(text, width: width("Donaudampf-") + 1)) == ["Donau\u{ad}dampf\u{ad}-", "schiff"])
    #expect(lines(layout(text, width: width("Donaudampf") + 0.5)).first == "Donau\u{ad}-", "its hyphen has to fit as well")
  }

  @Test func justifiedLinesEndWithTheirHyphen() {
    let box = width("An internation-") + 1
    let made = layout("An international hyphenation", width: box, factor: 1) { $0.paragraph.alignment = .justified }
    let first = made.lines[0], last = first.runs.max { $0.x < $1.x }
    #expect(abs(first.width - box) < 0.05 && last?.range.isEmpty == true)
  }

  @Test func linesBrokenAtCharactersAndShortWordsAreLeftAlone() {
    let box = width("An internation-") + 1
    let made = layout("An international hyphenation", width: box, factor: 1) { $0.paragraph.lineBreak = .character }
    #expect(!lines(made).contains { $0.hasSuffix("-") })
    #expect(lines(layout("word word word", width: width("word wo-") + 1, factor: 1)) == ["word", "word", "word"])
  }

  @Test func caretsStandBesideTheHyphenAsBesideNothing() {
    let made = layout("internationalization", width: width("interna-") + 1, factor: 1)
    #expect(made.lines[0].range.upperBound == made.lines[1].range.lowerBound)
    #expect(made.lines.reduce(0) { $0 + $1.range.count } == 20)
  }

  /// Paragraphs that are not hyphenated ask for no patterns.
  @Test func textWithoutHyphenationLoadsNothing() {
    let engine = TextEngine(fontRoot: "/usr/share/fonts")
    let text = StyledText("An international hyphenation", style: TextStyle(font: Self.font))
    _ = TextLayout(text, width: 60, height: .infinity, maximumLines: 0, lastLine: nil, engine: engine)
    #expect(engine.hyphenators.isEmpty)
    _ = TextLayout(
      text.mapStyles { $0.paragraph.hyphenation = 1 }, width: 60, height: .infinity, maximumLines: 0, lastLine: nil, engine: engine)
    #expect(engine.hyphenators.count == 1)
  }
}
