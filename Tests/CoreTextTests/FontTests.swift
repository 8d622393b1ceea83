import CoreGraphics
import Testing

@testable import CoreText

@Suite struct FontTests {
  @Test(
    arguments: [(17, 2, 20.5), (17, 3, 20 + 1.0 / 3), (13, 2, 16), (12, 2, 14.5), (20, 2, 24)]
      as [(Double, Double, Double)])
  func `A line of the system font is as high as on a phone`(size: Double, scale: Double, height: Double) {
    let layout = TextLayout(.plain("Label", size: size))
    #expect(abs((layout.size.height * scale).rounded(.up) / scale - height) < 0.001)
  }

  @Test(
    arguments: ([
      ("Animation Speed", 17.0, 400, 129.5), ("Distribution Firmware Image Index", 17, 400, 259), ("Acknowledged", 17, 400, 113),
      ("Allocated to other Provisioner", 13, 400, 179.5), ("Jaime Lannister", 17, 600, 126.5), ("HEALTH FAULT TEST", 14, 400, 137.33),
      ("PRESENTATION STYLE", 13, 700, 146.5), ("MacBook Pro", 22, 500, 130), ("Introducing Series 2.", 28, 500, 255.33),
    ] as [(String, Double, Int, Double)]))
  func `Widths come near those that Xcode stored`(text: String, size: Double, weight: Int, apple: Double) {
    let font = CTFont.system(size: size, weight: FontWeight(css: weight))
    let width = TextLayout(StyledText(text, style: TextStyle(font: font))).size.width
    #expect(abs(width - apple) < 0.02 * apple)
  }

  @Test func `Inter's capitals are drawn as high as San Francisco's`() {
    let page = Page(width: 300, height: 200)
    TextLayout(.plain("H", size: 100)).draw(in: page.context, at: CGPoint(x: 10, y: 10))
    #expect(abs(Double(page.inkBounds.height) - 70.5) <= 1)
    #expect(abs(CTFont.system(size: 100).capHeight - 70.46) < 0.1)
  }

  @Test func `Weights and italics are different faces, and widths grow with the weight`() {
    let widths = [100, 400, 600, 900].map { css in
      TextLayout(StyledText("Hamburg", style: TextStyle(font: .system(size: 19, weight: FontWeight(css: css))))).size.width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    #expect(CTFont.system(size: 17, isItalic: true).face?.path.hasSuffix("Inter-Italic.otf") == true)
    #expect(CTFont.system(size: 20).face?.path.hasSuffix("InterDisplay-Regular.otf") == true)
  }

  @Test func `Sizes that are no sizes become one`() {
    for size in [0, -3, CGFloat.nan, .infinity, -.infinity] { #expect(CTFont.system(size: size).pointSize == 12) }
    #expect(CTFont.system(size: 1e9).pointSize == CTFont.maximumSize)
  }

  @Test func `Monospaced fonts and tabular digits give all digits one width`() {
    func width(_ text: String, _ font: CTFont) -> CGFloat { TextLayout(StyledText(text, style: TextStyle(font: font))).size.width }
    let proportional = CTFont.system(size: 17)
    let tabular = CTFont.system(size: 17, settings: [.tag("tnum", 1)])
    let mono = CTFont.system(size: 17, design: .monospaced)
    #expect(width("1111", proportional) < width("0000", proportional))
    #expect(abs(width("1111", tabular) - width("0000", tabular)) < 0.001)
    #expect(abs(width("iiii", mono) - width("WWWW", mono)) < 0.001)
  }

  @Test func `Fonts are found by name, and unknown names are not`() {
    #expect(CTFont.named("No Such Family", size: 12) == nil)
    #expect(CTFont.named("", size: 12) == nil)
    #expect(CTFont.named("DejaVu Sans Mono", size: 12)?.face?.path.contains("DejaVuSansMono") == true)
    #expect(CTFont.named("Helvetica-Bold", size: 12)?.weight == .bold)
    // Programs unwrap the names of fonts that every iPhone has.
    #expect(CTFont.named("AvenirNext-DemiBold", size: 12)?.weight == .semibold)
    let serif = CTFont.named("Baskerville-Italic", size: 12)
    #expect(CTFont.named("Avenir Next", size: 12)?.design == .system && serif?.design == .serif && serif?.isItalic == true)
    let system = CTFont.system(size: 15, weight: .semibold, isItalic: true)
    #expect(CTFont.named(system.postScriptName, size: 15) == system)
    #expect(CTFontGetSize(CTFontCreateWithName("No Such Family", 14, nil)) == 14)
  }

  @Test func `Fonts of an interface are found by their purpose`() {
    #expect(CTFontCreateUIFontForLanguage(.label, 6, nil) == CTFont.system(size: 6))
    #expect(CTFontCreateUIFontForLanguage(.emphasizedSystem, 0, "ja")?.weight == .bold)
    #expect(CTFontCreateUIFontForLanguage(.userFixedPitch, 0, nil)?.design == .monospaced)
    #expect(CTFontCreateUIFontForLanguage(.miniSystem, 0, nil)?.pointSize == 9 && CTFontCreateUIFontForLanguage(.none, 12, nil) == nil)
  }

  @Test func `A font that stands in for another has its names`() throws {
    for (asked, family, name) in [
      ("HelveticaNeue-Bold", "Helvetica Neue", "HelveticaNeue-Bold"), ("Helvetica Neue", "Helvetica Neue", "HelveticaNeue"),
      ("Avenir-Roman", "Avenir", "Avenir-Roman"), ("Menlo", "Menlo", "Menlo-Regular"), ("ArialMT", "Arial", "ArialMT"),
      ("AppleSDGothicNeo-Light", "Apple SD Gothic Neo", "AppleSDGothicNeo-Light"),
      ("PingFangSC-Regular", "PingFang SC", "PingFangSC-Regular"),
    ] {
      let font = try #require(CTFont.named(asked, size: 12))
      guard font.standIn != nil else { continue }  // The font is installed.
      #expect(font.familyName == family && font.postScriptName == name && font.withSize(9).postScriptName == name)
    }
    let bold = try #require(CTFont.named("HelveticaNeue", size: 12)?.with(weight: .bold, isItalic: true))
    #expect(
      bold.postScriptName == "HelveticaNeue-BoldItalic" && bold.with(weight: .regular, isItalic: false).postScriptName == "HelveticaNeue")
    #expect(CTFont.named("Arial", size: 12, weight: .bold)?.postScriptName == "Arial-BoldMT")
    #expect(bold != .system(size: 12, weight: .bold, isItalic: true))
  }

  @Test func `Apple's weights map to and from the scale of fonts`() {
    for (apple, css) in [(-0.8, 100), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.62, 900), (5, 900), (-5, 100)] {
      #expect(FontWeight(apple: apple).css == css)
    }
    #expect(FontWeight(apple: .nan) == .regular)
    #expect(abs(FontWeight(css: 600).apple - 0.3) < 0.001)
  }

  @Test func `Without any font, text takes a line's room and draws nothing`() {
    let engine = TextEngine(fontRoot: "/nonexistent")
    let font = CTFont(design: .system, size: 17, weight: .regular, isItalic: false, engine: engine)
    let layout = TextLayout(
      StyledText("Hello 한국 😀", style: TextStyle(font: font)), width: 100, height: .infinity, maximumLines: 0, lastLine: .tail,
      engine: engine)
    let page = Page(width: 100, height: 40)
    layout.draw(in: page.context, at: .zero)
    #expect(font.face == nil)
    #expect(page.ink.isEmpty)
    #expect(abs(layout.size.height - 20.287) < 0.01)
  }
}
