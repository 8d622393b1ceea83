import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

/// BMP and ICO files, byte by byte.
@Suite(.namesSeeds) struct BitmapFileTests {
  private func little(_ value: Int, _ size: Int) -> [UInt8] { (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }

  /// Returns a bitmap of 2 x 2 pixels unless told otherwise. Rows go from the bottom to the top.
  private func bitmap(
    width: Int = 2, height: Int = 2, bits: Int, compression: Int = 0, masks: [Int] = [], palette: [UInt8] = [], pixels: [UInt8]
  ) -> [UInt8] {
    let head = little(40, 4) + little(width, 4) + little(height, 4) + little(1, 2) + little(bits, 2) + little(compression, 4)
    let rest = little(pixels.count, 4) + little(2835, 4) + little(2835, 4) + little(palette.count / 4, 4) + little(0, 4)
    return head + rest + masks.flatMap { little($0, 4) } + palette + pixels
  }

  private func bmp(_ bitmap: [UInt8], offset: Int = 54) -> Data {
    Data(Array("BM".utf8) + little(bitmap.count + 14, 4) + little(0, 4) + little(offset, 4) + bitmap)
  }

  private func words(_ data: Data) throws -> [UInt32] { try ImageFile.read(data: data).words }

  @Test func rowsOfThreeBytesGoFromTheBottom() throws {
    let pixels: [UInt8] = [1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10, 11, 12, 0, 0]
    #expect(try words(bmp(bitmap(bits: 24, pixels: pixels))) == [0xff09_0807, 0xff0c_0b0a, 0xff03_0201, 0xff06_0504])
    #expect(try words(bmp(bitmap(height: -2, bits: 24, pixels: pixels))) == [0xff03_0201, 0xff06_0504, 0xff09_0807, 0xff0c_0b0a])
    let source = try #require(CGImageSourceCreateWithData(bmp(bitmap(bits: 24, pixels: pixels)) as CFData, nil))
    #expect(CGImageSourceGetType(source) == "com.microsoft.bmp")
    let dots = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyDPIWidth] as? Double
    #expect(abs((dots ?? 0) - 72) < 0.1)
  }

  @Test func palettesOfOneFourAndEightBits() throws {
    let palette: [UInt8] = [0, 0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 0]
    let expected: [UInt32] = [0xffff_ffff, 0xff00_0000, 0xff00_0000, 0xffff_ffff]
    #expect(try words(bmp(bitmap(bits: 1, palette: Array(palette.prefix(8)), pixels: [0x40, 0, 0, 0, 0x80, 0, 0, 0]))) == expected)
    #expect(try words(bmp(bitmap(bits: 4, palette: palette, pixels: [0x01, 0, 0, 0, 0x10, 0, 0, 0]))) == expected)
    #expect(
      try words(bmp(bitmap(bits: 8, palette: palette, pixels: [2, 1, 0, 0, 1, 200, 0, 0])))
        == [0xffff_ffff, 0xff00_0000, 0xffff_0000, 0xffff_ffff], "an index without a colour is black")
  }

  @Test func masksChooseTheBits() throws {
    #expect(
      try words(bmp(bitmap(width: 2, height: 1, bits: 16, pixels: [0x00, 0x7c, 0x1f, 0x00]))) == [0xffff_0000, 0xff00_00ff])
    #expect(
      try words(
        bmp(bitmap(width: 2, height: 1, bits: 16, compression: 3, masks: [0xf800, 0x07e0, 0x1f], pixels: [0xe0, 0x07, 0xff, 0xff])))
        == [0xff00_ff00, 0xffff_ffff])
    let masks = [0xff, 0xff00, 0xff_0000, 0xff00_0000]
    #expect(
      try words(bmp(bitmap(width: 1, height: 1, bits: 32, compression: 6, masks: masks, pixels: [255, 0, 0, 128]))) == [0x8080_0000],
      "alpha is multiplied")
    #expect(readError(bmp(bitmap(bits: 32, compression: 3, masks: [0xf0f, 0, 0], pixels: Array(repeating: 0, count: 16)))) != nil)
  }

  @Test func runsAreRead() throws {
    let palette: [UInt8] = [0, 0, 0, 0, 255, 255, 255, 0, 0, 0, 255, 0]
    // Two of colour 2; end of row; three as they are, with a byte of padding; end.
    let runs: [UInt8] = [2, 2, 0, 0, 0, 3, 1, 0, 1, 0, 0, 1]
    #expect(
      try words(bmp(bitmap(width: 3, bits: 8, compression: 1, palette: palette, pixels: runs)))
        == [0xffff_ffff, 0xff00_0000, 0xffff_ffff, 0xffff_0000, 0xffff_0000, 0xff00_0000])
    let halves: [UInt8] = [3, 0x12, 0, 2, 0, 1, 0, 1]
    #expect(
      try words(bmp(bitmap(width: 3, bits: 4, compression: 2, palette: palette, pixels: halves)))
        == [0xff00_0000, 0xff00_0000, 0xff00_0000, 0xffff_ffff, 0xffff_0000, 0xffff_ffff])
    #expect(readError(bmp(bitmap(bits: 8, compression: 1, palette: palette, pixels: [2, 1]))) != nil, "runs without an end")
    let beyond: [UInt8] = [0, 2, 0, 200, 5, 1, 0, 1]
    #expect(readError(bmp(bitmap(bits: 8, compression: 1, palette: palette, pixels: beyond))) != nil)
  }

  private func ico(_ pictures: [[UInt8]]) -> Data {
    var place = 6 + pictures.count * 16, entries: [UInt8] = []
    for picture in pictures {
      entries += [0, 0, 0, 0, 1, 0, 32, 0] + little(picture.count, 4) + little(place, 4)
      place += picture.count
    }
    return Data([0, 0, 1, 0] + little(pictures.count, 2) + entries + pictures.flatMap { $0 })
  }

  @Test func anICOHasSeveralImages() throws {
    let masked = bitmap(
      width: 2, height: 4, bits: 24, pixels: [1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10, 11, 12, 0, 0] + [0, 0, 0, 0, 0x40, 0, 0, 0])
    let own = bitmap(width: 1, height: 2, bits: 32, pixels: [0, 0, 255, 128, 0, 0, 0, 0])
    let png = [UInt8](try ImageFile.png(makeImage(3, 3) { _, _ in 0xff12_3456 }))
    let source = try #require(CGImageSourceCreateWithData(ico([masked, own, png]) as CFData, nil))
    #expect(CGImageSourceGetType(source) == "com.microsoft.ico" && CGImageSourceGetCount(source) == 3)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.words == [0xff09_0807, 0, 0xff03_0201, 0xff06_0504], "the mask clears one")
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.words == [0x8080_0000])
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil)?.words.allSatisfy { $0 == 0xff12_3456 } == true)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 2, nil)?[kCGImagePropertyPixelWidth] as? Int == 3)
    let thumbnail = CGImageSourceCreateThumbnailAtIndex(
      source, 2, [kCGImageSourceThumbnailMaxPixelSize: 2, kCGImageSourceCreateThumbnailFromImageAlways: true])
    #expect(thumbnail?.width == 2)
  }

  @Test func damagedFilesNeverTrap() throws {
    let png = [UInt8](try ImageFile.png(makeImage(3, 3) { _, _ in 0xff12_3456 }))
    let files = [
      bmp(bitmap(bits: 24, pixels: Array(repeating: 9, count: 16))),
      bmp(bitmap(width: 3, bits: 8, compression: 1, palette: [0, 0, 0, 0, 1, 1, 1, 0], pixels: [2, 1, 0, 0, 0, 3, 1, 0, 1, 0, 0, 1])),
      ico([bitmap(width: 2, height: 4, bits: 1, palette: [0, 0, 0, 0, 1, 1, 1, 0], pixels: Array(repeating: 9, count: 16)), png]),
    ]
    var random = SeededGenerator(seed: 77)
    for file in files {
      for count in 1..<file.count { _ = readError(file.prefix(count)) }
      for _ in 0..<2000 {
        var damaged = [UInt8](file)
        for _ in 0..<2 { damaged[Int(random.next() % UInt64(file.count))] = UInt8(truncatingIfNeeded: random.next()) }
        _ = readError(Data(damaged))
      }
    }
  }
}
