import Foundation
import Raster
import Testing

@testable import WebShell

/// Tests the binary frames, by decoding them as the page does.
@Suite struct PixelMessageTests {
  private func picture(_ kind: Int) -> PixelBuffer {
    var random = UInt32(kind &+ 1)
    return .made(37, 23) { x, y in
      random = random &* 1_664_525 &+ 1_013_904_223
      switch kind {
      case 0: return 0xFF12_3456
      case 1: return 0xFF00_0000 | random >> 8
      case 2: return x % 5 < 2 ? 0xFFFF_FFFF : 0xFF00_0000 | UInt32(x * 3)
      case 3: return random >> 30 == 0 ? 0xFF00_FF00 : 0xFF00_00FF
      default: return y % 2 == 0 ? 0xFF00_0000 | random >> 8 : 0xFFAA_BBCC
      }
    }
  }

  @Test(arguments: 0..<5) func aFrameIsDecodedToThePicture(_ kind: Int) {
    let buffer = picture(kind)
    let data = PixelMessage.data(number: 7, damage: Region(buffer.bounds), of: buffer, time: 1.25)
    let page = PagePicture(width: buffer.width, height: buffer.height)
    #expect(page.take(data))
    #expect(page.isOf(buffer))
    #expect(page.number == 7)
    #expect(page.time == 1.25)
    #expect(page.rects == [buffer.bounds])
  }

  @Test func theHeaderIsAsTheReadmeSays() {
    let buffer = PixelBuffer.made(8, 8) { _, _ in 0xFF01_0203 }
    let data = PixelMessage.data(number: 0x0102_0304, damage: Region(PixelRect(x: 2, y: 3, width: 4, height: 5)), of: buffer, time: 0)
    #expect(Array(data.prefix(8)) == [4, 3, 2, 1, 1, 0, 0, 0])
    // x, y, width, height, two words: 20 pixels that are all R 1, G 2, B 3.
    #expect(Array(data.dropFirst(16)) == [2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 2, 0, 0, 0, 20, 0, 0, 0x40, 1, 2, 3, 255])
  }

  @Test func onlyDamagedRectanglesTravel() {
    let buffer = picture(1)
    var damage = Region(PixelRect(x: 1, y: 2, width: 3, height: 4))
    damage.formUnion(PixelRect(x: 20, y: 10, width: 5, height: 5))
    // What lies outside of the picture is left out.
    damage.formUnion(PixelRect(x: 36, y: 22, width: 10, height: 10))
    let data = PixelMessage.data(number: 1, damage: damage, of: buffer, time: 0)
    let page = PagePicture(width: buffer.width, height: buffer.height)
    #expect(page.take(data))
    #expect(page.rects.reduce(0) { $0 + $1.area } == 12 + 25 + 1)
    #expect(data.count < 38 * 4 + 200)
  }

  @Test func flatPicturesAreShort() {
    let buffer = PixelBuffer.made(400, 300) { x, y in x > 50 && x < 350 && y > 50 && y < 90 ? 0xFF00_7AFF : 0xFFFF_FFFF }
    #expect(PixelMessage.data(number: 1, damage: Region(buffer.bounds), of: buffer, time: 0).count < 200)
  }
}
