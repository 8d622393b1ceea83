import CoreGraphics
import Raster
import Testing

@Suite struct CGColorTests {
  @Test func componentsBecomePremultipliedPixels() {
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5).pixel.bits == 0x8080_0000)
    #expect(CGColor(gray: 0.5, alpha: 1).pixel.bits == 0xff80_8080)
    #expect(CGColor(red: 2, green: -1, blue: .nan, alpha: 1).pixel.bits == 0xffff_0000)
  }

  @Test func displayP3RedIsTheNearestRed() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let color = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    #expect(color.pixel.bits == 0xffff_0000)
    // White is the same in both.
    #expect(CGColor(colorSpace: space, components: [1, 1, 1, 1])?.pixel.bits == 0xffff_ffff)
    // Apple's ColorSync returns 0.5, 0.5, 0.5 for the same grey.
    #expect(CGColor(colorSpace: space, components: [0.5, 0.5, 0.5, 1])?.pixel.bits == 0xff80_8080)
  }

  @Test func linearHalfIsEncodedAs188() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    #expect(CGColor(colorSpace: space, components: [0.5, 0.5, 0.5, 1])?.pixel.bits == 0xffbc_bcbc)
  }

  @Test func conversionThereAndBackKeepsTheColour() throws {
    let original = CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.7)
    for name in [CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.genericCMYK, CGColorSpace.extendedSRGB] {
      let space = try #require(CGColorSpace(name: name))
      let there = try #require(original.converted(to: space, intent: .defaultIntent, options: nil))
      #expect(there.pixel == original.pixel, "\(name)")
      #expect(there.numberOfComponents == space.numberOfComponents + 1)
    }
  }

  @Test func colorsAreEqualByComponentsAndSpace() {
    #expect(CGColor(red: 1, green: 1, blue: 1, alpha: 1) != CGColor.white)
    #expect(CGColor(gray: 1, alpha: 1) == CGColor.white)
    #expect(CGColor.white.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(CGColorSpace(name: "no such space") == nil)
  }
}
