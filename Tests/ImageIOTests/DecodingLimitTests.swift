import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

/// What a file may cost is counted in bytes and in decoded pixels, so that these tests do not depend on a clock.
@Suite struct DecodingLimitTests {
  /// Returns a GIF of frames of one colour.
  private func gif(canvas: (Int, Int), frame: (x: Int, y: Int, width: Int, height: Int), count: Int) -> Data {
    func half(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
    var bytes = Array("GIF89a".utf8) + half(canvas.0) + half(canvas.1) + [0x80, 0, 0, 0xff, 0, 0, 0, 0, 0xff]
    // Codes of three bits: the table is cleared (4) before each pixel, so that it never grows; 5 is the end.
    var bits = 0, size = 0, packed: [UInt8] = []
    for code in (0..<frame.width * frame.height).flatMap({ _ in [4, 0] }) + [5] {
      bits |= code << size
      size += 3
      while size >= 8 {
        packed.append(UInt8(bits & 255))
        (bits, size) = (bits >> 8, size - 8)
      }
    }
    if size > 0 { packed.append(UInt8(bits)) }
    var blocks: [UInt8] = []
    for start in stride(from: 0, to: packed.count, by: 255) {
      let part = packed[start..<min(packed.count, start + 255)]
      blocks += [UInt8(part.count)] + part
    }
    let one = [0x2c] + half(frame.x) + half(frame.y) + half(frame.width) + half(frame.height) + [0, 2] + blocks + [0]
    for _ in 0..<count { bytes += [0x21, 0xf9, 4, 0, 10, 0, 0, 0] + one }
    return Data(bytes + [0x3b])
  }

  private func error(_ body: () throws -> Void) -> ImageFileError? {
    do { try body() } catch { return error as? ImageFileError }
    return nil
  }

  private func isCostly(_ error: ImageFileError?) -> Bool { if case .tooCostly = error { true } else { false } }

  /// Rows are padded to 16 pixels: a frame of 1 x 16,384 pixels takes a megabyte.
  @Test func narrowFramesAreCountedAsTheyAreAllocated() throws {
    let data = gif(canvas: (1, 16_384), frame: (0, 0, 1, 1), count: 120)
    #expect(ImageFile.allocated(1, 16_384) > 1 << 20)
    #expect(isCostly(error { _ = try ImageFile.contents(of: data) }), "120 MiB in all")
    let bytes = [UInt8](data)
    let store = PictureStore(bytes, try ImageOutline(bytes, name: "a"), name: "a")
    for index in 0..<120 {
      #expect(try store.picture(index, takesParts: false) != nil)
      #expect(store.cachedCount <= 64, "frames are decoded as they show, and 64 MiB of them are kept")
    }
    var limits = ImageDecodingLimits()
    limits.animationBytes = 3 << 20
    let small = PictureStore(bytes, try ImageOutline(bytes, name: "a"), name: "a", limits: limits)
    for index in 0..<8 { _ = try small.picture(index, takesParts: false) }
    #expect(small.cachedCount == 2, "a program can lower the limit")
  }

  @Test func framesOutsideOfTheCanvasCount() throws {
    let bytes = [UInt8](gif(canvas: (2, 2), frame: (500, 500, 30, 30), count: 5))
    var limits = ImageDecodingLimits()
    (limits.freePixels, limits.pixelsPerByte) = (3000, 0)
    let reader = GIFReader(bytes, "a", limits: limits)
    #expect(isCostly(error { try reader.read() }))
    #expect(reader.frames.count == 3 && reader.work.pixels == 4 * 904)
    #expect(throws: Never.self) { try GIFReader(bytes, "a").read() }
  }

  @Test func workIsBoundedByTheSizeOfTheFile() {
    var limits = ImageDecodingLimits()
    (limits.freePixels, limits.pixelsPerByte) = (100, 10)
    #expect(DecodingWork(bytes: 7, name: "a", limits: limits).limit == 170)
    limits.pixelsPerByte = .max
    #expect(DecodingWork(bytes: 7, name: "a", limits: limits).limit == .max)
  }

  /// Returns a progressive JPEG with scans that hold nothing.
  private func jpeg(_ width: Int, _ height: Int, scans: Int) -> [UInt8] {
    func half(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    var bytes: [UInt8] = [0xff, 0xd8, 0xff, 0xdb] + half(67) + [0] + [UInt8](repeating: 1, count: 64)
    bytes += [0xff, 0xc2] + half(11) + [8] + half(height) + half(width) + [1, 1, 0x11, 0]
    // One code of one bit, for a difference of 0.
    bytes += [0xff, 0xc4] + half(20) + [0, 1] + [UInt8](repeating: 0, count: 15) + [0]
    for _ in 0..<scans { bytes += [0xff, 0xda] + half(8) + [1, 1, 0, 0, 0, 0, 0x0f] }
    return bytes + [0xff, 0xd9]
  }

  @Test func emptyScansCount() throws {
    let few = jpeg(16, 16, scans: 10)
    #expect(try JPEGReader(few, "a").read().width == 16)
    #expect(error { _ = try JPEGReader(jpeg(16, 16, scans: 600), "a").read() } != nil, "at most 500 scans, however small the picture is")
    #expect(isCostly(error { _ = try JPEGReader(jpeg(8000, 8000, scans: 400), "a").read() }))
  }

  /// A decoder keeps the coefficients of a picture of several scans.
  @Test func theMemoryOfADecoderCounts() throws {
    #expect(isCostly(error { _ = try JPEGReader(jpeg(10_000, 9900, scans: 2), "a").read() }))
    var limits = ImageDecodingLimits()
    limits.pictureBytes = 100_000
    let picture = makeImage(200, 200) { x, _ in x < 5 ? 0 : 0xff12_3456 }
    for format in ImageFormat.writable {
      let bytes = [UInt8](try ImageFile.encode(picture, as: format))
      let store = PictureStore(bytes, try ImageOutline(bytes, name: "a"), name: "a", limits: limits)
      #expect(isCostly(error { _ = try store.picture(0, takesParts: false) }), "\(format)")
    }
  }

  /// A WebP of 92 bytes can have 100 megapixels, which take 1.2 GB to decode.
  @Test func aLargePictureIsReadOnRequestAlone() throws {
    var header = Array("RIFF".utf8) + [84, 0, 0, 0] + Array("WEBPVP8L".utf8) + [72, 0, 0, 0, 0x2f]
    let bits = 16_382 | 6000 << 14
    header += (0..<4).map { UInt8(bits >> (8 * $0) & 255) }
    let bytes = header + [UInt8](repeating: 0, count: 92 - header.count)
    #expect(isCostly(error { _ = try WebPReader(bytes, "a").read() }))
    var limits = ImageDecodingLimits()
    limits.pictureBytes = 2 << 30
    limits.freePixels = 1
    limits.pixelsPerByte = 0
    #expect(isCostly(error { _ = try WebPReader(bytes, "a", limits: limits).read() }), "and its work counts")
  }

  /// Chunks that hold for all frames are copied for each of them.
  @Test func sharedChunksAreCopiedOnceAndOnlyIfTheyAreSmall() throws {
    let picture = [UInt8](try ImageFile.encode(makeImage(1, 1) { _, _ in 0xffff_0000 }, as: .png))
    let chunks = try PNGChunk.all(in: picture, "a")
    var file = PNGReader.signature
    file.append(chunk: "IHDR", picture[chunks[0].data])
    file.append(chunk: "acTL", PNGChunk.bytes(40) + PNGChunk.bytes(0))
    for _ in 0..<3 { file.append(chunk: "iCCP", [UInt8](repeating: 1, count: 200_000)) }
    for _ in 0..<3 { file.append(chunk: "gAMA", PNGChunk.bytes(45_455)) }
    let data = try #require(chunks.first { $0.kind == "IDAT" }).data
    for frame in 0..<40 {
      let sequence = frame == 0 ? 0 : 2 * frame - 1
      file.append(chunk: "fcTL", [sequence, 1, 1, 0, 0].flatMap(PNGChunk.bytes) + [0, 1, 0, 10, 0, 0])
      if frame == 0 {
        file.append(chunk: "IDAT", picture[data])
      } else {
        file.append(chunk: "fdAT", PNGChunk.bytes(sequence + 1) + picture[data])
      }
    }
    file.append(chunk: "IEND", [])
    let reader = try #require(try AnimatedPNGReader(file, "a"))
    #expect(try reader.read().frames.count == 40)
    #expect(reader.work.pixels < 40 * 100, "a frame costs its pixels and its own bytes")
  }

  @Test func thumbnailsAreDecodedAtTheirSize() throws {
    let picture = makeImage(1000, 700) { x, y in 0xff00_0000 | UInt32(x / 4) << 16 | UInt32(y / 3) << 8 }
    for format in [ImageFormat.png, .jpeg] {
      let data = try ImageFile.encode(picture, as: format)
      let bytes = [UInt8](data)
      var limits = ImageDecodingLimits()
      limits.pictureBytes = 200_000
      let store = PictureStore(bytes, try ImageOutline(bytes, name: "a"), name: "a", limits: limits)
      #expect(isCostly(error { _ = try store.picture(0, takesParts: false) }), "the whole picture takes 2.8 MB")
      let small = try #require(try store.reduced(by: 8))
      #expect(small.width == 125 && small.height == 88)
      let word = small.words[40 * 125 + 60]
      #expect(abs(Int(word >> 16 & 255) - 120) <= 3 && abs(Int(word >> 8 & 255) - 108) <= 3)
    }
  }

  /// Every colour type and depth has the colours of the whole picture.
  @Test func reducedPicturesHaveTheColoursOfTheWhole() throws {
    let kinds: [(type: UInt8, depth: UInt8, samples: [UInt8])] = [
      (0, 8, [100]), (0, 16, [100, 7]), (2, 8, [10, 20, 200]), (4, 8, [100, 128]), (6, 8, [200, 100, 50, 90]), (3, 8, [1]),
    ]
    for kind in kinds {
      var builder = PNGBuilder(width: 5, height: 3, depth: kind.depth, colorType: kind.type)
      if kind.type == 3 { (builder.palette, builder.transparency) = ([1, 2, 3, 90, 80, 70], [255, 100]) }
      builder.rows = (0..<3).flatMap { _ in [0] + (0..<5).flatMap { _ in kind.samples } }
      let whole = try PNGReader(builder.bytes, "a").read().words[0]
      let outline = try ImageOutline(builder.bytes, name: "a")
      let reader = try ReducedPNGReader(builder.bytes, "a", outline: outline, divisor: 2, limits: .current)
      let small = try #require(try reader.read())
      #expect(small.width == 3 && small.height == 2 && small.words.allSatisfy { $0 == whole }, "\(kind)")
      builder.interlaced = true
      let interlaced = try ReducedPNGReader(builder.bytes, "a", outline: outline, divisor: 2, limits: .current)
      #expect(try interlaced.read() == nil)
      #expect(
        error { _ = try ReducedPNGReader(Array(builder.bytes.prefix(60)), "a", outline: outline, divisor: 2, limits: .current).read() }
          != nil)
    }
  }
}
