import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageIO

/// Tests the fast PNG writer: what it writes is read by libpng.
@Suite(.namesSeeds) struct QuickPNGTests {
  /// - Parameter pixel: the pixel at x and y.
  private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) throws -> PixelBuffer {
    let buffer = try #require(PixelBuffer(bounds: PixelRect(x: -3, y: 5, width: width, height: height)))
    for y in 0..<height { for x in 0..<width { buffer[x - 3, y + 5] = Pixel(bits: pixel(x, y)) } }
    return buffer
  }

  private func check(_ buffer: PixelBuffer, _ comment: Comment) throws {
    let data = QuickPNGWriter.encode(buffer)
    let read = try ImageFile.read(data: data).pixels
    #expect(read.bytes(of: read.bounds) == buffer.bytes(of: buffer.bounds), comment)
    #expect(QuickPNGWriter.encode(buffer) == data)
  }

  @Test func opaquePicturesOfAllKindsAreReadAgain() throws {
    try check(picture(1, 1) { _, _ in 0xFF12_3456 }, "one pixel")
    try check(picture(1, 40) { _, y in 0xFF00_0000 | UInt32(y) }, "one column")
    try check(picture(700, 3) { _, _ in 0xFFFF_FFFF }, "repetitions longer than 258 bytes")
    for width in 84...90 { try check(picture(width, 2) { _, _ in 0xFF80_8080 }, "repetitions around 258 bytes: \(width)") }
    try check(picture(90, 60) { x, y in 0xFF00_0000 | UInt32(x / 7) << 16 | UInt32(y / 5) << 8 | UInt32((x + y) / 11) }, "steps")
  }

  @Test func noiseIsReadAgain() throws {
    var random = SeededGenerator(seed: 1)
    // More than one block, and codes that must be shortened.
    try check(
      picture(300, 200) { _, y in
        let state = UInt32(truncatingIfNeeded: random.next())
        let rare = UInt32(1) << (state >> 27)
        return 0xFF00_0000 | (y < 100 ? state >> 8 : (rare & 0xFF) &* 0x0001_0101)
      }, "noise")
  }

  @Test func transparentPicturesAreReadAgain() throws {
    try check(picture(50, 30) { x, y in x < 20 ? 0 : x < 35 ? 0x8040_2000 : y % 3 == 0 ? 0xFFFF_0000 : 0x8080_8080 }, "transparent")
  }

  @Test func codesAreNoLongerThanTheLimit() {
    // Numbers of Fibonacci make the longest codes.
    var counts = [1, 1]
    while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    for longest in [7, 15] {
      let code = HuffmanCode(counts: counts, longest: longest)
      #expect(code.lengths.max()! <= UInt64(longest))
      let used = code.lengths.reduce(0) { $0 + 1 << (longest - Int($1)) }
      #expect(used == 1 << longest, "every pattern of bits is used")
    }
    #expect(HuffmanCode(counts: [0, 5, 0], longest: 15).lengths == [0, 1, 0])
  }
}
