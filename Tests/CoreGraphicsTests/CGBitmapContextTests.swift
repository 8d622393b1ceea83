import CoreGraphics
import Foundation
import Raster
import Testing

@Suite struct CGBitmapContextTests {
  @Test func theProgramsOwnMemoryIsKeptInStep() {
    var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.setFillColor(.red)
      context?.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    #expect(bytes == [0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func whatTheProgramWroteIsThere() throws {
    var bytes: [UInt8] = [0, 0, 255, 255]
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      #expect(context.makeImage()?.pixels[0, 0].bits == 0xff00_00ff)
      memory[0] = 255
      #expect(context.makeImage()?.pixels[0, 0].bits == 0xffff_00ff)
    }
  }

  @Test func ownedMemoryIsHandedOutInTheLayoutAskedFor() throws {
    let context = makeContext(3, 1)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect((0..<4).map { data[$0] } == [255, 0, 0, 255])
    context.setFillColor(.blue)
    context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect((4..<8).map { data[$0] } == [0, 0, 255, 255])
  }

  @Test func aGreyContextKeepsTheLuminance() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(.white)
    context.fill(.infinite)
    let data = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    #expect(data[0] == 255 && context.bytesPerRow == 1)
  }

  @Test func withoutAlphaItStartsBlackAndStaysOpaque() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
    #expect(context[0, 0] == 0xff00_0000)
    context.clear(.infinite)
    let image = try #require(context.makeImage())
    #expect(image.pixels[0, 0].bits == 0xff00_0000 && image.pixels.isOpaque && image.alphaInfo == .noneSkipFirst)
  }

  @Test func impossibleBitmapsAreNil() {
    func make(_ width: Int, _ height: Int, bits: Int = 8, row: Int = 0, info: CGImageAlphaInfo = .premultipliedLast) -> CGContext? {
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info.rawValue)
    }
    #expect(make(0, 1) == nil && make(-1, 5) == nil && make(1 << 40, 1) == nil && make(1 << 17, 1 << 17) == nil)
    #expect(make(4, 4, row: 15) == nil && make(4, 4, bits: 16) == nil && make(4, 4, info: .last) == nil)
    #expect(make(4, 4, row: 16) != nil)
  }

  @Test func aPictureDoesNotChangeWithLaterDrawing() throws {
    let context = makeContext(1, 1)
    let before = try #require(context.makeImage())
    context.fill(.infinite)
    #expect(before.pixels[0, 0].bits == 0 && context[0, 0] == 0xff00_0000)
  }
}
