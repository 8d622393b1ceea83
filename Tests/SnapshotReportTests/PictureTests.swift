import Foundation
import Raster
import Testing

@testable import SnapshotReport

@Suite struct PictureTests {
  private func picture(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF) throws -> PixelBuffer {
    let buffer = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)))
    for y in 0..<height { for x in 0..<width { buffer[x, y] = Pixel(bits: color) } }
    return buffer
  }

  private func fill(_ buffer: PixelBuffer, _ rect: PixelRect, _ color: UInt32 = 0xFF00_0000) {
    for y in rect.minY..<rect.maxY { for x in rect.minX..<rect.maxX { buffer[x, y] = Pixel(bits: color) } }
  }

  private func bounds(_ region: ChangedRegion) -> [Int] { [region.x, region.y, region.width, region.height] }

  @Test func equalPicturesHaveNoRegions() throws {
    let comparison = PictureComparison(expected: try picture(30, 20), actual: try picture(30, 20))
    #expect(comparison.isWithinTolerance && comparison.differingPixels == 0 && comparison.largestChannel == 0)
    #expect(ChangedRegion.all(in: comparison).isEmpty)
  }

  @Test func pixelsAreCountedAndBounded() throws {
    let actual = try picture(100, 60)
    fill(actual, PixelRect(x: 3, y: 5, width: 30, height: 4))
    fill(actual, PixelRect(x: 80, y: 40, width: 2, height: 3), 0xFFFF_FFF0)
    let comparison = PictureComparison(expected: try picture(100, 60), actual: actual)
    #expect(!comparison.isWithinTolerance && comparison.differingPixels == 126 && comparison.largestChannel == 255)
    let regions = ChangedRegion.all(in: comparison)
    #expect(regions.map(\.pixels) == [120, 6], "the largest is first")
    #expect(bounds(regions[0]) == [3, 5, 30, 4])
    #expect(bounds(regions[1]) == [80, 40, 2, 3])
  }

  @Test func lettersOfAWordAreOneRegion() throws {
    let actual = try picture(100, 20)
    for letter in 0..<5 { fill(actual, PixelRect(x: 4 + letter * 8, y: 4, width: 5, height: 9)) }
    #expect(ChangedRegion.all(in: PictureComparison(expected: try picture(100, 20), actual: actual)).count == 1)
  }

  @Test func toleranceAllowsSmallAndFewDifferences() throws {
    let actual = try picture(10, 10)
    fill(actual, PixelRect(x: 0, y: 0, width: 1, height: 1), 0xFFFD_FFFF)
    func isEqual(_ channel: Int, _ pixels: Double) throws -> Bool {
      PictureComparison(expected: try picture(10, 10), actual: actual, tolerance: .init(channel: channel, pixels: pixels)).isWithinTolerance
    }
    #expect(try !isEqual(1, 0) && isEqual(2, 0) && isEqual(0, 0.01) && !isEqual(0, 0.009))
  }

  @Test func anotherSizeIsADifferenceWithAnyTolerance() throws {
    let comparison = PictureComparison(
      expected: try picture(10, 10), actual: try picture(12, 10), tolerance: .init(channel: 255, pixels: 1))
    #expect(!comparison.isWithinTolerance && comparison.differingPixels == 20 && comparison.width == 12)
    #expect(comparison.spans.values.allSatisfy { $0 == [10..<12] })
  }
}
