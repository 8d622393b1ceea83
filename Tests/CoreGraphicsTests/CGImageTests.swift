import CoreGraphics
import Foundation
import Raster
import Testing

@Suite struct CGImageTests {
  private let picture = makeImage(2, [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff])

  @Test func anImageIsUprightInAYUpContextAndUpsideDownInAYDownOne() {
    let up = makeContext(2, 2)
    up.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect([up[0, 0], up[1, 0], up[0, 1], up[1, 1]] == [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff])
    let down = makeFlippedContext(2, 2)
    down.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect([down[0, 0], down[1, 0], down[0, 1], down[1, 1]] == [0xff00_00ff, 0xffff_ffff, 0xffff_0000, 0xff00_ff00])
  }

  @Test func withoutInterpolationPixelsGrowToSquares() {
    let context = makeContext(8, 8)
    context.interpolationQuality = .none
    context.draw(picture, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    for y in 0..<8 { for x in 0..<8 where context[x, y] != picture.pixels[x / 4, y / 4].bits { Issue.record("\(x), \(y)") } }
  }

  @Test func aMuchReducedImageIsTheMeanOfItsPixels() {
    let pixels: [UInt32] = (0..<4096).map { ($0 % 64 + $0 / 64) % 2 == 0 ? 0xffff_ffff : 0xff00_0000 }
    let context = makeContext(4, 4)
    context.draw(makeImage(64, pixels), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    for y in 0..<4 { for x in 0..<4 { #expect((127...129).contains(Int(context[x, y] & 255))) } }
  }

  @Test func croppingTakesWholePixelsInsideTheImage() throws {
    let crop = try #require(picture.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5)))
    #expect(crop.width == 1 && crop.height == 2)
    #expect(crop.pixels[crop.pixels.bounds.minX, crop.pixels.bounds.minY].bits == 0xff00_ff00)
    let context = makeContext(1, 2)
    context.draw(crop, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(context[0, 0] == 0xff00_ff00 && context[0, 1] == 0xffff_ffff)
    #expect(picture.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
    #expect(picture.cropping(to: .null) == nil)
  }

  @Test(arguments: [
    (CGImageAlphaInfo.last.rawValue, [UInt8](arrayLiteral: 255, 0, 0, 128)),
    (CGImageAlphaInfo.premultipliedLast.rawValue, [128, 0, 0, 128]),
    (CGImageAlphaInfo.first.rawValue, [128, 255, 0, 0]),
    (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [0, 0, 128, 128]),
  ])
  func imagesAreMadeOfTheUsualLayouts(info: UInt32, bytes: [UInt8]) throws {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let image = try #require(
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: info), provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    #expect(image.pixels[0, 0].bits == 0x8080_0000)
  }

  @Test func tooFewBytesMakeNoImage() throws {
    let provider = try #require(CGDataProvider(data: Data(count: 7)))
    #expect(
      CGImage(
        width: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(alpha: .last), provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent) == nil)
  }

  @Test func maskingShowsWhatTheMaskHasWhite() throws {
    let masked = try #require(picture.masking(makeImage(2, [0xffff_ffff, 0xff00_0000, 0xff80_8080, 0xffff_ffff])))
    #expect(masked.pixels[0, 0].bits == 0xffff_0000 && masked.pixels[1, 0].bits == 0)
    #expect(masked.pixels[0, 1].bits == 0x8000_0080)
    let keyed = try #require(picture.copy(maskingColorComponents: [0, 10, 250, 255, 0, 10]))
    #expect(keyed.pixels[1, 0].bits == 0 && keyed.pixels[0, 0].bits == 0xffff_0000)
  }
}
