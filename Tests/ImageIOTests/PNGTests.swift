import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

@Suite(.namesSeeds) struct PNGTests {
  private let rgba = PNGBuilder(rows: [0, 255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 0, 255, 255, 9, 9, 9, 0])

  @Test func alphaIsPremultiplied() throws {
    #expect(try ImageFile.read(data: rgba.data).words == [0xffff_0000, 0x8000_8000, 0xff00_00ff, 0])
  }

  @Test func greyOfAllDepthsIsRead() throws {
    let eight = PNGBuilder(colorType: 0, rows: [0, 0, 128, 0, 255, 64])
    #expect(try ImageFile.read(data: eight.data).words == [0xff00_0000, 0xff80_8080, 0xffff_ffff, 0xff40_4040])
    let one = PNGBuilder(depth: 1, colorType: 0, rows: [0, 0b0100_0000, 0, 0b1000_0000])
    #expect(try ImageFile.read(data: one.data).words == [0xff00_0000, 0xffff_ffff, 0xffff_ffff, 0xff00_0000])
    let withAlpha = PNGBuilder(width: 1, height: 1, colorType: 4, rows: [0, 255, 128])
    #expect(try ImageFile.read(data: withAlpha.data).words == [0x8080_8080])
  }

  @Test func sixteenBitsBecomeTheNearestEight() throws {
    let deep = PNGBuilder(
      width: 2, height: 1, depth: 16, colorType: 2, rows: [0, 255, 255, 128, 128, 0, 0, 0x40, 0x40, 0x20, 0x20, 0xc0, 0xc0])
    let words = try ImageFile.read(data: deep.data).words
    #expect(words == [0xffff_8000, 0xff40_20c0])
  }

  @Test func palettesAndTheirTransparencyAreRead() throws {
    let file = PNGBuilder(
      colorType: 3, palette: [255, 0, 0, 0, 255, 0, 0, 0, 255], transparency: [255, 0], rows: [0, 0, 1, 0, 2, 0])
    #expect(try ImageFile.read(data: file.data).words == [0xffff_0000, 0, 0xff00_00ff, 0xffff_0000])
  }

  @Test func interlacedFilesAreRead() throws {
    // For a 2 x 2 picture, Adam7 has the first pixel in pass 1, its neighbour in pass 6, and the second row in pass 7.
    let file = PNGBuilder(colorType: 0, interlaced: true, rows: [0, 10, 0, 20, 0, 30, 40])
    #expect(try ImageFile.read(data: file.data).words == [0xff0a_0a0a, 0xff14_1414, 0xff1e_1e1e, 0xff28_2828])
  }

  @Test func aFileCutOffAnywhereIsAnError() {
    let bytes = rgba.bytes
    for length in 0..<bytes.count {
      let error = readError(Data(bytes.prefix(length)))
      #expect(error != nil, "\(length) of \(bytes.count) bytes were taken for an image")
      if length > 0 { #expect(error == .truncated(file: "test.png"), "\(length) bytes: \(String(describing: error))") }
    }
  }

  @Test(arguments: [(3, 2), (2, 3), (200, 200), (16_384, 16_000)])
  func aHeaderThatPromisesMoreThanThereIsIsAnError(width: Int, height: Int) {
    var file = rgba
    (file.width, file.height) = (width, height)
    switch readError(file.data) {
    case .wrongSize?, .tooLarge?, .corrupt?: break
    case let other: Issue.record("\(width) x \(height): \(String(describing: other))")
    }
  }

  @Test func aHeaderThatPromisesLessThanThereIsIsAnError() {
    var file = rgba
    file.height = 1
    #expect(readError(file.data) != nil)
  }

  @Test func sizesAboveTheLimitAreRefusedFromTheHeader() {
    var file = rgba
    (file.width, file.height) = (2_000_000_000, 2_000_000_000)
    #expect(readError(file.data) == .tooLarge(file: "test.png", width: 2_000_000_000, height: 2_000_000_000))
    (file.width, file.height) = (0, 5)
    #expect(readError(file.data) == .wrongSize(file: "test.png", reason: "0 x 5 pixels"))
    (file.width, file.height) = (12_000, 12_000)
    #expect(readError(file.data) == .tooLarge(file: "test.png", width: 12_000, height: 12_000))
  }

  @Test func damagedBytesNeverTrap() {
    var random = SeededGenerator(seed: 7)
    let bytes = rgba.bytes
    for round in 0..<3000 {
      var damaged = bytes
      for _ in 0...round % 4 { damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next()) }
      _ = readError(Data(damaged))
    }
    #expect(readError(Data("no image at all".utf8), name: "notes.txt") == .notAnImage(file: "notes.txt"))
    #expect(readError(Data()) == .notAnImage(file: "test.png"))
  }

  @Test func whatIsWrittenIsReadAgainAndAlwaysTheSameBytes() throws {
    let image = makeImage(37, 23) { x, y in
      let a = UInt32(x * 7 % 256)
      return a << 24 | UInt32(y * 11 % 256) * a / 255 << 16 | UInt32(x * y % 256) * a / 255 << 8 | a
    }
    let file = try ImageFile.png(image)
    #expect(try ImageFile.read(data: file).words == image.words)
    #expect(try ImageFile.png(image) == file)
    let opaque = makeImage(5, 4) { x, y in 0xff00_0000 | UInt32(x * 50) << 8 | UInt32(y * 60) }
    let opaqueFile = try ImageFile.png(opaque)
    #expect(try ImageFile.read(data: opaqueFile).words == opaque.words)
    // Colour type 2: no alpha is stored.
    #expect(opaqueFile[25] == 2 && file[25] == 6)
  }

  @Test func filesAreWrittenAndErrorsNameThem() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = makeImage(3, 3) { x, _ in x == 1 ? 0xffff_ffff : 0xff00_0000 }
    for name in ["a.png", "a.webp", "a.jpg", "a.gif"] {
      try ImageFile.write(image, to: folder.appendingPathComponent(name), quality: 1)
    }
    #expect(try ImageFile.read(url: folder.appendingPathComponent("a.png")).words == image.words)
    #expect(try ImageFile.read(url: folder.appendingPathComponent("a.webp")).words == image.words)
    #expect(throws: ImageFileError.self) { try ImageFile.write(image, to: folder.appendingPathComponent("a.bmp")) }
    let missing = folder.appendingPathComponent("missing.png")
    do {
      _ = try ImageFile.read(url: missing)
      Issue.record("a file that is not there was read")
    } catch {
      #expect("\(error)".contains(missing.path))
    }
  }
}
