import CoreGraphics
import Foundation
import FoundationCompatibility
import Raster
import Testing

@testable import CoreText

/// Tests `CTFramesetter`, its frames, and the runs of their lines, by Apple's descriptions of the functions.
@Suite struct FrameTests {
  private let font = CTFont.system(size: 20)
  private let everything = CFRange(location: 0, length: 0)

  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [
        NSAttributedString.Key(kCTFontAttributeName): font, NSAttributedString.Key(kCTForegroundColorAttributeName): CGColor.black,
      ])
  }

  private func frame(_ setter: CTFramesetter, _ box: CGRect, _ range: CFRange? = nil) -> CTFrame {
    CTFramesetterCreateFrame(setter, range ?? everything, CGPath(rect: box, transform: nil), nil)
  }

  private func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame).compactMap { $0 as? CTLine } }

  @Test func theSuggestedSizeHoldsTheText() {
    let setter = CTFramesetterCreateWithAttributedString(text("one two three four five"))
    let wide = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, everything, nil, CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), nil)
    var fits = CFRange(location: 0, length: 0)
    let narrow = CTFramesetterSuggestFrameSizeWithConstraints(setter, everything, nil, CGSize(width: 100, height: 0), &fits)
    #expect(narrow.width <= 100 && narrow.height > wide.height * 1.9 && wide.width > 150)
    #expect(fits.location == 0 && fits.length == 23)
    let all = frame(setter, CGRect(origin: .zero, size: narrow))
    #expect(CTFrameGetVisibleStringRange(all).length == 23)
    let half = frame(setter, CGRect(x: 0, y: 0, width: narrow.width, height: wide.height))
    #expect(lines(half).count == 1 && CTFrameGetVisibleStringRange(half).length < 12)
  }

  /// A frame draws what its lines draw at their origins.
  @Test func linesAreAtTheirOrigins() throws {
    let setter = CTFramesetterCreateWithAttributedString(text("one two three four five"))
    let box = CGRect(x: 10, y: 20, width: 100, height: 150)
    let frame = frame(setter, box)
    let lines = lines(frame)
    try #require(lines.count > 1)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, everything, &origins)
    #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y } && origins[0].y < 150)
    var last = [CGPoint.zero]
    CTFrameGetLineOrigins(frame, CFRange(location: lines.count - 1, length: 1), &last)
    #expect(last[0] == origins.last)

    func picture(_ draw: (CGContext) -> Void) throws -> [UInt8] {
      let context = try #require(
        CGContext(
          data: nil, width: 130, height: 200, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
      draw(context)
      let target = try #require(context.target)
      return target.bytes(of: target.bounds)
    }
    let whole = try picture { CTFrameDraw(frame, $0) }
    let one = try picture { context in
      for (line, origin) in zip(lines, origins) {
        context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
        CTLineDraw(line, context)
      }
    }
    #expect(whole == one && whole.contains { $0 != 0 })
  }

  @Test func rangesAreThoseOfTheString() throws {
    let setter = CTFramesetterCreateWithAttributedString(text("skip one two"))
    let frame = frame(setter, CGRect(x: 0, y: 0, width: 300, height: 100), CFRange(location: 5, length: 0))
    let line = try #require(lines(frame).first)
    #expect(CTLineGetStringRange(line).location == 5 && CTLineGetStringRange(line).length == 7)
    let run = try #require(CTLineGetGlyphRuns(line).first as? CTRun)
    #expect(CTRunGetStringRange(run).location == 5)
    let count = CTRunGetGlyphCount(run)
    #expect(count == 7 && CTLineGetGlyphCount(line) == 7)
    var indices = [CFIndex](repeating: 0, count: count)
    CTRunGetStringIndices(run, everything, &indices)
    #expect(indices == Array(5..<12))
    var advances = [CGSize](repeating: .zero, count: count), positions = [CGPoint](repeating: .zero, count: count)
    CTRunGetAdvances(run, everything, &advances)
    CTRunGetPositions(run, everything, &positions)
    let width = CTRunGetTypographicBounds(run, everything, nil, nil, nil)
    #expect(abs(advances.reduce(0) { $0 + Double($1.width) } - width) < 1e-6)
    #expect(abs(Double(positions[1].x - positions[0].x) - Double(advances[0].width)) < 1e-6)
    var glyphs = [CGGlyph](repeating: 0, count: count)
    CTRunGetGlyphs(run, everything, &glyphs)
    // "o" of "one" and of "two".
    #expect(glyphs[0] == glyphs[6] && glyphs[0] != 0)

    let offset = CTLineGetOffsetForStringIndex(line, 8, nil)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.5, y: 0)) == 8)
    #expect(CTLineGetOffsetForStringIndex(line, 5, nil) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)) == 12)
  }

  @Test func emptyTextsAndPathsAreHarmless() {
    let setter = CTFramesetterCreateWithAttributedString(text(""))
    let empty = frame(setter, CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(CTFrameGetVisibleStringRange(empty).length == 0)
    let nowhere = CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text("one")), CFRange(location: 90, length: 90), CGMutablePath(), nil)
    #expect(CTFrameGetStringRange(nowhere).length == 0)
  }
}
