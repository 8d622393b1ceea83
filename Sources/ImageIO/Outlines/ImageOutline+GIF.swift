internal import CoreGraphics

extension ImageOutline {
  /// Reads the blocks of a GIF file, as far as it is available.
  init(gif bytes: [UInt8], _ name: String) throws(ImageFileError) {
    guard bytes.count >= 13 else { throw .truncated(file: name) }
    self.init(.gif, bytes.littleHalf(at: 6), bytes.littleHalf(at: 8))
    hasAlpha = false
    isAnimated = true
    var place = 13
    if bytes[10] & 0x80 != 0 {
      place += 3 << (Int(bytes[10] & 7) + 1)
      details[kCGImagePropertyGIFHasGlobalColorMap] = NSNumber(value: true)
    }
    var delay = 0
    scan: while place < bytes.count {
      switch bytes[place] {
      case 0x21:
        guard place + 2 < bytes.count else { break scan }
        let label = bytes[place + 1], start = place + 2
        guard let end = ImageOutline.afterParts(bytes, start) else { break scan }
        if label == 0xf9, bytes[start] >= 4 {
          delay = bytes.littleHalf(at: start + 2)
          if bytes[start + 1] & 1 == 1 { hasAlpha = true }
        } else if label == 0xff, bytes[start] == 11, bytes.text(start + 1, 11) == "NETSCAPE2.0", bytes[start + 12] >= 3,
          bytes[start + 13] == 1
        {
          loops = bytes.littleHalf(at: start + 14)
        }
        place = end
      case 0x2c:
        guard place + 10 < bytes.count else { break scan }
        frames.append(Frame(duration: Double(delay) / 100))
        delay = 0
        let table = bytes[place + 9] & 0x80 != 0 ? 3 << (Int(bytes[place + 9] & 7) + 1) : 0
        guard let end = ImageOutline.afterParts(bytes, place + 11 + table) else { break scan }
        frames[frames.count - 1].isComplete = true
        place = end
      case 0x3b:
        isComplete = !frames.isEmpty
        break scan
      default: place += 1
      }
    }
  }

  /// Returns the end of a sequence of sub-blocks, each of which begins with its length; nil if it is not available yet.
  private static func afterParts(_ bytes: [UInt8], _ start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      let length = Int(bytes[place])
      if length == 0 { return place + 1 }
      place += length + 1
    }
    return nil
  }
}
