import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageIO

/// Colour profiles. Green of 200 in Display P3 lies outside of sRGB: its red is cut off at 0 and its green rises to about 203.
@Suite(.namesSeeds) struct ColorProfileTests {
  private func profile() throws -> [UInt8] { try HEIFFile([UInt8](try corpus("wide.heic")), "wide.heic").profile }

  private func isConverted(_ pixel: UInt32?) -> Bool {
    guard let pixel else { return false }
    return pixel >> 24 == 255 && pixel >> 16 & 255 < 30 && (pixel >> 8 & 255) > 200 && (pixel >> 8 & 255) < 210
  }

  @Test func aPNGIsConverted() throws {
    let source = try #require(CGImageSourceCreateWithData(try corpus("wide.png") as CFData, nil))
    #expect(isConverted(CGImageSourceCreateImageAtIndex(source, 0, nil)?.words[0]))
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyProfileName] as? String == "Wide test colours")
    let options: CFDictionary = [kCGImageSourceSubsampleFactor: 2]
    #expect(isConverted(CGImageSourceCreateImageAtIndex(source, 0, options)?.words[0]), "at a reduced size as well")
  }

  @Test func aHEICIsConverted() throws {
    #expect(isConverted(try ImageFile.read(data: corpus("wide.heic")).words[64 * 20 + 20]))
  }

  @Test func aJPEGIsConverted() throws {
    let plain = [UInt8](try ImageFile.jpeg(makeImage(8, 8) { _, _ in 0xff00_c800 }, quality: 1))
    #expect(!isConverted(try ImageFile.read(data: Data(plain)).words[0]))
    // In two parts, the second one first.
    let all = try profile(), halves = [all.prefix(200), all.dropFirst(200)]
    var segments: [UInt8] = []
    for index in [1, 0] {
      let body = Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), 2] + halves[index]
      segments += [0xff, 0xe2, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
    }
    #expect(isConverted(try ImageFile.read(data: Data(plain[0..<2] + segments + plain[2...])).words[0]))
  }

  @Test func aWebPIsConverted() throws {
    let plain = [UInt8](try ImageFile.encode(makeImage(8, 8) { _, _ in 0xff00_c800 }, as: .webP, quality: 1))
    func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
    let icc = try profile(), padded = icc + [UInt8](repeating: 0, count: icc.count & 1)
    // The extended header says that there is a profile (32), and the size less 1.
    let extended = Array("VP8X".utf8) + little(10) + [32, 0, 0, 0, 7, 0, 0, 7, 0, 0]
    let start = 12
    let chunks = plain[start...].starts(with: Array("VP8X".utf8)) ? plain[(start + 18)...] : plain[start...]
    let body = Array("WEBP".utf8) + extended + Array("ICCP".utf8) + little(icc.count) + padded + chunks
    #expect(isConverted(try ImageFile.read(data: Data(Array("RIFF".utf8) + little(body.count) + body)).words[0]))
  }

  @Test func profilesThatAreDamagedOrDoNotFitAreIgnored() throws {
    #expect(ColorProfile([UInt8](repeating: 7, count: 400)) == nil)
    var random = SeededGenerator(seed: 3)
    let good = try profile()
    for _ in 0..<300 {
      var bad = good
      for _ in 0..<3 { bad[Int(random.next() % UInt64(bad.count))] = UInt8(truncatingIfNeeded: random.next()) }
      ColorProfile(bad)?.convert(makeImage(4, 4) { _, _ in 0xff00_c800 }.pixels)
    }
  }

  @Test func sRGBByItsPrimariesChangesNothing() throws {
    #expect(ColorProfile(primaries: 1, transfer: 13) == nil)
    let wide = try #require(ColorProfile(primaries: 12, transfer: 13))
    let image = makeImage(1, 1) { _, _ in 0xff00_c800 }
    wide.convert(image.pixels)
    #expect(isConverted(image.words[0]))
    let clear = makeImage(1, 1) { _, _ in 0x8000_6400 }
    wide.convert(clear.pixels, isPremultiplied: true)
    #expect(clear.words[0] >> 24 == 128 && (clear.words[0] >> 8 & 255) > 100, "alpha stays")
  }
}
