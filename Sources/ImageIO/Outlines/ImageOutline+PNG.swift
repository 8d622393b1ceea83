internal import CoreGraphics

extension ImageOutline {
  /// Reads the chunks of a PNG file, as far as it is available.
  init(png bytes: [UInt8], _ name: String) throws(ImageFileError) {
    guard bytes.count >= 33 else { throw .truncated(file: name) }
    guard bytes.word(at: 8) == 13, bytes.text(12, 4) == "IHDR" else { throw .corrupt(file: name, reason: "no header chunk") }
    self.init(.png, bytes.word(at: 16), bytes.word(at: 20))
    let colorType = bytes[25]
    depth = Int(bytes[24])
    hasAlpha = colorType & 4 != 0
    if colorType & 3 == 0 { colorModel = kCGImagePropertyColorModelGray }
    details[kCGImagePropertyPNGInterlaceType] = NSNumber(value: bytes[28] == 1 ? 1 : 0)
    var hasBegun = false, hasEnded = false
    var offset = 33
    while offset + 8 <= bytes.count {
      let length = bytes.word(at: offset), start = offset + 8
      let kind = bytes.text(offset + 4, 4)
      let isWhole = length <= bytes.count - start - 4
      if isWhole { note(kind, bytes, start, length, hasBegun: &hasBegun) }
      if kind == "IEND" { (isComplete, hasEnded) = (isWhole, true) }
      guard isWhole else { break }
      offset = start + length + 4
    }
    if frames.isEmpty { (frames, isAnimated) = ([Frame()], false) }
    if hasEnded { frames[frames.count - 1].isComplete = true }
  }

  private mutating func note(_ kind: String, _ bytes: [UInt8], _ start: Int, _ length: Int, hasBegun: inout Bool) {
    switch kind {
    case "IDAT": hasBegun = true
    case "acTL" where length == 8 && !hasBegun:
      isAnimated = true
      loops = bytes.word(at: start + 4)
    case "fcTL" where length == 26 && isAnimated:
      if !frames.isEmpty { frames[frames.count - 1].isComplete = true }
      let (delay, unit) = (bytes.half(at: start + 20), bytes.half(at: start + 22))
      frames.append(Frame(duration: Double(delay) / Double(unit == 0 ? 100 : unit)))
    case "tRNS": hasAlpha = true
    case "gAMA" where length == 4: details[kCGImagePropertyPNGGamma] = NSNumber(value: Double(bytes.word(at: start)) / 100_000)
    case "sRGB" where length == 1: details[kCGImagePropertyPNGsRGBIntent] = NSNumber(value: Int(bytes[start]))
    case "pHYs" where length == 9:
      let (x, y) = (bytes.word(at: start), bytes.word(at: start + 4))
      details[kCGImagePropertyPNGXPixelsPerMeter] = NSNumber(value: x)
      details[kCGImagePropertyPNGYPixelsPerMeter] = NSNumber(value: y)
      if bytes[start + 8] == 1, x > 0, y > 0 { resolution = (Double(x) * 0.0254, Double(y) * 0.0254) }
    case "tEXt":
      let text = bytes[start..<(start + length)]
      guard let end = text.firstIndex(of: 0) else { return }
      let key = String(decoding: text[..<end], as: UTF8.self)
      // The text is in Latin-1.
      if Self.texts.contains(key) { details[key] = String(String.UnicodeScalarView(text[(end + 1)...].map { Unicode.Scalar($0) })) }
    case "eXIf": exif = TIFFDirectory(bytes[start..<(start + length)])
    default: break
    }
  }

  private static let texts: Set = ["Author", "Comment", "Copyright", "Description", "Disclaimer", "Software", "Source", "Title", "Warning"]
}
