internal import CoreGraphics

extension ImageOutline {
  /// Reads the chunks of a WebP file, as far as it is available.
  init(webP bytes: [UInt8], _ name: String) throws(ImageFileError) {
    self.init(.webP, 0, 0)
    let promised = bytes.littleWord(at: 4) + 8
    isComplete = bytes.count >= promised
    hasAlpha = false
    loops = 0
    var offset = 12
    while offset + 8 <= min(bytes.count, promised) {
      let length = bytes.littleWord(at: offset + 4), start = offset + 8
      let isWhole = length <= bytes.count - start
      note(bytes.text(offset, 4), bytes[start..<min(bytes.count, start + length)], isWhole: isWhole)
      guard isWhole else { break }
      offset = start + length + length & 1
    }
    if width == 0 || height == 0 {
      throw isComplete ? .corrupt(file: name, reason: "no size") : .truncated(file: name)
    }
    if !isAnimated { frames = [Frame(isComplete: isComplete)] }
  }

  private mutating func note(_ kind: String, _ body: ArraySlice<UInt8>, isWhole: Bool) {
    let bytes = Array(body.prefix(16))
    switch kind {
    case "VP8X" where bytes.count >= 10:
      isAnimated = bytes[0] & 2 != 0
      hasAlpha = bytes[0] & 16 != 0
      (width, height) = (1 + bytes.littleThree(at: 4), 1 + bytes.littleThree(at: 7))
    case "VP8 " where width == 0 && bytes.count >= 10 && bytes[3...5] == [0x9d, 0x01, 0x2a]:
      (width, height) = (bytes.littleHalf(at: 6) & 0x3fff, bytes.littleHalf(at: 8) & 0x3fff)
    case "VP8L" where bytes.count >= 5 && bytes[0] == 0x2f:
      let bits = bytes.littleWord(at: 1)
      if width == 0 { (width, height) = (1 + bits & 0x3fff, 1 + bits >> 14 & 0x3fff) }
      if bits >> 28 & 1 == 1 { hasAlpha = true }
    case "ANIM" where bytes.count >= 6: loops = bytes.littleHalf(at: 4)
    case "ANMF" where bytes.count >= 16:
      frames.append(Frame(duration: Double(bytes.littleThree(at: 12)) / 1000, isComplete: isWhole))
    case "EXIF" where isWhole:
      let hasPrefix = body.starts(with: Array("Exif".utf8) + [0, 0])
      exif = TIFFDirectory(hasPrefix ? body.dropFirst(6) : body)
    default: break
    }
  }
}
