internal import CoreGraphics
internal import Raster

/// Reads the pages of a TIFF file with libtiff, without applying the orientation, which is a property.
struct TIFFReader {
  private let bytes: [UInt8]
  private let name: String
  private let limits: ImageDecodingLimits

  init(_ bytes: [UInt8], _ name: String, limits: ImageDecodingLimits = .current) {
    (self.bytes, self.name, self.limits) = (bytes, name, limits)
  }

  func read(_ index: Int) throws(ImageFileError) -> CGImage {
    let pages = try TIFFPages(bytes, name)
    guard pages.list.indices.contains(index) else { throw .corrupt(file: name, reason: "no page \(index)") }
    let page = pages.list[index]
    guard page.isComplete else { throw .truncated(file: name) }
    let (width, height) = (page.width, page.height), pixels = width * height
    // The memory for the pixels, and for a strip, which may contain the whole page.
    let strip = pixels * max(1, page.bits) * max(1, page.samples) / 8
    try ImageFile.check(width: width, height: height, name: name, copies: 1, extra: pixels * 4 + strip, limits)
    var work = DecodingWork(bytes: bytes.count, name: name, limits: limits)
    try work.add(pixels)
    let file = try TIFFFile(bytes, name, page: index, memory: limits.pictureBytes - pixels * 4)
    guard file.size == (width, height) else { throw .wrongSize(file: name, reason: "\(file.size) pixels") }
    guard let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else {
      throw .tooLarge(file: name, width: width, height: height)
    }
    let decoded = UnsafeMutablePointer<UInt32>.allocate(capacity: pixels)
    defer { decoded.deallocate() }
    decoded.initialize(repeating: 0, count: pixels)
    try file.decode(decoded)
    for y in 0..<height {
      let (from, to) = (decoded + y * width, buffer.row(y))
      for x in 0..<width { to[x] = from[x] & 0xff00_ff00 | (from[x] & 255) << 16 | from[x] >> 16 & 255 }
    }
    let isOpaque = PixelConversion.clamp(buffer)
    if let profile = ColorProfile(file.profile), profile.space == (page.isGrey ? .grey : .rgb) {
      profile.convert(buffer, isPremultiplied: !isOpaque)
    }
    buffer.isOpaque = isOpaque
    return CGImage(pixels: buffer)
  }
}
