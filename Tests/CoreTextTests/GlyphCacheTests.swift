import Raster
import Testing

@testable import CoreText

@Suite struct GlyphCacheTests {
  private func key(_ glyph: Int) -> GlyphKey { GlyphKey(face: 1, glyph: UInt32(glyph), size: 64, quarter: 0) }

  private func mask() -> GlyphImage { .mask(CoverageMask(bounds: PixelRect(x: 0, y: 0, width: 64, height: 16))!) }

  @Test func `The cache stays within its budget and lets go of what was unused for longest`() {
    var cache = GlyphCache(byteBudget: 20_000)
    for glyph in 0..<200 {
      _ = cache.image(key(glyph), make: mask)
      _ = cache.image(key(0)) {
        Issue.record("a glyph in use was dropped")
        return .empty
      }
      #expect(cache.counts.bytes <= 20_000)
    }
    #expect(cache.counts.misses == 200 && cache.counts.hits == 200)
    #expect(cache.counts.glyphs > 5 && cache.counts.glyphs < 20)
    var wasMade = false
    _ = cache.image(key(1)) {
      wasMade = true
      return mask()
    }
    #expect(wasMade)
  }

  @Test func `A glyph beyond the budget is drawn and not kept`() {
    var cache = GlyphCache(byteBudget: 100)
    guard case .mask = cache.image(key(0), make: mask) else {
      Issue.record("no glyph")
      return
    }
    #expect(cache.counts.glyphs == 0 && cache.counts.bytes == 0)
  }

  @Test func `Drawing again takes every glyph from the cache`() {
    let engine = TextEngine(fontRoot: "/usr/share/fonts")
    let font = CTFont(design: .system, size: 17, weight: .regular, isItalic: false, engine: engine)
    let layout = TextLayout(
      StyledText("banana", style: TextStyle(font: font)), width: .infinity, height: .infinity, maximumLines: 0, lastLine: nil,
      engine: engine)
    let page = Page(width: 100, height: 30)
    layout.draw(in: page.context, at: .zero)
    let first = engine.glyphs.counts
    #expect(first.misses > 0)
    layout.draw(in: page.context, at: .zero)
    #expect(engine.glyphs.counts.misses == first.misses)
    #expect(engine.glyphs.counts.hits == first.hits + 6)
  }
}
