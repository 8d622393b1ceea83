import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

/// HEIC and AVIF, with files that libheif's `heif-enc` made of 64 x 48 pixels.
@Suite(.namesSeeds) struct HEIFTests {
  private func isClose(_ pixel: UInt32?, _ expected: UInt32, within most: Int = 6) -> Bool {
    guard let pixel else { return false }
    return [0, 8, 16, 24].allSatisfy { abs(Int(pixel >> $0 & 255) - Int(expected >> $0 & 255)) <= most }
  }

  @Test func aHEICHasItsColoursAndType() throws {
    let source = try #require(CGImageSourceCreateWithData(try corpus("colours.heic") as CFData, nil))
    #expect(CGImageSourceGetType(source) == "public.heic" && CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 64 && properties?[kCGImagePropertyPixelHeight] as? Int == 48)
    let words = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil)).words
    #expect(words.count == 64 * 48)
    #expect(isClose(words[64 * 20 + 5], 0xffc8_0000) && isClose(words[64 * 20 + 60], 0xff00_00c8))
  }

  @Test func anAVIFHasAlpha() throws {
    let source = try #require(CGImageSourceCreateWithData(try corpus("alpha.avif") as CFData, nil))
    #expect(CGImageSourceGetType(source) == "public.avif")
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyHasAlpha] as? Bool == true)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(isClose(image.words[64 * 20 + 5], 0xff00_a000))
    #expect(isClose(image.words[64 * 20 + 60], 0x8000_5000), "colours are multiplied with alpha")
  }

  @Test func typesThatCanBeReadIncludeThem() {
    let types = CGImageSourceCopyTypeIdentifiers()
    for type in ["public.heic", "public.avif", "public.tiff", "com.microsoft.bmp", "com.microsoft.ico"] {
      #expect(types.contains { $0 as? String == type })
    }
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil, "they are not written")
  }

  @Test(arguments: ["colours.heic", "alpha.avif"]) func aFileThatArrivesInPartsIsIncomplete(_ name: String) throws {
    let data = try corpus(name)
    for count in stride(from: 0, to: data.count, by: 13) {
      let source = CGImageSourceCreateIncremental(nil)
      CGImageSourceUpdateData(source, data.prefix(count) as CFData, false)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
      #expect([.statusReadingHeader, .statusIncomplete].contains(CGImageSourceGetStatus(source)), "\(count) bytes")
      CGImageSourceUpdateData(source, data as CFData, true)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 64)
    }
  }

  @Test(arguments: ["colours.heic", "alpha.avif", "wide.heic"]) func damagedFilesNeverTrap(_ name: String) throws {
    let data = try corpus(name)
    var random = SeededGenerator(seed: 21)
    for _ in 0..<300 {
      var damaged = [UInt8](data)
      for _ in 0..<2 { damaged[Int(random.next() % UInt64(data.count))] = UInt8(truncatingIfNeeded: random.next()) }
      _ = readError(Data(damaged))
    }
    for count in stride(from: 1, to: data.count, by: 5) { #expect(readError(data.prefix(count)) != nil) }
  }

  /// libheif asks only whether a picture is at most 16,384 pixels on a side.
  @Test func limitsOfMemoryHold() throws {
    let bytes = [UInt8](try corpus("colours.heic"))
    var limits = ImageDecodingLimits()
    limits.pictureBytes = 64 * 48 * 5
    #expect(throws: ImageFileError.self) { try HEIFReader(bytes, "a", limits: limits).read() }
    limits.pictureBytes = 64 * 48 * 16
    #expect(throws: Never.self) { try HEIFReader(bytes, "a", limits: limits).read() }
    (limits.freePixels, limits.pixelsPerByte) = (64 * 48 - 1, 0)
    #expect(throws: ImageFileError.self) { try HEIFReader(bytes, "a", limits: limits).read() }
  }

  /// The boxes of a file may give a small size to a coded picture that takes gigabytes to decode.
  @Test func theSizeInTheCodedPictureCounts() throws {
    for name in ["colours.heic", "alpha.avif"] {
      let boxes = try HEIFBoxes([UInt8](try corpus(name)), name)
      #expect(boxes.largestCoded >= 64 * 48 && boxes.largestCoded <= 64 * 64, "\(name): \(boxes.largestCoded)")
    }
    // A sequence header of AV1 for 65,536 x 65,536 pixels: profile 0, a still picture with the reduced header.
    let header: [UInt8] = [0x18, 0x3f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
    guard case .pixels(let width, let height) = CodedSize.av1(([0x0a, UInt8(header.count)] + header)[...]) else {
      Issue.record("no size")
      return
    }
    #expect(width == 65_536 && height == 65_536)
  }

  @Test func aGridOfGridsIsRefused() throws {
    func box(_ kind: String, _ body: [UInt8]) -> [UInt8] { PNGBuilder.word(body.count + 8) + Array(kind.utf8) + body }
    func reference(_ from: UInt8, _ to: UInt8) -> [UInt8] { box("dimg", [0, from, 0, 1, 0, to]) }
    func file(_ references: [UInt8]) -> [UInt8] {
      box("ftyp", Array("heic".utf8) + [0, 0, 0, 0] + Array("heic".utf8))
        + box("meta", [0, 0, 0, 0] + box("iref", [0, 0, 0, 0] + references))
    }
    #expect(throws: Never.self) { try HEIFBoxes(file(reference(1, 2)), "a") }
    #expect(try HEIFBoxes(file(reference(1, 2) + reference(3, 4)), "a").parts == 2)
    #expect(throws: ImageFileError.self) { try HEIFBoxes(file(reference(1, 2) + reference(2, 1)), "a") }
  }
}
