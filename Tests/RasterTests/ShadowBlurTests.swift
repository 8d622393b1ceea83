import Foundation
import Raster
import TestSupport
import Testing

/// Compares shadows with pictures that iOS drew by `CALayer.render(in:)`, and with double precision.
@Suite struct ShadowBlurTests {
  private static let side = 400

  /// The shadow of a square, along its middle row from the outside to the inside.
  private func edge(sigma: Double) throws -> [Int] {
    let mask = try #require(CoverageMask(bounds: PixelRect(x: 0, y: 0, width: Self.side, height: Self.side)))
    for y in 0..<Self.side { mask.fill(row: y, from: 0, to: Self.side) }
    let soft = shadowBlur(mask, sigma: sigma), reach = shadowReach(sigma: sigma)
    #expect(soft.bounds == mask.bounds.insetBy(dx: -reach, dy: -reach))
    let middle = Self.side / 2
    for i in 0..<reach {
      #expect(soft[-reach + i, middle] == soft[Self.side + reach - 1 - i, middle] && soft[-reach + i, middle] == soft[middle, -reach + i])
    }
    return (-reach..<reach).map { Int(soft[$0, middle]) }
  }

  /// airbnb/lottie-ios at f4db77d7, snapshots of issue_1169_shadow_effect: a radius of 2 points at 2 pixels per point.
  @Test func anEdgeIsThatOfCoreGraphics() throws {
    #expect(try edge(sigma: 4) == [4, 9, 18, 30, 46, 66, 89, 114, 141, 166, 189, 209, 225, 237, 246, 251])
  }

  /// A Gaussian that ends at two sigma. theleftbit/BSWInterfaceKit at b1531969 (ShadowTests, 30 pixels) and zilverline/Dezignables at e5e367ee
  /// (DezignableShadowTests, 10 and 15 pixels) are within 1 of it. Boxes may differ by 2.
  @Test(arguments: [0.3, 0.5, 1, 2.5, 4, 10, 15, 19.9, 20, 24, 30, 60, 90]) func anEdgeIsACutGaussian(_ sigma: Double) throws {
    let got = try edge(sigma: sigma), reach = got.count / 2
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }, sum = weights.reduce(0, +)
    for (i, value) in got.enumerated() {
      let inside = (i - reach - reach..<i - reach + reach + 1).enumerated().reduce(0.0) {
        (0..<Self.side).contains($1.element) ? $0 + weights[$1.offset] : $0
      }
      #expect(abs(Double(value) - 255 * inside / sum) <= (sigma < 20 ? 0.75 : 2), "sigma \(sigma), pixel \(i)")
    }
  }

  @Test func nothingToBlur() throws {
    let mask = try #require(CoverageMask(bounds: PixelRect(x: 10, y: 10, width: 6, height: 6)))
    #expect(shadowBlur(mask, sigma: 0) === mask && shadowBlur(mask, sigma: .nan) === mask)
    #expect(shadowReach(sigma: 0) == 0 && shadowReach(sigma: .nan) == 0 && shadowReach(sigma: 1e9) == 0)
  }
}
