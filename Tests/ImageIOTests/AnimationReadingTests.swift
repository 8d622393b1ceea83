import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import ImageIO

@Suite(.namesSeeds) struct AnimationReadingTests {
  private func animation(_ name: String, frames: Int = 4) throws -> Data {
    let writer: any AnimationWriter =
      name == "a.gif"
      ? try AnimatedGIFWriter(width: 16, height: 12, name: name)
      : try AnimatedWebPWriter(width: 16, height: 12, quality: 1, name: name)
    for frame in 0..<frames { try writer.add(picture(frame), duration: 0.1 * Double(frame + 1)) }
    return try writer.finish()
  }

  private func picture(_ frame: Int) -> CGImage {
    makeImage(16, 12) { x, y in (x / 4 + y / 4 + frame).isMultiple(of: 2) ? 0xffff_0000 : 0xff00_00ff }
  }

  @Test(arguments: ["a.gif", "a.webp"]) func whatWasWrittenIsReadFrameByFrame(_ name: String) throws {
    let source = try #require(CGImageSourceCreateWithData(try animation(name) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 4)
    let group = name == "a.gif" ? kCGImagePropertyGIFDictionary : kCGImagePropertyWebPDictionary
    for frame in 0..<4 {
      let image = try #require(CGImageSourceCreateImageAtIndex(source, frame, nil))
      #expect(image.words == picture(frame).words)
      let times = CGImageSourceCopyPropertiesAtIndex(source, frame, nil)?[group] as? CFDictionary
      #expect(abs((times?[kCGImagePropertyGIFDelayTime] as? Double ?? 0) - 0.1 * Double(frame + 1)) < 0.001)
    }
    #expect(CGImageSourceCreateImageAtIndex(source, 4, nil) == nil && CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    let all = CGImageSourceCopyProperties(source, nil)?[group] as? CFDictionary
    #expect(all?[kCGImagePropertyGIFLoopCount] as? Int == 0, "for ever")
  }

  @Test func framesOfAGIFHaveOnlyTheirDelays() throws {
    let delay: [UInt8] = [0x21, 0xf9, 4, 0, 10, 0, 0, 0], picture: [UInt8] = [0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 2, 0x84, 0x51, 0]
    // The flags 0x80 announce a global table of two colours.
    let head: [UInt8] = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
    let data = Data(head + delay + picture + delay + picture + [0x3b])
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let frame = CGImageSourceCopyPropertiesAtIndex(source, 1, nil)?[kCGImagePropertyGIFDictionary] as? [String: Double]
    #expect(frame == ["DelayTime": 0.1, "UnclampedDelayTime": 0.1])
    let all = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? CFDictionary
    #expect(all?[kCGImagePropertyGIFHasGlobalColorMap] as? Bool == true)
  }

  @Test(arguments: ["a.gif", "a.webp"]) func aPictureOfAnAnimationIsItsFirst(_ name: String) throws {
    let contents = try ImageFile.contents(of: animation(name), decodesFrames: false)
    #expect(contents.image.words == picture(0).words && contents.frames.isEmpty)
  }

  @Test func aStillGIFIsOnePicture() throws {
    let data = try ImageFile.encode(picture(0), as: .gif)
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "com.compuserve.gif")
    #expect(try ImageFile.read(data: data).words == picture(0).words)
  }

  /// Returns an animation of 2 x 2 pixels: a full picture, then one pixel with the given `disposal`, then another pixel.
  private func parts(disposal: UInt8, transparent: Bool = false) -> Data {
    var bytes = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x80, 0, 0, 0xff, 0, 0, 0, 0, 0xff]
    func frame(_ left: UInt8, _ top: UInt8, _ size: UInt8, _ control: UInt8, color: UInt8) {
      bytes += [0x21, 0xf9, 4, control, 10, 0, 1, 0, 0x2c, left, 0, top, 0, size, 0, size, 0, 0, 2]
      // Codes of three bits: the table is cleared (4) before each pixel, so that it never grows; 5 is the end.
      var bits = 0, count = 0, packed: [UInt8] = []
      for code in (0..<size * size).flatMap({ _ in [4, Int(color)] }) + [5] {
        bits |= code << count
        count += 3
        while count >= 8 {
          packed.append(UInt8(bits & 255))
          bits >>= 8
          count -= 8
        }
      }
      if count > 0 { packed.append(UInt8(bits)) }
      bytes += [UInt8(packed.count)] + packed + [0]
    }
    frame(0, 0, 2, 1 << 2, color: 0)
    frame(0, 0, 1, disposal << 2 | (transparent ? 1 : 0), color: 1)
    frame(1, 1, 1, 1 << 2, color: 1)
    return Data(bytes + [0x3b])
  }

  @Test func picturesLieOverThoseBeforeThem() throws {
    let red: UInt32 = 0xffff_0000, blue: UInt32 = 0xff00_00ff
    func words(_ disposal: UInt8, transparent: Bool = false) throws -> [[UInt32]] {
      try ImageFile.contents(of: parts(disposal: disposal, transparent: transparent)).frames.map(\.image.words)
    }
    #expect(try words(1) == [[red, red, red, red], [blue, red, red, red], [blue, red, red, blue]])
    #expect(try words(2) == [[red, red, red, red], [blue, red, red, red], [0, red, red, blue]], "cleared")
    #expect(try words(3) == [[red, red, red, red], [blue, red, red, red], [red, red, red, blue]], "as before")
    #expect(try words(1, transparent: true)[1] == [red, red, red, red])
  }

  @Test func interlacedRowsAreInTheOrderOfTheFormat() {
    #expect(GIFReader.order(10, isInterlaced: true) == [0, 8, 4, 2, 6, 1, 3, 5, 7, 9])
    #expect(GIFReader.order(3, isInterlaced: false) == [0, 1, 2] && GIFReader.order(1, isInterlaced: true) == [0])
  }

  @Test(arguments: ["a.gif", "a.webp"]) func damagedAnimationsAreErrorsAndNeverTrap(_ name: String) throws {
    let data = try animation(name)
    for length in stride(from: 1, to: data.count - 1, by: 5) {
      #expect(readError(data.prefix(length), name: name) != nil, "\(length) of \(data.count) bytes")
    }
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      var damaged = [UInt8](data)
      for _ in 0..<3 { damaged[Int(random.next() % UInt64(data.count))] = UInt8(truncatingIfNeeded: random.next()) }
      _ = readError(Data(damaged))
    }
    // A size of 65535 x 65535 pixels.
    #expect(readError(Data(Array("GIF89a".utf8) + [255, 255, 255, 255, 0, 0, 0, 0x3b])) != nil)
  }
}
