internal import CoreGraphics

extension ImageOutline {
  /// Reads the blocks of a GIF file, as far as it is available.
  init(gif bytes: [UInt8], _ name: String) throws(ImageFileError) {
    guard bytes.count >= 13 else { throw .truncated(file: name) }
    self.init(.gif, bytes.littleHalf(at: 6), bytes.littleHalf(at: 8))
    hasAlpha = false
    isAnimated = true
    var offset = 13
    if bytes[10] & 0x80 != 0 {
      offset += 3 << (Int(bytes[10] & 7) + 1)
      details[kCGImagePropertyGIFHasGlobalColorMap] = NSNumber(value: true)
    }
    var delay = 0
    scan: while offset < bytes.count {
      switch bytes[offset] {
      case 0x21:
        guard offset + 2 < bytes.count else { break scan }
        let label = bytes[offset + 1], start = offset + 2
        guard let end = ImageOutline.afterParts(bytes, start) else { break scan }
        if label == 0xf9, bytes[start] >= 4 {
          delay = bytes.littleHalf(at: start + 2)
          if bytes[start + 1] & 1 == 1 { hasAlpha = true }
        } else if label == 0xff, bytes[start] == 11, bytes.text(start + 1, 11) == "NETSCAPE2.0", bytes[start + 12] >= 3,
          bytes[start + 13] == 1
        {
          loops = bytes.littleHalf(at: start + 14)
        }
        offset = end
      case 0x2c:
        guard offset + 10 < bytes.count else { break scan }
        frames.append(Frame(duration: Double(delay) / 100))
        delay = 0
        let table = bytes[offset + 9] & 0x80 != 0 ? 3 << (Int(bytes[offset + 9] & 7) + 1) : 0
        guard let end = ImageOutline.afterParts(bytes, offset + 11 + table) else { break scan }
        frames[frames.count - 1].isComplete = true
        offset = end
      case 0x3b:
        isComplete = !frames.isEmpty
        break scan
      default: offset += 1
      }
    }
  }

  /// Returns the end of a sequence of sub-blocks, each of which begins with its length; nil if it is not available yet.
  private static func afterParts(_ bytes: [UInt8], _ start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      let length = Int(bytes[offset])
      if length == 0 { return offset + 1 }
      offset += length + 1
    }
    return nil
  }
}
