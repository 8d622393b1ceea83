import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

@Suite struct DestinationTests {
  private func picture(_ frame: Int, _ width: Int = 16, _ height: Int = 12) -> CGImage {
    makeImage(width, height) { x, y in (x / 4 + y / 4 + frame).isMultiple(of: 2) ? 0xffff_0000 : 0xff00_00ff }
  }

  /// Returns three pictures with durations of 0.05, 0.1 and 0.15 seconds.
  private func animation(_ type: String, _ group: CFString, loops: Int?, _ image: (Int) -> CGImage) throws -> CGImageSource {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 3, nil))
    if let loops { CGImageDestinationSetProperties(destination, [group: [kCGImagePropertyGIFLoopCount: loops]] as CFDictionary) }
    for index in 0..<3 {
      let properties = [group: [kCGImagePropertyGIFDelayTime as String: 0.05 * Double(index + 1)]]
      CGImageDestinationAddImage(destination, image(index), properties as CFDictionary)
    }
    #expect(CGImageDestinationFinalize(destination) && !CGImageDestinationFinalize(destination), "once")
    return try #require(CGImageSourceCreateWithData(data as Data as CFData, nil))
  }

  private static let formats = [
    ("com.compuserve.gif", kCGImagePropertyGIFDictionary), ("public.png", kCGImagePropertyPNGDictionary),
    ("org.webmproject.webp", kCGImagePropertyWebPDictionary),
  ]

  @Test(arguments: formats) func animationsKeepDelaysAndLoops(_ type: String, _ group: CFString) throws {
    for loops in [0, 4] {
      let source = try animation(type, group, loops: loops) { picture($0) }
      #expect(CGImageSourceGetCount(source) == 3 && CGImageSourceGetType(source) == type)
      let all = CGImageSourceCopyProperties(source, nil)?[group] as? [String: Any]
      #expect(all?[kCGImagePropertyGIFLoopCount as String] as? Int == loops)
      #expect(all?[kCGImagePropertyGIFCanvasPixelWidth as String] as? Int == 16)
      #expect((all?[kCGImagePropertyGIFFrameInfoArray as String] as? [[String: Any]])?.count == 3)
      // The frames can be read in any order.
      for index in [2, 0, 1, 2] {
        let times = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[group] as? [String: Any]
        let delay = times?[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double
        #expect(abs((delay ?? 0) - 0.05 * Double(index + 1)) < 1e-6)
        if type != "org.webmproject.webp" { #expect(CGImageSourceCreateImageAtIndex(source, index, nil)?.words == picture(index).words) }
      }
    }
  }

  @Test func aGIFThatSaysNothingPlaysOnce() throws {
    let source = try animation("com.compuserve.gif", kCGImagePropertyGIFDictionary, loops: nil) { picture($0) }
    let all = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? CFDictionary
    #expect(all?[kCGImagePropertyGIFLoopCount] as? Int == 1)
  }

  @Test func delaysOfLessThanTwoHundredthsAreTenths() throws {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 3, nil))
    for delay in [0, 0.01, 0.02] {
      CGImageDestinationAddImage(
        destination, picture(0), [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay]] as CFDictionary)
    }
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
    let times = (0..<3).map { CGImageSourceCopyPropertiesAtIndex(source, $0, nil)?[kCGImagePropertyGIFDictionary] as? [CFString: Double] }
    #expect(times.map { $0?[kCGImagePropertyGIFDelayTime] } == [0.1, 0.1, 0.02])
    #expect(times.map { $0?[kCGImagePropertyGIFUnclampedDelayTime] } == [0, 0.01, 0.02])
  }

  @Test func clearPixelsOfAGIFStayClear() throws {
    // Also more colours than a palette can contain.
    for many in [false, true] {
      func image(_ frame: Int) -> CGImage {
        makeImage(40, 40) { x, y in
          x < 10 * frame ? 0 : many ? 0xff00_0000 | UInt32(x * 6) << 16 | UInt32(y * 6) << 8 | UInt32(x ^ y) : 0xff00_ff00
        }
      }
      let source = try animation("com.compuserve.gif", kCGImagePropertyGIFDictionary, loops: 0, image)
      for frame in 0..<3 {
        let words = try #require(CGImageSourceCreateImageAtIndex(source, frame, nil)).words
        #expect(zip(words, image(frame).words).allSatisfy { ($0 >> 24) == ($1 >> 24) }, "frame \(frame)")
      }
      #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyHasAlpha] as? Bool == true)
    }
  }

  @Test func picturesOfAnAnimationMayDifferInSize() throws {
    let source = try animation("public.png", kCGImagePropertyPNGDictionary, loops: 0) { picture(0, 8 + $0 * 4, 20 - $0 * 4) }
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int == 16)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.height == 20)
  }

  @Test(arguments: ["public.jpeg", "public.png"]) func metadataComesBack(_ type: String) throws {
    let properties: [CFString: Any] = [
      kCGImagePropertyOrientation: CGImagePropertyOrientation.left.rawValue, kCGImagePropertyDPIWidth: 144, kCGImagePropertyDPIHeight: 72,
      kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFMake: "Maker", kCGImagePropertyTIFFDateTime: "2024:01:02 03:04:05"],
      kCGImagePropertyExifDictionary: [
        kCGImagePropertyExifExposureTime: 1.0 / 125, kCGImagePropertyExifFNumber: 2.8, kCGImagePropertyExifISOSpeedRatings: [400],
        kCGImagePropertyExifUserComment: "seen", kCGImagePropertyExifExposureBiasValue: -1.5, kCGImagePropertyExifPixelXDimension: 70000,
        kCGImagePropertyExifVersion: [2, 3, 1],
      ],
      kCGImagePropertyGPSDictionary: [
        kCGImagePropertyGPSLatitude: 52.520008, kCGImagePropertyGPSLatitudeRef: "N", kCGImagePropertyGPSLongitude: 13.404954,
        kCGImagePropertyGPSTimeStamp: "12:04:09",
      ],
    ]
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
    CGImageDestinationAddImage(destination, picture(0), properties as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
    try check(source)
    // Copies the file once more.
    let second = NSMutableData()
    let copy = try #require(CGImageDestinationCreateWithData(second, "public.jpeg", 1, nil))
    let changes: [CFString: Any] = [
      kCGImagePropertyGPSDictionary: kCFNull!, kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFMake: "Other"],
    ]
    CGImageDestinationAddImageFromSource(copy, source, 0, changes as CFDictionary)
    #expect(CGImageDestinationFinalize(copy))
    let read = try #require(CGImageSourceCreateWithData(second as Data, nil))
    let all = try #require(CGImageSourceCopyPropertiesAtIndex(read, 0, nil))
    #expect(all[kCGImagePropertyGPSDictionary] == nil)
    let tiff = all[kCGImagePropertyTIFFDictionary] as? [String: Any]
    #expect(tiff?["Make"] as? String == "Other" && tiff?["DateTime"] as? String == "2024:01:02 03:04:05")
  }

  private func check(_ source: CGImageSource) throws {
    let all = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(all["Orientation"] as? Int == 8)
    #expect(abs((all["DPIWidth"] as? Double ?? 0) - 144) < 0.1 && abs((all["DPIHeight"] as? Double ?? 0) - 72) < 0.1)
    let exif = try #require(all[kCGImagePropertyExifDictionary as String] as? [String: Any])
    func near(_ key: CFString, _ value: Double) -> Bool { abs((exif[key as String] as? Double ?? -99) - value) < 1e-5 }
    #expect(near(kCGImagePropertyExifExposureTime, 0.008) && near(kCGImagePropertyExifFNumber, 2.8))
    #expect(near(kCGImagePropertyExifExposureBiasValue, -1.5) && exif["PixelXDimension"] as? Int == 70000)
    #expect(exif["ISOSpeedRatings"] as? [Int] == [400] && exif["UserComment"] as? String == "seen")
    #expect(exif["ExifVersion"] as? [Int] == [2, 3, 1])
    let gps = try #require(all[kCGImagePropertyGPSDictionary as String] as? [String: Any])
    #expect(abs((gps["Latitude"] as? Double ?? 0) - 52.520008) < 1e-6 && gps["LatitudeRef"] as? String == "N")
    #expect(gps["TimeStamp"] as? String == "12:04:09")
  }

  @Test func optionsMakePicturesSmallerAndFillTheirBackground() throws {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
    let options: [CFString: Any] = [
      kCGImageDestinationImageMaxPixelSize: 8, kCGImageDestinationBackgroundColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
    ]
    CGImageDestinationAddImage(destination, makeImage(32, 16) { _, _ in 0 }, options as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let image = try ImageFile.read(data: data as Data)
    #expect(image.width == 8 && image.height == 4 && image.words.allSatisfy { $0 >> 16 & 255 > 240 && $0 & 255 < 16 })
  }

  @Test func whatCannotBeWrittenIsRefused() throws {
    let data = NSMutableData()
    #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(data, "public.png", 0, nil) == nil)
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 2, nil))
    CGImageDestinationAddImage(destination, picture(0), nil)
    #expect(!CGImageDestinationFinalize(destination), "one is missing")
    CGImageDestinationAddImage(destination, picture(1), nil)
    #expect(!CGImageDestinationFinalize(destination) && data.length == 0, "a JPEG holds one")
  }

  @MainActor @Test func anAnimationCallsItsBlock() async throws {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "com.compuserve.gif", 2, nil))
    for frame in 0..<2 { CGImageDestinationAddImage(destination, picture(frame), nil) }
    CGImageDestinationSetProperties(destination, [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 0]] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    let shown = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var shown: [Int] = []
      let status = CGAnimateImageDataWithBlock(data as Data as CFData, [kCGImageAnimationDelayTime: 0.005] as CFDictionary) {
        index, image, stop in
        shown.append(index)
        if shown.count == 5 {
          stop.pointee = true
          continuation.resume(returning: shown)
        }
      }
      #expect(status == 0)
    }
    #expect(shown == [0, 1, 0, 1, 0])
    #expect(CGAnimateImageDataWithBlock(Data([1]) as CFData, nil) { _, _, _ in } == CGImageAnimationStatus.unsupportedFormat.rawValue)
  }
}
