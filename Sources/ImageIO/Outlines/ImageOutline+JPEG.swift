internal import CoreGraphics

extension ImageOutline {
  /// Reads the segments of a JPEG file up to the end of the image.
  init(jpeg bytes: [UInt8], _ name: String) throws(ImageFileError) {
    var size: (width: Int, height: Int)?, jfif: CFDictionary = [:], offset = 2
    var components = 3, precision = 8, isProgressive = false, isComplete = false, scans = 0
    var density: (x: Double, y: Double)?, exif: TIFFDirectory?
    while offset + 1 < bytes.count {
      guard bytes[offset] == 0xff else { throw .corrupt(file: name, reason: "no marker at byte \(offset)") }
      let marker = bytes[offset + 1]
      // Skips fill bytes and markers without data.
      if marker == 0xff { offset += 1; continue }
      if marker == 0x01 || 0xd0...0xd8 ~= marker { offset += 2; continue }
      if marker == 0xd9 { isComplete = size != nil; break }
      guard offset + 4 <= bytes.count else { break }
      let length = bytes.half(at: offset + 2), start = offset + 4, end = offset + 2 + length
      guard length >= 2 else { throw .corrupt(file: name, reason: "a segment of \(length) bytes") }
      guard end <= bytes.count else { break }
      switch marker {
      case 0xc0...0xcf where marker != 0xc4 && marker != 0xc8 && marker != 0xcc:
        guard length >= 8 else { throw .corrupt(file: name, reason: "a frame header of \(length) bytes") }
        size = (bytes.half(at: start + 3), bytes.half(at: start + 1))
        (precision, components) = (Int(bytes[start]), Int(bytes[start + 5]))
        isProgressive = marker & 3 == 2
      case 0xe0 where length >= 16 && bytes.text(start, 5) == "JFIF\0":
        let (unit, x, y) = (bytes[start + 7], bytes.half(at: start + 8), bytes.half(at: start + 10))
        jfif[kCGImagePropertyJFIFVersion] = [NSNumber(value: bytes[start + 5]), NSNumber(value: bytes[start + 6])]
        jfif[kCGImagePropertyJFIFDensityUnit] = NSNumber(value: unit)
        jfif[kCGImagePropertyJFIFXDensity] = NSNumber(value: x)
        jfif[kCGImagePropertyJFIFYDensity] = NSNumber(value: y)
        let factor = unit == 2 ? 2.54 : 1
        if unit != 0, x > 0, y > 0 { density = (Double(x) * factor, Double(y) * factor) }
      case 0xe1 where length >= 8 && bytes.text(start, 6) == "Exif\0\0":
        if exif == nil { exif = TIFFDirectory(bytes[(start + 6)..<end]) }
      case 0xda:
        scans += 1
        offset = ImageOutline.afterScan(bytes, end)
        continue
      default: break
      }
      offset = end
    }
    guard let size else { throw .truncated(file: name) }
    self.init(.jpeg, size.width, size.height)
    (self.isComplete, self.exif, resolution, depth) = (isComplete, exif, density, precision)
    frames = [Frame(isComplete: isComplete)]
    (self.scans, keepsCoefficients) = (scans, isProgressive || scans > 1)
    colorModel = components == 1 ? kCGImagePropertyColorModelGray : components == 4 ? kCGImagePropertyColorModelCMYK : colorModel
    if !jfif.isEmpty || isProgressive { jfif[kCGImagePropertyJFIFIsProgressive] = NSNumber(value: isProgressive) }
    details = jfif
  }

  /// Returns the next marker after the coded data of a scan.
  private static func afterScan(_ bytes: [UInt8], _ start: Int) -> Int {
    var offset = start
    while offset + 1 < bytes.count {
      // After 0xff, 0 means a data byte and 0xd0...0xd7 are restart markers.
      if bytes[offset] == 0xff, bytes[offset + 1] != 0, bytes[offset + 1] != 0xff, !(0xd0...0xd7 ~= bytes[offset + 1]) { return offset }
      offset += 1
    }
    return bytes.count
  }
}
