import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

@Suite(.namesSeeds) struct SourceTests {
  private let picture = makeImage(64, 48) { x, y in 0xff00_0000 | UInt32(x * 4) << 16 | UInt32(y * 5) << 8 | UInt32((x ^ y) & 63) }

  private func source(_ data: Data) throws -> CGImageSource { try #require(CGImageSourceCreateWithData(data as CFData, nil)) }

  @Test func programsCastPropertiesAsOnApplesSystems() throws {
    let source = try source(ImageFile.jpeg(picture, quality: 0.9))
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    let typed = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, options) as? [CFString: Any])
    #expect(typed[kCGImagePropertyPixelWidth] as? Int == 64 && typed[kCGImagePropertyPixelHeight] as? UInt32 == 48)
    #expect(typed[kCGImagePropertyPixelWidth] as? CGFloat == 64 && typed[kCGImagePropertyPixelWidth] as? Double == 64)
    #expect((typed[kCGImagePropertyPixelWidth] as? NSNumber)?.intValue == 64)
    let named = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    let jfif = try #require(named[kCGImagePropertyJFIFDictionary as String] as? [String: Any])
    #expect(jfif[kCGImagePropertyJFIFIsProgressive as String] as? Bool == false)
    #expect(named[kCGImagePropertyOrientation as String] == nil, "the file does not say")
    #expect((CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as NSDictionary?)?["PixelWidth"] as? Int == 64)
    #expect(CGImageSourceGetType(source) as String? == "public.jpeg")
    let types = ["public.png", "public.jpeg", "org.webmproject.webp", "com.compuserve.gif"]
    #expect((CGImageSourceCopyTypeIdentifiers() as? [String])?.prefix(4) == types[...])
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil && CGImageSourceCopyPropertiesAtIndex(source, -1, nil) == nil)
  }

  @Test func everyFormatTellsItsSizeWithoutDecoding() throws {
    for format in ImageFormat.writable {
      for image in [picture, makeImage(33, 7) { x, _ in x < 5 ? 0 : 0xff12_3456 }] {
        let outline = try ImageOutline([UInt8](ImageFile.encode(image, as: format, quality: 1)), name: "a")
        #expect(outline.width == image.width && outline.height == image.height && outline.isComplete, "\(format)")
        #expect(outline.frames.count == 1 && outline.frames[0].isComplete)
        if format == .png || format == .webP { #expect(outline.hasAlpha == (image !== picture)) }
      }
    }
  }

  @Test func garbageIsNoPicture() throws {
    for data in [Data(), Data([1, 2, 3]), Data(repeating: 7, count: 100), Data("<svg></svg> and more".utf8)] {
      let source = try source(data)
      #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
      #expect(CGImageSourceGetStatus(source) == (data.isEmpty ? .statusUnexpectedEOF : .statusUnknownType))
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil && CGImageSourceCopyProperties(source, nil) == nil)
      #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceCreateThumbnailFromImageAlways: true] as CFDictionary) == nil)
    }
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png") as CFURL, nil) == nil)
  }

  @Test func cutOffAndDamagedFilesNeverTrap() throws {
    let orientation = [kCGImagePropertyOrientation: 6, kCGImagePropertyGPSDictionary: [kCGImagePropertyGPSLatitude: 1.5]] as CFDictionary
    for format in ImageFormat.writable {
      let target = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(target as CFMutableData, format.rawValue as CFString, 1, nil))
      CGImageDestinationAddImage(destination, picture, orientation)
      #expect(CGImageDestinationFinalize(destination))
      let data = target as Data
      for length in stride(from: 0, to: data.count - 2, by: 37) {
        let part = try source(data.prefix(length))
        #expect(CGImageSourceGetStatus(part) == .statusUnexpectedEOF, "\(format), \(length) of \(data.count) bytes")
        #expect(CGImageSourceCreateImageAtIndex(part, 0, nil) == nil || format == .gif && length > data.count - 3)
      }
      var random = SeededGenerator(seed: 3)
      for _ in 0..<300 {
        var damaged = [UInt8](data)
        for _ in 0..<4 { damaged[Int(random.next() % UInt64(min(400, data.count)))] = UInt8(truncatingIfNeeded: random.next()) }
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, Data(damaged) as CFData, false)
        for index in 0..<min(3, CGImageSourceGetCount(source)) {
          _ = CGImageSourceCreateImageAtIndex(source, index, nil)
          _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
        }
        _ = CGImageSourceGetStatus(source)
      }
    }
  }

  @Test(arguments: [ImageFormat.png, .jpeg, .gif, .webP]) func dataArrivesBitByBit(_ format: ImageFormat) throws {
    let data = try ImageFile.encode(picture, as: format, quality: 0.9)
    let source = CGImageSourceCreateIncremental(nil)
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetStatus(source) == .statusReadingHeader)
    CGImageSourceUpdateData(source, data.prefix(6) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetStatusAtIndex(source, 0) == .statusReadingHeader)
    CGImageSourceUpdateData(source, data.prefix(data.count * 4 / 5) as CFData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceGetStatusAtIndex(source, 0) == .statusIncomplete)
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == format.rawValue)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int == 64)
    let part = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let whole = try ImageFile.read(data: data)
    #expect(part.width == 64 && part.height == 48 && part.words != whole.words)
    #expect(part.words.prefix(64 * 8) == whole.words.prefix(64 * 8), "the first rows are there")
    CGImageSourceUpdateData(source, data as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.words == whole.words)
    CGImageSourceUpdateData(source, Data() as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete, "nothing comes behind the end")
  }

  @Test func aFileThatEndsTooSoonIsToldFromOneThatArrives() throws {
    let data = try ImageFile.png(picture)
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, data.prefix(data.count / 2) as CFData, true)
    #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
  }

  @Test func thumbnailsKeepTheShapeAndTurnUpright() throws {
    let target = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(target as CFMutableData, "public.jpeg" as CFString, 1, nil))
    let red = makeImage(64, 48) { x, _ in x < 32 ? 0xffff_0000 : 0xff00_00ff }
    CGImageDestinationAddImage(destination, red, [kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let source = try source(target as Data)
    let stored = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyOrientation] as? UInt32
    #expect(stored.flatMap(CGImagePropertyOrientation.init) == .right)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil, "the file holds none")
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceThumbnailMaxPixelSize: CGFloat(16), kCGImageSourceShouldCacheImmediately: kCFBooleanTrue!,
    ]
    let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    // After a quarter turn to the right, the left edge is at the top.
    #expect(upright.width == 12 && upright.height == 16)
    #expect(upright.words[12 * 2 + 6] >> 16 & 255 > 200 && upright.words[12 * 13 + 6] & 255 > 200)
    let large = CGImageSourceCreateThumbnailAtIndex(
      source, 0, [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 500] as CFDictionary)
    #expect(large?.width == 64 && large?.height == 48, "no thumbnail is larger than its picture")
    let half = CGImageSourceCreateImageAtIndex(source, 0, [kCGImageSourceSubsampleFactor: 2] as CFDictionary)
    #expect(half?.width == 32 && half?.height == 24)
  }

  @Test(arguments: 1...8) func everyOrientationIsTurnedUpright(_ orientation: Int) throws {
    let small = makeImage(3, 2) { x, y in 0xff00_0000 | UInt32(y * 3 + x) }
    let upright = try #require(small.upright(from: orientation))
    // The numbers of the pixels, row by row.
    let expected: [[UInt32]] = [
      [0, 1, 2, 3, 4, 5], [2, 1, 0, 5, 4, 3], [5, 4, 3, 2, 1, 0], [3, 4, 5, 0, 1, 2], [0, 3, 1, 4, 2, 5], [3, 0, 4, 1, 5, 2],
      [5, 2, 4, 1, 3, 0], [2, 5, 1, 4, 0, 3],
    ]
    #expect(upright.words.map { $0 & 255 } == expected[orientation - 1] && upright.width == (orientation > 4 ? 2 : 3))
  }
}
