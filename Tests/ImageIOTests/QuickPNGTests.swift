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

  /// Rows that equal the row above at their beginnings and ends, for each length of what is equal.
  @Test(arguments: [0xFF00_0000, 0] as [UInt32])
  func rowsThatDifferInPartAreReadAgain(_ alpha: UInt32) throws {
    var random = SeededGenerator(seed: 3)
    for width in 1...40 {
      var row = [UInt32](repeating: alpha | 0x0012_3456, count: width)
      var rows = [row]
      for _ in 0..<40 {
        let start = Int.random(in: 0..<width, using: &random), end = Int.random(in: start...width, using: &random)
        // With an alpha of 0, pixels that differ as they are stored may be equal in the file.
        for x in start..<end { row[x] = UInt32.random(in: 0...3, using: &random) | alpha }
        rows.append(row)
      }
      let buffer = try picture(width, rows.count) { x, y in rows[y][x] }
      if alpha == 0 {
        for y in 0..<rows.count { buffer[-3, 5 + y] = Pixel(bits: 0x8040_2000) }
        let read = try ImageFile.read(data: QuickPNGWriter.encode(buffer)).pixels
        for x in 0..<width {
          #expect((0..<rows.count).allSatisfy { read[x, $0].bits == (x == 0 ? 0x8040_2000 : 0) }, "width \(width), column \(x)")
        }
      } else {
        try check(buffer, "width \(width)")
      }
    }
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
