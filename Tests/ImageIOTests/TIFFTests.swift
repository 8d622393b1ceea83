import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

@Suite(.namesSeeds) struct TIFFTests {
  struct Page {
    var width = 2
    var height = 2
    var samples = 3
    var orientation = 1
    var hasAlpha = false
    var pixels: [UInt8] = []
  }

  /// Returns a file of pages that are not compressed, in either byte order.
  private func tiff(_ pages: [Page], isLittle: Bool = true, next: (Int) -> Int? = { _ in nil }) -> Data {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return isLittle ? bytes : bytes.reversed()
    }
    var file: [UInt8] = (isLittle ? [0x49, 0x49] : [0x4d, 0x4d]) + number(42, 2) + number(8, 4)
    for (index, page) in pages.enumerated() {
      var entries: [(Int, Int)] = [
        (256, page.width), (257, page.height), (259, 1), (262, page.samples < 3 ? 1 : 2), (274, page.orientation), (277, page.samples),
        (278, page.height), (279, page.pixels.count),
      ]
      if page.hasAlpha { entries.append((338, 2)) }
      let count = entries.count + 2, after = file.count + 2 + count * 12 + 4, bits = after, data = after + page.samples * 2
      func entry(_ tag: Int, _ value: Int) -> [UInt8] { number(tag, 2) + number(4, 2) + number(1, 4) + number(value, 4) }
      let wide = number(258, 2) + number(3, 2) + number(page.samples, 4)
      let depth = wide + (page.samples == 1 ? number(8, 2) + [0, 0] : page.samples == 2 ? number(8, 2) + number(8, 2) : number(bits, 4))
      let all = (entries.map { ($0.0, entry($0.0, $0.1)) } + [(258, depth), (273, entry(273, data))]).sorted { $0.0 < $1.0 }
      let end = data + page.pixels.count
      file += number(count, 2) + all.flatMap(\.1) + number(next(index) ?? (index + 1 < pages.count ? end : 0), 4)
      file += (0..<page.samples).flatMap { _ in number(8, 2) } + page.pixels
    }
    return Data(file)
  }

  private let colours: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 10, 20, 30]

  @Test(arguments: [true, false]) func coloursOfBothByteOrders(_ isLittle: Bool) throws {
    let source = try #require(CGImageSourceCreateWithData(tiff([Page(pixels: colours)], isLittle: isLittle) as CFData, nil))
    #expect(CGImageSourceGetType(source) == "public.tiff" && CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.words == [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xff0a_141e])
  }

  /// Apple: `CGImageSourceGetCount` counts the pages of a TIFF, and each has its own properties.
  @Test func pagesAreImages() throws {
    let data = tiff([Page(pixels: colours), Page(width: 3, height: 1, samples: 1, pixels: [0, 128, 255])])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.words == [0xff00_0000, 0xff80_8080, 0xffff_ffff])
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil)?[kCGImagePropertyPixelWidth] as? Int == 3)
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
  }

  @Test func alphaIsMultipliedAndTheOrientationIsAProperty() throws {
    let data = tiff([Page(width: 1, height: 2, samples: 4, orientation: 6, hasAlpha: true, pixels: [200, 100, 0, 128, 9, 9, 9, 0])])
    let contents = try ImageFile.contents(of: data)
    #expect(contents.orientation == 6)
    #expect(contents.image.height == 2, "the pixels are as stored")
    #expect(contents.image.words[1] == 0 && contents.image.words[0] >> 24 == 128)
    #expect(abs(Int(contents.image.words[0] >> 16 & 255) - 100) <= 1)
  }

  @Test func endlessChainsAndFilesThatLieAreErrors() throws {
    #expect(readError(tiff([Page(pixels: colours)], next: { _ in 8 })) != nil, "a directory that follows itself")
    let whole = tiff([Page(pixels: colours)])
    for count in 1..<whole.count { #expect(readError(whole.prefix(count), name: "a") != nil, "\(count) bytes") }
    #expect(readError(tiff([Page(width: 60_000, height: 60_000, pixels: colours)])) != nil)
    var limits = ImageDecodingLimits()
    limits.pictureBytes = 100
    #expect(throws: ImageFileError.self) { try TIFFReader([UInt8](whole), "a", limits: limits).read(0) }
  }

  @Test func damagedFilesNeverTrap() throws {
    let data = tiff([Page(pixels: colours), Page(width: 3, height: 1, samples: 1, pixels: [0, 128, 255])])
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1000 {
      var damaged = [UInt8](data)
      for _ in 0..<2 { damaged[Int(random.next() % UInt64(data.count))] = UInt8(truncatingIfNeeded: random.next()) }
      _ = readError(Data(damaged))
      _ = CGImageSourceCreateWithData(Data(damaged) as CFData, nil).flatMap { CGImageSourceCreateImageAtIndex($0, 1, nil) }
    }
  }

  /// Frames of an animation are kept by their size; a small first page does not make room for many large ones.
  @Test func keptPagesCountByTheLargest() throws {
    let large = Page(width: 400, height: 400, samples: 1, pixels: [UInt8](repeating: 7, count: 160_000))
    let bytes = [UInt8](tiff([Page(pixels: colours)] + [Page](repeating: large, count: 6)))
    var limits = ImageDecodingLimits()
    limits.animationBytes = 2 << 20
    let store = PictureStore(bytes, try ImageOutline(bytes, name: "a"), name: "a", limits: limits)
    for index in 0..<7 { _ = try store.picture(index, takesParts: false) }
    #expect(store.cachedCount == 3)
  }
}
