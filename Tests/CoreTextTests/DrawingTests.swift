import CoreGraphics
import Raster
import Testing

@testable import CoreText

@Suite struct DrawingTests {
  private let everything = "Latin, 한국어, العربية, 😀🇰🇷 fi"

  @Test(arguments: [1.0, 2, 3]) func `The same text is the same bytes, drawn twice and by another engine`(scale: Double) {
    func draw(_ engine: TextEngine) -> [UInt8] {
      let page = Page(width: 260, height: 60, scale: scale)
      let font = CTFont(design: .system, size: 17, weight: .regular, isItalic: false, engine: engine)
      TextLayout(
        StyledText(everything, style: TextStyle(font: font)), width: 250, height: .infinity, maximumLines: 0, lastLine: nil,
        engine: engine
      ).draw(in: page.context, at: CGPoint(x: 4.3, y: 5.7))
      return page.bytes
    }
    let first = draw(.shared)
    #expect(draw(.shared) == first)
    #expect(draw(TextEngine(fontRoot: "/usr/share/fonts", glyphBudget: 0)) == first)
    #expect(first.contains { $0 != 255 })
  }

  @Test func `Emoji are coloured and text is not`() {
    func hasColor(_ text: String) -> Bool {
      let page = Page(width: 60, height: 40, scale: 2)
      TextLayout(.plain(text)).draw(in: page.context, at: CGPoint(x: 5, y: 5))
      #expect(page.ink.count > 20)
      return page.ink.contains { abs(Int($0.pixel.red) - Int($0.pixel.blue)) > 60 }
    }
    #expect(hasColor("😀"))
    #expect(hasColor("❤️"))
    #expect(hasColor("🇰🇷"))
    #expect(!hasColor("A한ع"))
    #expect(!hasColor("✓"))
  }

  @Test func `Glyphs stand at quarters of a pixel across and at whole pixels down`() {
    func draw(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
      let page = Page(width: 60, height: 40)
      TextLayout(.plain("I")).draw(in: page.context, at: CGPoint(x: x, y: y))
      return page.bytes
    }
    let positions = stride(from: 5.0, to: 6, by: 0.05).map { draw($0, 5) }
    #expect(Set(positions).count == 4 || Set(positions).count == 5)
    #expect(Set(stride(from: 5.0, to: 6, by: 0.05).map { draw(5, $0) }).count == 2)
  }

  @Test func `What is drawn does not depend on the clip`() {
    let whole = Page(width: 200, height: 60)
    let parts = Page(width: 200, height: 60)
    let layout = TextLayout(.plain(everything), width: 190)
    layout.draw(in: whole.context, at: CGPoint(x: 3, y: 3))
    for x in stride(from: 0, to: 200, by: 37) {
      for y in stride(from: 0, to: 60, by: 13) {
        parts.context.saveGState()
        parts.context.clip(to: CGRect(x: x, y: y, width: 37, height: 13))
        layout.draw(in: parts.context, at: CGPoint(x: 3, y: 3))
        parts.context.restoreGState()
      }
    }
    #expect(whole.bytes == parts.bytes)
  }

  @Test func `Turned text is drawn as outlines of the same size`() {
    let page = Page(width: 100, height: 100)
    page.context.translateBy(x: 60, y: 10)
    page.context.rotate(by: .pi / 2)
    TextLayout(.plain("HHHH 😀")).draw(in: page.context, at: .zero)
    let bounds = page.inkBounds
    #expect(bounds.height > 60 && bounds.height < 90)
    #expect(bounds.maxX <= 60 && bounds.minX > 35)
    #expect(page.ink.contains { Int($0.pixel.red) - Int($0.pixel.blue) > 60 })
  }

  @Test func `Text is upright in a context whose y goes up`() {
    let up = CGContext(
      data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)!
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(string: "L", attributes: [NSAttributedString.Key(kCTFontAttributeName): CTFont.system(size: 24)]))
    up.textPosition = CGPoint(x: 5, y: 10)
    CTLineDraw(line, up)
    // The bottom of an L is wider than its top, and must be lower in the picture.
    func width(_ y: Int) -> Int { (0..<40).count { up.target![$0, y].alpha > 128 } }
    #expect(width(29) > width(16))
    #expect(width(31) == 0, "nothing below the baseline")
    var ascent: CGFloat = 0
    #expect(CTLineGetTypographicBounds(line, &ascent, nil, nil) > 10)
    #expect(abs(ascent - 24 * 1950 / 2048) < 0.001)
  }

  @Test func `Runs take their own colours, backgrounds and lines`() {
    var text = StyledText.plain("xx")
    var marked = TextStyle(font: .system(size: 17), color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    marked.backgroundColor = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    marked.underline = .single
    marked.underlineColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    text.append("    ii", style: marked)
    let page = Page(width: 80, height: 30)
    TextLayout(text).draw(in: page.context, at: CGPoint(x: 2, y: 2))
    let colors = Set(page.ink.map(\.pixel.bits))
    #expect(colors.contains(0xffff_ff00) && colors.contains(0xff00_00ff))
    #expect(page.ink.contains { $0.pixel.red > 200 && $0.pixel.green < 80 && $0.pixel.blue < 80 })
  }

  @Test func `A shadow falls below its text`() {
    func bounds(_ shadow: TextStyle.Shadow?) -> PixelRect {
      let page = Page(width: 80, height: 60)
      TextLayout(.plain("Hm") { $0.shadow = shadow }).draw(in: page.context, at: CGPoint(x: 10, y: 10))
      return page.inkBounds
    }
    let plain = bounds(nil)
    let shadowed = bounds(.init(offset: CGSize(width: 0, height: 5), blurRadius: 0, color: CGColor.black))
    #expect(shadowed == PixelRect(minX: plain.minX, minY: plain.minY, maxX: plain.maxX, maxY: plain.maxY + 5))
  }

  @Test func `Text may be laid out and drawn on many threads at once`() async {
    func draw() -> [UInt8] {
      let page = Page(width: 200, height: 60)
      TextLayout(.plain("Threads 한국어 😀 العربية"), width: 190).draw(in: page.context, at: CGPoint(x: 1, y: 1))
      return page.bytes
    }
    let expected = draw()
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 { group.addTask { draw() == expected } }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func `Places and sizes out of all bounds draw nothing`() {
    let page = Page(width: 40, height: 40)
    let layout = TextLayout(.plain("abc"))
    for place in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 3), CGPoint(x: 1e30, y: 1e30), CGPoint(x: -1e12, y: 0)] {
      layout.draw(in: page.context, at: place)
    }
    page.context.scaleBy(x: 0, y: 0)
    layout.draw(in: page.context, at: .zero)
    #expect(page.ink.isEmpty)
  }
}
