internal import CoreGraphics
internal import Raster

/// Reads BMP: 1 to 32 bits per pixel, palettes, masks and run lengths. The only maintained libraries for it in Debian are parts of toolkits
/// (gdk-pixbuf, SDL).
struct BMPReader {
  private let bytes: [UInt8]
  private let name: String
  private let limits: ImageDecodingLimits

  init(_ bytes: [UInt8], _ name: String, limits: ImageDecodingLimits = .current) {
    (self.bytes, self.name, self.limits) = (bytes, name, limits)
  }

  func read() throws(ImageFileError) -> CGImage {
    let header = try BMPHeader(bytes, at: 14, isIcon: false, name: name)
    let stated = bytes.littleWord(at: 10)
    let buffer = try pixels(header, from: max(stated, header.end))
    buffer.isOpaque = PixelConversion.premultiply(buffer)
    return CGImage(pixels: buffer)
  }

  /// Returns the pixels, not premultiplied. Without an alpha mask, pixels are opaque; if `keepsHighByte` is true, the alpha of pixels with
  /// 32 bits is then their highest byte.
  func pixels(_ header: BMPHeader, from start: Int, keepsHighByte: Bool = false) throws(ImageFileError) -> PixelBuffer {
    let (width, height) = (header.width, header.height)
    try ImageFile.check(width: width, height: height, name: name, copies: 1, limits)
    var work = DecodingWork(bytes: bytes.count, name: name, limits: limits)
    try work.add(width * height)
    let isPlain = header.coding == .plain || header.coding == .masks
    guard start <= bytes.count, !isPlain || header.rowBytes * height <= bytes.count - start else { throw .truncated(file: name) }
    guard let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else {
      throw .tooLarge(file: name, width: width, height: height)
    }
    guard isPlain else {
      try readRuns(header, from: start, into: buffer)
      return buffer
    }
    let parts = zip(header.masks, [16, 8, 0, 24] as [UInt32]).map { Component(mask: $0, targetShift: $1) }
    for y in 0..<height {
      let row = buffer.row(header.isTopDown ? y : height - 1 - y), rowStart = start + y * header.rowBytes
      switch header.bits {
      case 24: for x in 0..<width { row[x] = 0xff00_0000 | UInt32(bytes.littleThree(at: rowStart + x * 3)) }
      case 16, 32:
        for x in 0..<width {
          let bits = UInt32(header.bits == 16 ? bytes.littleHalf(at: rowStart + x * 2) : bytes.littleWord(at: rowStart + x * 4))
          row[x] = parts[0].value(bits) | parts[1].value(bits) | parts[2].value(bits)
          if keepsHighByte, header.masks[3] == 0 { row[x] |= bits & 0xff00_0000 } else { row[x] |= parts[3].value(bits) }
        }
      default:
        let perByte = 8 / header.bits
        for x in 0..<width {
          let shift = 8 - header.bits - x % perByte * header.bits
          row[x] = color(header, Int(bytes[rowStart + x / perByte]) >> shift & (1 << header.bits - 1))
        }
      }
    }
    return buffer
  }

  /// Returns a colour of the palette; black if the index is out of range.
  private func color(_ header: BMPHeader, _ index: Int) -> UInt32 {
    index < header.palette.count ? header.palette[index] : 0xff00_0000
  }

  /// A component of a pixel, scaled to 8 bits.
  private struct Component {
    var mask: UInt32
    /// The bit position, in the resulting pixel, of the lowest bit of the component.
    var targetShift: UInt32

    @inline(__always) func value(_ bits: UInt32) -> UInt32 {
      // Without a mask, alpha is opaque and other components are 0.
      if mask == 0 { return targetShift == 24 ? 0xff00_0000 : 0 }
      let shift = UInt32(mask.trailingZeroBitCount), maximum = UInt64(mask >> shift)
      return UInt32((UInt64((bits & mask) >> shift) * 255 + maximum / 2) / maximum) << targetShift
    }
  }

  /// Reads run lengths. Pixels that the runs skip have the first colour of the palette.
  private func readRuns(_ header: BMPHeader, from start: Int, into buffer: PixelBuffer) throws(ImageFileError) {
    let (width, height) = (header.width, header.height), isHalf = header.coding == .runs4
    for y in 0..<height { buffer.row(y).update(repeating: color(header, 0), count: width) }
    var x = 0, y = 0, offset = start
    func put(_ index: Int) {
      if x < width, y < height { buffer.row(height - 1 - y)[x] = color(header, index) }
      x = min(x + 1, width)
    }
    while true {
      guard offset + 2 <= bytes.count else { throw .truncated(file: name) }
      let (count, value) = (Int(bytes[offset]), Int(bytes[offset + 1]))
      offset += 2
      guard count == 0 else {
        for index in 0..<count { put(isHalf ? (index % 2 == 0 ? value >> 4 : value & 15) : value) }
        continue
      }
      switch value {
      case 0: (x, y) = (0, y + 1)
      case 1: return
      case 2:
        guard offset + 2 <= bytes.count else { throw .truncated(file: name) }
        (x, y) = (min(width, x + Int(bytes[offset])), y + Int(bytes[offset + 1]))
        offset += 2
      default:
        let length = isHalf ? (value + 1) / 2 : value
        guard offset + length <= bytes.count else { throw .truncated(file: name) }
        for index in 0..<value {
          put(isHalf ? Int(bytes[offset + index / 2]) >> (index % 2 == 0 ? 4 : 0) & 15 : Int(bytes[offset + index]))
        }
        offset += length + length & 1
      }
      guard y <= height else { throw .corrupt(file: name, reason: "runs beyond the last row") }
    }
  }
}
