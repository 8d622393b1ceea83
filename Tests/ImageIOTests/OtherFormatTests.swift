import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

@Suite(.namesSeeds) struct OtherFormatTests {
  private let picture = makeImage(32, 24) { x, y in 0xff00_0000 | UInt32(x * 8) << 16 | UInt32(y * 10) << 8 | 0x40 }

  @Test func aJPEGIsCloseToThePicture() throws {
    let data = try ImageFile.jpeg(picture, quality: 0.95)
    let image = try ImageFile.read(data: data)
    #expect(image.width == 32 && image.height == 24 && image.alphaInfo == .noneSkipFirst)
    for (a, b) in zip(image.words, picture.words) {
      for shift in [0, 8, 16] { #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) < 12) }
    }
    #expect(try ImageFile.jpeg(picture, quality: 0.95) == data)
    #expect(try ImageFile.jpeg(picture, quality: 0.1).count < data.count)
  }

  @Test func aClearPictureIsWhiteInAJPEG() throws {
    let image = try ImageFile.read(data: ImageFile.jpeg(makeImage(8, 8) { _, _ in 0 }, quality: 1))
    #expect(image.words.allSatisfy { $0 == 0xffff_ffff })
  }

  @Test func aJPEGCutOffAnywhereIsAnError() throws {
    let data = try ImageFile.jpeg(picture, quality: 0.9)
    for length in stride(from: 1, to: data.count, by: 7) {
      #expect(readError(data.prefix(length), name: "a.jpg") != nil, "\(length) of \(data.count) bytes")
    }
  }

  @Test func damagedJPEGAndWebPNeverTrap() throws {
    let files = [try ImageFile.jpeg(picture, quality: 0.9), try ImageFile.encode(picture, as: .webP)]
    var random = SeededGenerator(seed: 11)
    for file in files {
      var refused = 0
      for _ in 0..<500 {
        var damaged = [UInt8](file)
        for _ in 0..<3 { damaged[Int(random.next() % UInt64(file.count))] = UInt8(truncatingIfNeeded: random.next()) }
        if readError(Data(damaged)) != nil { refused += 1 }
      }
      #expect(refused > 0)
    }
  }

  @Test func losslessWebPComesBackAsItWas() throws {
    let data = try ImageFile.encode(picture, as: .webP, quality: 1)
    #expect(try ImageFile.read(data: data).words == picture.words)
    #expect(readError(data.dropLast(5), name: "a.webp") == .truncated(file: "a.webp"))
  }

  @Test func animationsHoldTheirFrames() throws {
    for name in ["a.webp", "a.gif"] {
      let writer = try ImageFile.animation(for: URL(fileURLWithPath: "/nowhere/\(name)"), width: 16, height: 16)
      for frame in 0..<3 {
        try writer.add(makeImage(16, 16) { x, _ in x < frame * 5 ? 0xffff_0000 : 0xff00_00ff }, duration: 1.0 / 30)
      }
      #expect(throws: ImageFileError.self) { try writer.add(makeImage(3, 3) { _, _ in 0 }, duration: 1) }
      #expect(throws: ImageFileError.self) { try writer.add(makeImage(16, 16) { _, _ in 0 }, duration: .nan) }
      let bytes = [UInt8](try writer.finish())
      if name == "a.gif" {
        #expect(bytes.starts(with: Array("GIF89a".utf8)) && bytes.last == 0x3b)
        // 3.33 hundredths of a second each: 3, 3 and 4 make ten.
        let delays = bytes.indices.dropLast(7).filter { bytes[$0] == 0x21 && bytes[$0 + 1] == 0xf9 }.map { bytes[$0 + 4] }
        #expect(delays == [3, 4, 3])
      } else {
        #expect(String(decoding: bytes, as: UTF8.self).contains("ANIM"))
      }
    }
    #expect(throws: ImageFileError.self) {
      try ImageFile.animation(for: URL(fileURLWithPath: "/nowhere/a.png"), width: 1, height: 1)
    }
  }

  @Test func aGIFOfManyFramesShowsNoneForLessThanTwoHundredths() throws {
    let writer = try ImageFile.animation(for: URL(fileURLWithPath: "/nowhere/a.gif"), width: 4, height: 4)
    for frame in 0..<60 { try writer.add(makeImage(4, 4) { _, _ in 0xff00_0000 | UInt32(frame * 4) }, duration: 1.0 / 60) }
    let bytes = [UInt8](try writer.finish())
    let delays = bytes.indices.dropLast(7).filter { bytes[$0] == 0x21 && bytes[$0 + 1] == 0xf9 }.map { Int(bytes[$0 + 4]) }
    #expect(delays.allSatisfy { $0 == 2 || $0 == 3 } && delays.reduce(0, +) == 100, "\(delays)")
  }

  @Test func manyColoursFitAGIFsPalette() throws {
    let colourful = makeImage(64, 64) { x, y in 0xff00_0000 | UInt32(x * 4) << 16 | UInt32(y * 4) << 8 | UInt32((x ^ y) * 4) }
    let data = try ImageFile.encode(colourful, as: .gif)
    #expect(data.count > 1000 && data.count < 10_000)
  }

  @Test func exifSaysHowAPhotoIsTurned() throws {
    let jpeg = [UInt8](try ImageFile.jpeg(picture, quality: 0.9))
    let tiff: [UInt8] = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    let body = Array("Exif".utf8) + [0, 0] + tiff
    let turned = jpeg[0..<2] + [0xff, 0xe1, 0, UInt8(body.count + 2)] + body + jpeg[2...]
    #expect(try ImageFile.contents(of: Data(turned)).orientation == 6)
    #expect(try ImageFile.contents(of: Data(jpeg)).orientation == 1)
    for length in 0..<60 { _ = try? ImageOutline(Array(turned.prefix(length)), name: "a.jpg") }
  }

  @Test func applesFunctionsReadAndWrite() throws {
    let target = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(target, "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    CGImageDestinationAddImage(destination, picture, nil)
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(target as Data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.words == picture.words)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int == 32)
    let options: [AnyHashable: Any] = [
      kCGImageSourceThumbnailMaxPixelSize: 16, kCGImageSourceCreateThumbnailFromImageAlways: true,
    ]
    let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect(thumbnail.width == 16 && thumbnail.height == 12)
    #expect(CGImageDestinationCreateWithData(target, "public.tiff", 1, nil) == nil)
    let nonsense = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]), nil))
    #expect(CGImageSourceGetCount(nonsense) == 0 && CGImageSourceCreateImageAtIndex(nonsense, 0, nil) == nil)
  }
}
