import CoreGraphics
import Foundation
import ImageIO
import Testing

/// Tests Image I/O's functions with objects of Foundation, which Apple's compilers convert (MapleBacon).
@Suite struct ObjectOptionTests {
  @Test func optionsAndContentsAreObjects() throws {
    let image = makeImage(16, 12) { _, _ in 0xffff_0000 }
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, "public.jpeg" as CFString, 1, nil))
    let exif: NSDictionary = [kCGImagePropertyExifUserComment: "a comment"]
    let properties: NSDictionary = [kCGImagePropertyExifDictionary: exif]
    CGImageDestinationAddImage(destination, image, properties)
    #expect(CGImageDestinationFinalize(destination))
    let size: NSDictionary = [kCGImageSourceThumbnailMaxPixelSize: 4, kCGImageSourceCreateThumbnailFromImageAlways: true]
    let source = try #require(CGImageSourceCreateWithData(data as NSData, size))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, size)?.width == 4)
    let read = CGImageSourceCopyPropertiesAtIndex(source, 0, size)?[kCGImagePropertyExifDictionary] as? [AnyHashable: Any]
    #expect(read?[kCGImagePropertyExifUserComment] as? String == "a comment")
  }

  @Test func optionsMayBeMissing() throws {
    let image = makeImage(8, 6) { _, _ in 0xff00_ff00 }
    let none: NSDictionary? = nil
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, none))
    CGImageDestinationAddImage(destination, image, none)
    #expect(CGImageDestinationFinalize(destination))
    let source = CGImageSourceCreateIncremental(none)
    CGImageSourceUpdateData(source, data as NSData, true)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, none)?.width == 8)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try #require(CGImageDestinationCreateWithURL(url as NSURL, "public.png" as CFString, 1, nil))
    CGImageDestinationAddImage(file, image, nil)
    #expect(CGImageDestinationFinalize(file) && FileManager.default.fileExists(atPath: url.path))
  }
}
