import Display
import Foundation
import Raster
import Testing

@Suite struct DisplayMetricsTests {
  @Test func pixelsArePointsTimesScale() throws {
    let metrics = try DisplayMetrics(size: CGSize(width: 375, height: 667.5), scale: 2)
    #expect(metrics.pixelBounds == PixelRect(x: 0, y: 0, width: 750, height: 1335))
  }

  @Test(arguments: [
    CGSize(width: 0, height: 10), CGSize(width: -5, height: 10), CGSize(width: CGFloat.nan, height: 10),
    CGSize(width: 10, height: CGFloat.infinity), CGSize(width: 1e300, height: 1), CGSize(width: 8193, height: 1),
  ])
  func sizesThatNoScreenHasAreRefused(_ size: CGSize) {
    let error = #expect(throws: DisplayError.self) { try DisplayMetrics(size: size, scale: 2) }
    #expect("\(error!)".contains("1 to 16384 pixels"))
  }

  @Test(arguments: [0, -1, 0.1, 9, .nan, .infinity] as [CGFloat]) func scalesThatNoScreenHasAreRefused(_ scale: CGFloat) {
    let error = #expect(throws: DisplayError.self) { try DisplayMetrics(size: CGSize(width: 10, height: 10), scale: scale) }
    #expect("\(error!)".contains("from 0.25 to 8"))
  }

  @Test func aWindowOfAnySizeGivesMetrics() {
    let metrics = DisplayMetrics(pixelWidth: 0, pixelHeight: 1_000_000, scale: .nan)
    #expect(metrics.pixelBounds == PixelRect(x: 0, y: 0, width: 1, height: DisplayMetrics.maximumSide))
    #expect(metrics.scale == 1)
  }
}
