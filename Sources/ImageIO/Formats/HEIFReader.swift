internal import CoreGraphics
internal import Raster

/// Reads HEIC and AVIF with libheif: the primary image, with its orientation applied. Colours of more than 8 bits are reduced to 8 bits.
struct HEIFReader {
  private let bytes: [UInt8]
  private let name: String
  private let limits: ImageDecodingLimits

  init(_ bytes: [UInt8], _ name: String, limits: ImageDecodingLimits = .current) {
    (self.bytes, self.name, self.limits) = (bytes, name, limits)
  }

  func read() throws(ImageFileError) -> CGImage {
    let boxes = try HEIFBoxes(bytes, name)
    guard boxes.isComplete else { throw .truncated(file: name) }
    let file = try HEIFFile(bytes, name)
    let (width, height) = (Int(file.facts.width), Int(file.facts.height))
    try ImageFile.check(width: width, height: height, name: name)
    let pixels = width * height, (parts, hasAlpha) = (max(1, boxes.parts), file.facts.has_alpha != 0)
    // The decoder has planes of luma, of chroma at half the resolution, and of alpha, in 8 or 16 bits; the library converts them to rows of
    // RGB or RGBA.
    var halfBytes = hasAlpha ? 13 : 9
    if file.facts.bits > 8 { halfBytes += hasAlpha ? 8 : 6 }
    let beyond = max(0, boxes.largest - pixels) * 3
    try ImageFile.check(width: width, height: height, name: name, copies: 1, extra: pixels / 2 * halfBytes + beyond, limits)
    var work = DecodingWork(bytes: bytes.count, name: name, limits: limits)
    // A part may not be larger than the picture, and together the parts cover the picture about once.
    try work.add(max(pixels, boxes.largestCoded * parts))
    guard let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else {
      throw .tooLarge(file: name, width: width, height: height)
    }
    let size = buffer.stride * buffer.height * 4
    try buffer.base.withMemoryRebound(to: UInt8.self, capacity: size) { (target) throws(ImageFileError) in
      try file.decode(target, stride: buffer.stride * 4)
    }
    let isPremultiplied = hasAlpha && file.facts.is_premultiplied != 0
    let profile = file.profile
    let color = profile.isEmpty ? ColorProfile(primaries: file.facts.primaries, transfer: file.facts.transfer) : ColorProfile(profile)
    if color?.space == .rgb || color?.space == .grey { color?.convert(buffer, isPremultiplied: isPremultiplied) }
    buffer.isOpaque = isPremultiplied ? PixelConversion.clamp(buffer) : PixelConversion.premultiply(buffer)
    return CGImage(pixels: buffer)
  }
}
