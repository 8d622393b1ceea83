internal import CoreGraphics
internal import Raster

/// Reads the pictures of an ICO file: PNG files, or bitmaps that are followed by a mask with one bit for each pixel.
struct ICOReader {
  private let bytes: [UInt8]
  private let name: String
  private let limits: ImageDecodingLimits

  init(_ bytes: [UInt8], _ name: String, limits: ImageDecodingLimits = .current) {
    (self.bytes, self.name, self.limits) = (bytes, name, limits)
  }

  func read(_ index: Int) throws(ImageFileError) -> CGImage {
    let directory = try ICODirectory(bytes, name: name)
    guard directory.entries.indices.contains(index) else { throw .corrupt(file: name, reason: "no picture \(index)") }
    let entry = directory.entries[index], picture = Array(bytes[entry.range])
    if entry.isPNG { return try PNGReader(picture, name, limits: limits).read() }
    let header = try BMPHeader(picture, at: 0, isIcon: true, name: name)
    guard header.coding == .plain || header.coding == .masks else { throw .unsupported(file: name, reason: "an icon with runs") }
    let buffer = try BMPReader(picture, name, limits: limits).pixels(header, from: header.end, keepsHighByte: true)
    // Pictures with 32 bits per pixel have an alpha channel, unless it is 0 everywhere.
    let hasAlpha = header.bits == 32 && (0..<header.height).contains { y in (0..<header.width).contains { buffer.row(y)[$0] >> 24 != 0 } }
    if !hasAlpha { mask(buffer, header, picture) }
    buffer.isOpaque = PixelConversion.premultiply(buffer)
    return CGImage(pixels: buffer)
  }

  /// Clears the pixels whose bit in the mask is set. Missing bytes of the mask are 0.
  private func mask(_ buffer: PixelBuffer, _ header: BMPHeader, _ picture: [UInt8]) {
    let start = header.end + header.rowBytes * header.height, rowBytes = (header.width + 31) / 32 * 4
    for y in 0..<header.height {
      let row = buffer.row(header.isTopDown ? y : header.height - 1 - y), rowStart = start + y * rowBytes
      for x in 0..<header.width {
        let byte = rowStart + x / 8
        row[x] = byte < picture.count && picture[byte] >> UInt8(7 - x % 8) & 1 == 1 ? 0 : row[x] | 0xff00_0000
      }
    }
  }
}
