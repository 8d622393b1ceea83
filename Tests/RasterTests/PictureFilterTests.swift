import Foundation
import Raster
import TestSupport
import Testing

@Suite(.namesSeeds) struct PictureFilterTests {
  @Test(arguments: 1...6) func squaresAreReducedToTheirAverage(shift: Int) throws {
    var random = SeededGenerator()
    let side = 1 << shift
    let image = try #require(PixelBuffer(bounds: PixelRect(x: -side, y: side * 2, width: side * 3, height: side * 2)))
    for y in image.bounds.minY..<image.bounds.maxY {
      for x in image.bounds.minX..<image.bounds.maxX {
        image[x, y] = Pixel(
          red: Double(random.whole(0...255)) / 255, green: Double(random.whole(0...255)) / 255, blue: 1,
          alpha: Double(random.whole(0...255)) / 255)
      }
    }
    let small = try #require(image.reduced(by: shift))
    #expect(small.bounds == PixelRect(x: -1, y: 2, width: 3, height: 2))
    for y in 2..<4 {
      for x in -1..<2 {
        var sums = SIMD4<Double>.zero
        for v in (y * side)..<((y + 1) * side) {
          for u in (x * side)..<((x + 1) * side) {
            let p = image[u, v]
            sums += SIMD4(Double(p.red), Double(p.green), Double(p.blue), Double(p.alpha))
          }
        }
        sums /= Double(side * side)
        let p = small[x, y]
        let got = SIMD4(Double(p.red), Double(p.green), Double(p.blue), Double(p.alpha))
        #expect(abs((got - sums).min()) <= 0.5 && (got - sums).max() <= 0.5, "seed \(random.seed)")
      }
    }
  }

  @Test func edgesGoOnOutside() throws {
    let image = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 8, height: 6)))
    let known = PixelRect(x: 2, y: 1, width: 3, height: 3)
    for y in 1..<4 { for x in 2..<5 { image[x, y] = Pixel(bits: 0xff00_0000 | UInt32(x * 16 + y)) } }
    image.extendEdges(of: known)
    for y in 0..<6 {
      for x in 0..<8 { #expect(image[x, y].bits == 0xff00_0000 | UInt32(min(max(x, 2), 4) * 16 + min(max(y, 1), 3))) }
    }
  }

  @Test func matricesChangeStraightColours() {
    let orange = Pixel(red: 1, green: 0.5, blue: 0, alpha: 1)
    let grey = ColorMatrix.saturation(0).apply(to: orange)
    #expect(grey.red == grey.green && grey.green == grey.blue)
    #expect(abs(Int(grey.red) - Int((0.2126 + 0.7152 * 128 / 255) * 255)) <= 1)
    #expect(ColorMatrix.saturation(1).apply(to: orange) == orange)
    #expect(ColorMatrix.tint(red: 0, green: 0, blue: 1, amount: 1).apply(to: Pixel(bits: 0x8040_2010)) == Pixel(bits: 0x8000_0080))
    #expect(ColorMatrix.brightness(1).apply(to: Pixel(bits: 0x8000_0000)) == Pixel(bits: 0x8080_8080))
    #expect(ColorMatrix.brightness(1).apply(to: .clear) == .clear)
    // Two filters in sequence equal their combination.
    let both = ColorMatrix.saturation(0.5).followed(by: .tint(red: 1, green: 1, blue: 1, amount: 0.25))
    let p = Pixel(bits: 0xff60_3010)
    let apart = ColorMatrix.tint(red: 1, green: 1, blue: 1, amount: 0.25).apply(to: ColorMatrix.saturation(0.5).apply(to: p))
    let once = both.apply(to: p)
    #expect(abs(Int(once.red) - Int(apart.red)) <= 1 && abs(Int(once.blue) - Int(apart.blue)) <= 1)
  }
}
