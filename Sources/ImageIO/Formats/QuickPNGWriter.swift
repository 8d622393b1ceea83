internal import CoreGraphics
internal import Raster

/// Writes PNG several times as fast as libpng, for pictures of screens: each row is stored as the difference from the row above. The same
/// image gives the same bytes.
enum QuickPNGWriter {
  static func encode(_ pixels: PixelBuffer) -> Data {
    let isOpaque = PixelConversion.isOpaque(pixels)
    let stream = QuickDeflate(pixelBytes: isOpaque ? 3 : 4, width: pixels.width)
    if isOpaque { addOpaque(pixels, to: stream) } else { addTranslucent(pixels, to: stream) }
    stream.finish()
    var file = PNGReader.signature
    let kind: [UInt8] = [8, isOpaque ? 2 : 6, 0, 0, 0]
    file.append(chunk: "IHDR", PNGChunk.bytes(pixels.width) + PNGChunk.bytes(pixels.height) + kind)
    // The rendering intent is perceptual, as libpng writes it for sRGB.
    file.append(chunk: "sRGB", [0])
    file.append(chunk: "IDAT", stream.bytes)
    file.append(chunk: "IEND", [])
    return Data(file)
  }

  /// Adds the rows of a picture whose alpha is 255 everywhere. Their bytes are put into the order of the file after the subtraction, which works
  /// on each byte alone, and only once for each run of equal differences.
  private static func addOpaque(_ pixels: PixelBuffer, to stream: QuickDeflate) {
    let width = pixels.width, top = pixels.bounds.minY
    let black = [UInt32](repeating: 0xFF00_0000, count: width)
    black.withUnsafeBufferPointer { black in
      for y in 0..<pixels.height {
        addRow(pixels.row(top + y), y == 0 ? black.baseAddress! : UnsafePointer(pixels.row(top + y - 1)), width, to: stream)
      }
    }
  }

  private static func addTranslucent(_ pixels: PixelBuffer, to stream: QuickDeflate) {
    let width = pixels.width, top = pixels.bounds.minY
    // Two rows that are not premultiplied. The row above the first one is zero.
    var rows = [UInt32](repeating: 0, count: width * 2)
    rows.withUnsafeMutableBufferPointer { rows in
      var row = rows.baseAddress!, above = row + width
      for y in 0..<pixels.height {
        let source = pixels.row(top + y)
        let isSame = y > 0 && memcmp(source, pixels.row(top + y - 1), width * 4) == 0
        if !isSame { for x in 0..<width { row[x] = PixelConversion.straight(source[x]) } }
        addRow(isSame ? above : row, above, width, to: stream)
        if !isSame { swap(&row, &above) }
      }
    }
  }

  /// Adds the differences of a row from the row above: the filter "up" of the PNG specification.
  @inline(__always)
  private static func addRow(
    _ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ width: Int, to stream: QuickDeflate
  ) {
    stream.add(byte: 2)
    defer { stream.endRow() }
    if memcmp(row, above, width * 4) == 0 {
      stream.add(pixel: 0)
      if width > 1 { stream.repeatLast(0, count: width - 1) }
      return
    }
    var x = 0
    while x < width {
      let difference = subtract(row[x], above[x])
      var end = x + 1
      if difference == 0 { end = endOfSame(row, above, end, width) }
      while end < width, subtract(row[end], above[end]) == difference { end += 1 }
      let pixel = fileOrder(difference)
      stream.add(pixel: pixel)
      if end > x + 1 { stream.repeatLast(pixel, count: end - x - 1) }
      x = end
    }
  }

  /// Returns an index up to which the rows are equal from `start` on. The next eight pixels are not all equal, or do not exist.
  private static func endOfSame(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>, _ start: Int, _ width: Int) -> Int {
    var end = start
    while end + 8 <= width {
      let a = UnsafeRawPointer(row + end), b = UnsafeRawPointer(above + end)
      var differing: UInt64 = 0
      for offset in stride(from: 0, to: 32, by: 8) {
        differing |= a.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      }
      guard differing == 0 else { break }
      end += 8
    }
    return end
  }

  /// Returns a pixel with red, which comes first in the file, in its lowest byte.
  @inline(__always)
  private static func fileOrder(_ bits: UInt32) -> UInt32 { bits & 0xFF00_FF00 | bits >> 16 & 0xFF | (bits & 0xFF) << 16 }

  /// Subtracts each of the four bytes modulo 256.
  @inline(__always)
  private static func subtract(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a | 0x8080_8080) &- (b & 0x7F7F_7F7F)) ^ ((a ^ ~b) & 0x8080_8080)
  }
}
