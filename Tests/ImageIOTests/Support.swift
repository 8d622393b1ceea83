import CoreGraphics
import Foundation
import Raster

@testable import ImageIO

/// Creates PNG files byte by byte, independently of the library under test.
struct PNGBuilder {
  var width = 2
  var height = 2
  var depth: UInt8 = 8
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  var colorType: UInt8 = 6
  var interlaced = false
  var palette: [UInt8] = []
  var transparency: [UInt8] = []
  /// The filter byte and samples of each row.
  var rows: [UInt8] = []

  var bytes: [UInt8] {
    var out = PNGReader.signature
    out += PNGBuilder.chunk("IHDR", PNGBuilder.word(width) + PNGBuilder.word(height) + [depth, colorType, 0, 0, interlaced ? 1 : 0])
    if !palette.isEmpty { out += PNGBuilder.chunk("PLTE", palette) }
    if !transparency.isEmpty { out += PNGBuilder.chunk("tRNS", transparency) }
    out += PNGBuilder.chunk("IDAT", PNGBuilder.zlib(rows))
    return out + PNGBuilder.chunk("IEND", [])
  }

  var data: Data { Data(bytes) }

  static func word(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

  static func chunk(_ kind: String, _ body: [UInt8]) -> [UInt8] {
    let content = Array(kind.utf8) + body
    return word(body.count) + content + word(Int(crc(content)))
  }

  /// Returns stored blocks without compression.
  static func zlib(_ body: [UInt8]) -> [UInt8] {
    let count = UInt16(body.count)
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in body {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    let header = [0x78, 0x01, 0x01, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
    return header + body + word(Int(b << 16 | a))
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xffff_ffff
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xedb8_8320 ^ crc >> 1 : crc >> 1 }
    }
    return ~crc
  }
}

extension CGImage {
  /// The pixels row by row: 0xAARRGGBB, premultiplied.
  var words: [UInt32] {
    let bounds = pixels.bounds
    return (0..<height).flatMap { y in (0..<width).map { pixels[bounds.minX + $0, bounds.minY + y].bits } }
  }
}

func makeImage(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
  let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height))!
  for y in 0..<height { for x in 0..<width { buffer[x, y] = Pixel(bits: pixel(x, y)) } }
  return CGImage(pixels: buffer)
}

/// Returns the error of reading a file. Errors of other types fail the test.
func readError(_ data: Data, name: String = "test.png") -> ImageFileError? {
  do throws(ImageFileError) {
    _ = try ImageFile.read(data: data, name: name)
    return nil
  } catch {
    return error
  }
}

/// Returns a file that the fuzzers begin with as well.
func corpus(_ name: String) throws -> Data {
  let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  return try Data(contentsOf: top.appendingPathComponent("Tools/Fuzz/Corpus/images/\(name)"))
}
