internal import CPNG
internal import CoreGraphics
internal import Raster

/// Reads a PNG at a fraction of its size. It is decoded row by row, so the memory is only that of the reduced picture and of one row.
final class ReducedPNGReader {
  private let bytes: [UInt8]
  private let name: String
  private let divisor: Int
  private let limits: ImageDecodingLimits
  private let width, height: Int
  /// The sums of the premultiplied channels of each pixel in the current row: blue, green, red, alpha.
  private var sums: [Int]
  private let picture: PixelBuffer

  /// - Parameter divisor: the number of pixels of the file, along each axis, that become one pixel.
  init(_ bytes: [UInt8], _ name: String, outline: ImageOutline, divisor: Int, limits: ImageDecodingLimits) throws(ImageFileError) {
    (self.bytes, self.name, self.divisor, self.limits) = (bytes, name, divisor, limits)
    (width, height) = (outline.width, outline.height)
    let (columns, rows) = ((width + divisor - 1) / divisor, (height + divisor - 1) / divisor)
    try ImageFile.check(width: columns, height: rows, name: name, copies: 1, extra: width * 4, limits)
    guard let picture = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: columns, height: rows)) else {
      throw .tooLarge(file: name, width: columns, height: rows)
    }
    self.picture = picture
    sums = [Int](repeating: 0, count: columns * 4)
  }

  /// - Returns: nil if the file is interlaced and must therefore be decoded as a whole.
  func read() throws(ImageFileError) -> CGImage? {
    let chunks = try PNGChunk.all(in: bytes, name)
    let profile = ColorProfile(png: bytes, chunks)
    let bytes = profile == nil ? bytes : PNGChunk.file(bytes, chunks, without: ["iCCP", "sRGB", "gAMA", "cHRM"])
    var row = [UInt8](repeating: 0, count: width * 4)
    var source = cpng_source()
    let result = bytes.withUnsafeBufferPointer { data in
      source.bytes = data.baseAddress
      source.left = data.count
      return cpng_read_rows(
        &source, &row, width * 4,
        { context, y, pixels in
          guard let context, let pixels else { return }
          Unmanaged<ReducedPNGReader>.fromOpaque(context).takeUnretainedValue().addRow(pixels, Int(y))
        }, Unmanaged.passUnretained(self).toOpaque())
    }
    if result < 0 { return nil }
    guard result > 0 else {
      let text = withUnsafeBytes(of: source.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      throw .corrupt(file: name, reason: text)
    }
    profile?.convert(picture, isPremultiplied: true)
    picture.isOpaque = PixelConversion.isOpaque(picture)
    return CGImage(pixels: picture)
  }

  private func addRow(_ pixels: UnsafePointer<UInt8>, _ y: Int) {
    for x in 0..<width {
      let from = pixels + x * 4, to = x / divisor * 4
      let alpha = Int(from[3])
      for channel in 0..<3 { sums[to + channel] += Int(from[channel]) * alpha }
      sums[to + 3] += alpha
    }
    guard (y + 1) % divisor == 0 || y + 1 == height else { return }
    let down = y % divisor + 1, target = picture.row(y / divisor)
    for x in 0..<picture.width {
      let count = min(divisor, width - x * divisor) * down
      func mean(_ channel: Int, _ unit: Int) -> UInt32 { UInt32((sums[x * 4 + channel] + count * unit / 2) / (count * unit)) }
      target[x] = mean(3, 1) << 24 | mean(2, 255) << 16 | mean(1, 255) << 8 | mean(0, 255)
    }
    for index in sums.indices { sums[index] = 0 }
  }
}
