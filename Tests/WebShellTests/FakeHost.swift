import Foundation
import Hosting
import Raster

@testable import WebShell

/// A supervisor whose host is the test.
@MainActor
final class FakeHost: HostSupervisor {
  var sent: [ShellMessage] = []
  var isConnected = true
  var restarts = 0
  /// Called for each message.
  var answers: ((ShellMessage) -> Void)?
  func send(_ message: ShellMessage) {
    sent.append(message)
    answers?(message)
  }
  var moments: [Double] = []
  func scrub(to fraction: Double) { moments.append(fraction) }
  var variants: [PreviewLook] = []
  func show(variants looks: [PreviewLook]) { variants = looks }
  func restart() { restarts += 1 }
}

extension PixelBuffer {
  /// A buffer whose pixels are made by a function.
  static func made(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> PixelBuffer {
    let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height))!
    buffer.paint(buffer.bounds, pixel)
    return buffer
  }

  func paint(_ rect: PixelRect, _ pixel: (Int, Int) -> UInt32) {
    for y in rect.minY..<rect.maxY { for x in rect.minX..<rect.maxX { self[x, y] = Pixel(bits: pixel(x, y)) } }
  }
}

extension HostSurface {
  static func of(_ buffer: PixelBuffer, scale: Double = 1) -> HostSurface {
    HostSurface(file: "/dev/shm/pixels", pixelWidth: buffer.width, pixelHeight: buffer.height, scale: scale)
  }
}

/// What a page makes of the binary frames.
final class PagePicture {
  private(set) var number: UInt32 = 0
  private(set) var rects: [PixelRect] = []
  private(set) var time = 0.0
  /// 0 for the main picture.
  private(set) var index: UInt32 = 0
  private(set) var pixels: [UInt32]
  let width: Int

  init(width: Int, height: Int) {
    self.width = width
    pixels = Array(repeating: 0, count: width * height)
  }

  /// Decodes a frame as the page does. Returns false if it is damaged.
  func take(_ data: Data) -> Bool {
    guard data.count % 4 == 0 else { return false }
    let words = stride(from: 0, to: data.count, by: 4).map { at in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(data[data.startIndex + at + $1]) << UInt32(8 * $1) }
    }
    guard words.count >= 4 else { return false }
    (number, index) = (words[0], words[1] >> 24)
    time = Double(bitPattern: UInt64(words[2]) | UInt64(words[3]) << 32)
    rects = []
    var place = 4
    for _ in 0..<(words[1] & 0xFF_FFFF) {
      guard place + 5 <= words.count else { return false }
      let rect = PixelRect(x: Int(words[place]), y: Int(words[place + 1]), width: Int(words[place + 2]), height: Int(words[place + 3]))
      let end = place + 5 + Int(words[place + 4])
      guard end <= words.count, let decoded = Self.decode(words[(place + 5)..<end], rect) else { return false }
      for y in 0..<rect.height {
        for x in 0..<rect.width { pixels[(rect.minY + y) * width + rect.minX + x] = decoded[y * rect.width + x] }
      }
      rects.append(rect)
      place = end
    }
    return place == words.count
  }

  static func decode(_ words: ArraySlice<UInt32>, _ rect: PixelRect) -> [UInt32]? {
    var out: [UInt32] = [], words = words
    while let head = words.popFirst() {
      for _ in 0..<(head & 0x3FFF_FFFF) {
        switch head >> 30 {
        case 0:
          guard let pixel = words.popFirst() else { return nil }
          out.append(pixel)
        case 1:
          guard let pixel = words.first else { return nil }
          out.append(pixel)
        case 2:
          guard out.count >= rect.width else { return nil }
          out.append(out[out.count - rect.width])
        default: return nil
        }
      }
      if head >> 30 == 1 { words = words.dropFirst() }
    }
    return out.count == rect.area ? out : nil
  }

  /// Whether it is the picture of a host: R, G, B, 255 in place of B, G, R, A.
  func isOf(_ buffer: PixelBuffer) -> Bool {
    (0..<buffer.height).allSatisfy { y in
      (0..<buffer.width).allSatisfy { x in
        let bits = buffer[x, y].bits
        return pixels[y * width + x] == 0xFF00_0000 | (bits & 0xFF00) | (bits >> 16 & 0xFF) | (bits & 0xFF) << 16
      }
    }
  }
}
