import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

@Suite(.namesSeeds) struct AnimatedPNGTests {
  private struct Part {
    var image: CGImage
    var x = 0, y = 0
    /// The delay in hundredths of a second.
    var delay: [UInt8] = [0, 10, 0, 100]
    var disposal: UInt8 = 0
    var blend: UInt8 = 0
  }

  private static let red: UInt32 = 0xffff_0000, blue: UInt32 = 0xff00_00ff, green: UInt32 = 0xff00_ff00

  private func plain(_ color: UInt32, _ width: Int = 1, _ height: Int = 1) -> CGImage { makeImage(width, height) { _, _ in color } }

  /// Returns an animation of `parts`, each encoded as a still PNG, in one file. A `still` image before them is not part of the animation.
  private func animation(_ parts: [Part], still: CGImage? = nil, loops: UInt8 = 0, promised: Int? = nil) throws -> Data {
    var sequence = 0
    func data(of image: CGImage) throws -> [[UInt8]] {
      let bytes = [UInt8](try ImageFile.encode(image, as: .png))
      return try PNGChunk.all(in: bytes, "part").filter { $0.kind == "IDAT" }.map { Array(bytes[$0.data]) }
    }
    let first = try #require(still ?? parts.first?.image)
    let bytes = [UInt8](try ImageFile.encode(first, as: .png))
    var file = PNGReader.signature
    for chunk in try PNGChunk.all(in: bytes, "first") where !["IDAT", "IEND"].contains(chunk.kind) {
      file.append(chunk: chunk.kind, bytes[chunk.data])
    }
    file.append(chunk: "acTL", PNGChunk.bytes(promised ?? parts.count) + PNGChunk.bytes(Int(loops)))
    if let still { for data in try data(of: still) { file.append(chunk: "IDAT", data) } }
    for (index, part) in parts.enumerated() {
      let numbers = [sequence, part.image.width, part.image.height, part.x, part.y]
      file.append(chunk: "fcTL", numbers.flatMap(PNGChunk.bytes) + part.delay + [part.disposal, part.blend])
      sequence += 1
      for data in try data(of: part.image) {
        if index == 0, still == nil {
          file.append(chunk: "IDAT", data)
        } else {
          file.append(chunk: "fdAT", PNGChunk.bytes(sequence) + data)
          sequence += 1
        }
      }
    }
    file.append(chunk: "IEND", [])
    return Data(file)
  }

  private func words(_ data: Data) throws -> [[UInt32]] { try ImageFile.contents(of: data).frames.map(\.image.words) }

  @Test func picturesHaveTheirPlaceAndTheirTime() throws {
    let data = try animation(
      [
        Part(image: plain(Self.red, 2, 2)), Part(image: plain(Self.blue), x: 1, delay: [0, 1, 0, 4]),
        Part(image: plain(Self.green, 2, 1), y: 1, delay: [0, 1, 0, 0]),
      ], loops: 3)
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 3 && CGImageSourceGetType(source) == "public.png")
    let frames = try (0..<3).map { try #require(CGImageSourceCreateImageAtIndex(source, $0, nil)).words }
    #expect(
      frames == [
        [Self.red, Self.red, Self.red, Self.red], [Self.red, Self.blue, Self.red, Self.red], [Self.red, Self.blue, Self.green, Self.green],
      ])
    let times = (0..<3).map { frame in
      let properties = CGImageSourceCopyPropertiesAtIndex(source, frame, nil)?[kCGImagePropertyPNGDictionary] as? CFDictionary
      return properties?[kCGImagePropertyAPNGUnclampedDelayTime] as? Double
    }
    #expect(times == [0.1, 0.25, 0.01])
    let all = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyPNGDictionary] as? CFDictionary
    #expect(all?[kCGImagePropertyAPNGLoopCount] as? Int == 3)
  }

  @Test func picturesGoAsTheySay() throws {
    func second(_ disposal: UInt8) throws -> [UInt32] {
      try words(
        animation([
          Part(image: plain(Self.red, 2, 1)), Part(image: plain(Self.blue), disposal: disposal), Part(image: plain(Self.green), x: 1),
        ]))[2]
    }
    #expect(try second(0) == [Self.blue, Self.green])
    #expect(try second(1) == [0, Self.green], "cleared")
    #expect(try second(2) == [Self.red, Self.green], "as before")
    // There is nothing before the first frame.
    let first = try words(animation([Part(image: plain(Self.red, 2, 1), disposal: 2), Part(image: plain(Self.blue))]))
    #expect(first[1] == [Self.blue, 0])
  }

  @Test func whatIsClearShowsWhatIsBehindWhereItBlends() throws {
    let clear = makeImage(2, 1) { x, _ in x == 0 ? 0 : Self.blue }
    func second(_ blend: UInt8) throws -> [UInt32] {
      // A palette or missing alpha in the first frame would apply to all.
      try words(animation([Part(image: makeImage(2, 1) { x, _ in x == 0 ? Self.red : 0 }), Part(image: clear, blend: blend)]))[1]
    }
    #expect(try second(0) == [0, Self.blue])
    #expect(try second(1) == [Self.red, Self.blue])
  }

  @Test func aStillPictureBeforeThemIsNoneOfThem() throws {
    let data = try animation([Part(image: plain(Self.red, 2, 1)), Part(image: plain(Self.blue))], still: plain(Self.green, 2, 1))
    #expect(try words(data) == [[Self.red, Self.red], [Self.blue, Self.red]])
  }

  @Test func anAnimationOfOnePictureIsStill() throws {
    let contents = try ImageFile.contents(of: animation([Part(image: plain(Self.red, 2, 1))]))
    #expect(contents.frames.isEmpty && contents.image.words == [Self.red, Self.red])
  }

  @Test func wrongAnimationsAreRefused() throws {
    let parts = [Part(image: plain(Self.red, 2, 1)), Part(image: plain(Self.blue))]
    for promised in [0, 1, 3, 0x7fff_ffff] { #expect(readError(try animation(parts, promised: promised)) != nil, "\(promised)") }
    #expect(readError(try animation([parts[0], Part(image: plain(Self.blue), x: 2)])) != nil, "outside")
    #expect(readError(try animation([parts[0], Part(image: plain(Self.blue), x: 0x7fff_ffff)])) != nil)
  }

  @Test func damagedAnimationsAreErrorsAndNeverTrap() throws {
    let checks = makeImage(16, 12) { x, y in (x / 4 + y / 4).isMultiple(of: 2) ? Self.red : Self.blue }
    let data = try animation([Part(image: checks), Part(image: plain(Self.green, 5, 5), x: 3, y: 3), Part(image: checks, disposal: 2)])
    for length in 1..<data.count - 1 { #expect(readError(data.prefix(length), name: "a.png") != nil, "\(length) of \(data.count) bytes") }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      var damaged = [UInt8](data)
      for _ in 0..<3 { damaged[Int(random.next() % UInt64(data.count))] = UInt8(truncatingIfNeeded: random.next()) }
      _ = readError(Data(damaged))
    }
  }
}
