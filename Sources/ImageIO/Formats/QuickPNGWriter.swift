internal import CoreGraphics
internal import Raster

/// Writes PNG several times as fast as libpng, for pictures of screens: each row is stored as the difference from the row above. The same
/// image gives the same bytes.
enum QuickPNGWriter {
  static func encode(_ pixels: PixelBuffer) -> Data {
    let isOpaque = PixelConversion.isOpaque(pixels)
    let stream = QuickDeflate(pixelBytes: isOpaque ? 3 : 4, width: pixels.width)
    let width = pixels.width, top = pixels.bounds.minY
    // Two rows in the format of the file: not premultiplied, with red in the lowest byte.
    var rows = [UInt32](repeating: 0, count: width * 2)
    rows.withUnsafeMutableBufferPointer { rows in
      var row = rows.baseAddress!, above = row + width
      for y in 0..<pixels.height {
        let source = pixels.row(top + y)
        // The filter "up", of the PNG specification.
        stream.add(byte: 2)
        if y > 0, memcmp(source, pixels.row(top + y - 1), width * 4) == 0 {
          stream.add(pixel: 0)
          if width > 1 { stream.repeatLast(0, count: width - 1) }
        } else {
          convert(source, to: row, width, isOpaque)
          // The row above the first one is zero.
          add(row, above, width, to: stream)
          swap(&row, &above)
        }
        stream.endRow()
      }
    }
    stream.finish()
    var file = PNGReader.signature
    let kind: [UInt8] = [8, isOpaque ? 2 : 6, 0, 0, 0]
    file.append(chunk: "IHDR", PNGChunk.bytes(width) + PNGChunk.bytes(pixels.height) + kind)
    // The rendering intent is perceptual, as libpng writes it for sRGB.
    file.append(chunk: "sRGB", [0])
    file.append(chunk: "IDAT", stream.bytes)
    file.append(chunk: "IEND", [])
    return Data(file)
  }

  private static func convert(_ source: UnsafePointer<UInt32>, to row: UnsafeMutablePointer<UInt32>, _ width: Int, _ isOpaque: Bool) {
    for x in 0..<width {
      let bits = isOpaque ? source[x] & 0x00FF_FFFF : PixelConversion.straight(source[x])
      row[x] = bits & 0xFF00_FF00 | bits >> 16 & 0xFF | (bits & 0xFF) << 16
    }
  }

  private static func add(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ width: Int, to stream: QuickDeflate) {
    var x = 0
    while x < width {
      let difference = subtract(row[x], above[x])
      var end = x + 1
      while end < width, subtract(row[end], above[end]) == difference { end += 1 }
      stream.add(pixel: difference)
      if end > x + 1 { stream.repeatLast(difference, count: end - x - 1) }
      x = end
    }
  }

  /// Subtracts each of the four bytes modulo 256.
  @inline(__always)
  private static func subtract(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
  }
}
