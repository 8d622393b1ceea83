import Foundation
import Raster
import TestSupport
import Testing

/// The expected places follow from the cylinder: a point of the page at the distance u behind the axis lies at the angle u / radius on it, and
/// after half a turn on the flat part above the page.
@Suite(.namesSeeds) struct PageCurlTests {
  private let area = PixelRect(x: 0, y: 0, width: 200, height: 100)

  /// A blue page whose right end is red.
  private func page(redFrom x: Int = 165) -> PixelBuffer {
    let buffer = PixelBuffer(bounds: area)!
    for y in 0..<100 { for x1 in 0..<200 { buffer[x1, y] = Pixel(bits: x1 >= x ? 0xffff_0000 : 0xff00_00ff) } }
    return buffer
  }

  /// A turn to the left whose axis stands at `x`; the radius is 10, so that the axis travels 217.5 pixels.
  private func curl(at x: Double, radius: Double = 10) -> PageCurl {
    PageCurl(
      page: RasterRect(area), direction: RasterPoint(-2, 0), radius: radius, progress: (200 - x) / (200 + 1.75 * radius))
  }

  @Test func aPageAtRestIsItself() throws {
    let front = page()
    #expect(try #require(curl(at: 200).drawn(area, front: front)) == front)
  }

  @Test func aTurnedPageLeavesNothing() throws {
    let curl = PageCurl(page: RasterRect(area), direction: RasterPoint(-1, -0.2), radius: 10, progress: 1)
    let drawn = try #require(curl.drawn(area, front: page()))
    #expect((0..<100).allSatisfy { y in (0..<200).allSatisfy { drawn[$0, y].isClear } })
  }

  @Test func theBackShowsTheFrontMirrored() throws {
    let drawn = try #require(curl(at: 100).drawn(area, front: page()))
    // Over the flat page, the pixel at x shows the back of the page at 100 + 10 pi + (100 - x): a quarter of the colour on white.
    #expect(drawn[50, 50] == Pixel(bits: 0xffff_bfbf), "the page at 181, which is red")
    #expect(drawn[90, 50] == Pixel(bits: 0xffbf_bfff), "the page at 141, which is blue")
    // The free edge, the page at 200, lies at 31.4. Left of its shadow, which is 7.5 pixels wide, the page is as it was.
    #expect(drawn[20, 50] == Pixel(bits: 0xff00_00ff))
    #expect(drawn[30, 50].blue < 200 && drawn[26, 50].blue > drawn[30, 50].blue)
    // Right of the cylinder, which ends at 110, there is a shadow on what is below, 7.5 pixels wide.
    #expect(drawn[111, 50].alpha > 50 && drawn[111, 50].blue == 0 && drawn[118, 50].isClear && drawn[199, 50].isClear)
  }

  @Test func aShortTurnShowsTheInsideOfTheCylinder() throws {
    // 10 pixels behind the axis are lifted by one radian: the edge lies at 190 + 10 sin(1) = 198.4, and no part turns over.
    let drawn = try #require(curl(at: 190).drawn(area, front: page()))
    #expect(drawn[180, 50] == Pixel(bits: 0xffff_0000))
    #expect(drawn[197, 50].red < 230 && drawn[197, 50].blue == 0 && drawn[197, 50].isOpaque)
    #expect(drawn[199, 50].red == 0)
  }

  @Test func aPartIsDrawnAsInTheWhole() throws {
    var random = SeededGenerator()
    let front = PixelBuffer(bounds: area)!
    for y in 0..<100 { for x in 0..<200 { front[x, y] = Pixel(bits: 0xff00_0000 | UInt32(random.whole(0...0xff_ffff))) } }
    for _ in 0..<40 {
      let curl = PageCurl(
        page: RasterRect(area), direction: RasterPoint(random.double(-1...1), random.double(-1...1)), radius: random.double(1...40),
        progress: random.double(0...1))
      let part = PixelRect(x: random.whole(0...150), y: random.whole(0...60), width: 50, height: 40)
      let whole = try #require(curl.drawn(area, front: front)), drawn = try #require(curl.drawn(part, front: front))
      let isEqual = (part.minY..<part.maxY).allSatisfy { y in (part.minX..<part.maxX).allSatisfy { drawn[$0, y] == whole[$0, y] } }
      #expect(isEqual, "\(curl), seed \(random.seed)")
    }
  }
}
